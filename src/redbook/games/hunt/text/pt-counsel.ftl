# O que diz o conselheiro: por que faria isto aqui. Os mesmos identificadores e variáveis estão em en-counsel.ftl e es-counsel.ftl.

# Where Frodo may be
counsel-likely-known = Todas as respostas até agora deixam a Frodo um só lugar: { $place }.
counsel-likely-two = Só dois lugares combinam com as respostas: { $place } ({ $chance } %) e { $second } ({ $chance2 } %).
counsel-likely = { $count } lugares combinam com as respostas. Os mais prováveis: { $place } ({ $chance } %) e { $second } ({ $chance2 } %).
counsel-dice-plenty = Para { $acts ->
    [0] nenhum turno de Nazgûl
    [1] um turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoje você tem { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
}: dá para gastar um aqui, e de manhã todos são lançados de novo.
counsel-dice-few = Os dados são poucos, { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
} para { $acts ->
    [0] nenhum turno de Nazgûl
    [1] um turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoje, mas este uso vale um.

# Questions
counsel-search = Uma Procura pergunta se Frodo já passou por { $place }: um sim sai em cerca de { $chance } % das vezes.
counsel-remaining = Um sim deixa { $yes ->
    [0] nenhum lugar
    [1] um lugar possível
   *[other] { $yes } lugares possíveis
}; um não, { $no ->
    [0] nenhum lugar
    [1] um lugar possível
   *[other] { $no } lugares possíveis
}.
counsel-search-after = Frodo já foi encontrado: uma Procura em { $place } não diz nada de novo neste turno, só marca o rastro.
counsel-search-idle = Uma Procura em { $place } não custa dado. A resposta é quase certa, mas sem ela a ação se perderia.
counsel-search-paid = A Procura vem junto com a cavalgada e não custa nada a mais.
counsel-clue = Em { $place } pode haver um marcador de Informação: você tem { $powers } e cada um abre outro poder dos Cavaleiros Negros.
counsel-perceive = A chance de Frodo estar em { $kind ->
    [section] a seção { $target }
   *[area] a área { $target }
} é de { $chance } %. Um sim deixa { $yes ->
    [0] nenhum lugar
    [1] um lugar possível
   *[other] { $yes } lugares possíveis
}; um não, { $no ->
    [0] nenhum lugar
    [1] um lugar possível
   *[other] { $no } lugares possíveis
}.
counsel-perceive-idle = Sobre { $kind ->
    [section] a seção { $target }
   *[area] a área { $target }
} não resta nada a perguntar; aqui nenhum outro uso do dado rende mais.
counsel-perceive-after = Frodo já foi encontrado: uma Percepção de { $kind ->
    [section] a seção { $target }
   *[area] a área { $target }
} não diz nada que o Encontro não vá dizer.
counsel-perceive-doubt = Um sim também pode ser por Gandalf: ele pode estar ali com { $chance } %.
counsel-perceive-who = Gandalf pode estar ali com { $chance } %, mas esta resposta diz quem é.

# Hunts
counsel-hunt = A chance de uma Busca em { $place } encontrar Frodo é de { $chance } %. Custaria a ele { $draws ->
    [0] nenhuma peça
    [1] uma peça
   *[other] { $draws } peças
}, ou seja, { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-hunt-deadly = Frodo cai com mais { $left ->
    [1] 1
   *[other] { $left }
} de Corrupção: esta Busca pode acabar com o jogo.
counsel-hunt-free = Frodo se moveu de noite, então esta Busca não precisa de dado.
counsel-hunt-lord = O Senhor dos Nazgûl faz a Busca sem gastar dado.
counsel-hunt-also = Se Frodo não estiver lá, a Busca responde como uma Procura: com { $chance } % ele já passou por ali.
counsel-hunt-trail = Frodo não está agora em { $place }, mas a Busca diz se ele passou por ali: cerca de { $chance } %.
counsel-hunt-after = Frodo já foi encontrado: uma Busca em { $place } só pode trazer Informação.

# Rides
counsel-ride-search = { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
} segue uma Procura, sem gastar dado.
counsel-ride-hunt = Primeiro cavalgar e depois buscar: ao alcance não há lugar melhor para uma Busca que { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
}.
counsel-ride-perceive = De { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} um Anel ou uma Sombra dá a Percepção que mais esclarece.
counsel-ride-sorcery = { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
} um resultado de Feitiçaria rende mais que uma pergunta.
counsel-ride-remove = De { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} este Nazgûl pode tirar do caminho um marcador de Aliado.
counsel-ride-advance = De { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} o Avanço aproxima os quatro.
counsel-cover = De { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} os quatro cobrem mais: no próximo turno um deles pode estar onde Frodo está ou estará com { $after } %, em vez de { $before } %.
counsel-nearer = Assim passa de { $before ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $before } cavalgadas
} para { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} de distância de { $second }, onde mais vai fazer falta.
counsel-cover-same = Os quatro continuam alcançando { $after } % de onde Frodo está ou estará, e com { $nearby ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $nearby } Nazgûl
} a uma cavalgada de { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} um Encontro ali lhe custa mais peças.
counsel-cover-keep = Os quatro continuam espalhados: no próximo turno um deles pode estar onde Frodo está ou estará com { $after } %.
counsel-cover-flight = Depois Frodo vai fugir: de { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} e com os outros você alcança { $after } % de onde ele pode estar.
counsel-close = Frodo foi encontrado em { $second }: de { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} este entra no Encontro, { $heads ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $heads } Nazgûl
} no total, para mais { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-close-stay = Já conta no Encontro em { $second }: cada Nazgûl ali ou ao lado ({ $heads } agora) custa a Frodo uma peça, em média { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-close-far = Este não chega ao lado de { $second } a tempo do Encontro.
counsel-stand = Nem mais um passo: de { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} e com os outros você alcança { $after } % de onde Frodo está ou estará, e nenhum passo melhora isso.
counsel-end-idle = { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
} não há nada a descobrir: nem pergunta nem Busca mudaria o que você sabe.
counsel-end-dear = O que se poderia fazer { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
} vale menos que o dado que custa.
counsel-end-done = Este Nazgûl terminou. Como estão os quatro, um pode estar onde Frodo está ou estará no próximo turno com { $after } %.
counsel-end-ground = Fique { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
}: os quatro alcançam { $after } % de onde Frodo está ou estará, e nenhuma cavalgada melhora isso.
counsel-others-ride = O Nazgûl { $nazgul } é o que mais ganha com dois passos.
counsel-others-stay = Ninguém mais deve sair do lugar: os quatro alcançam { $after } % de onde Frodo está ou estará.
counsel-power-ride = Um dado por mais { $steps ->
    [0] nenhum espaço
    [1] um espaço
   *[other] { $steps } espaços
} é bem gasto aqui.
counsel-power-pair = Custa dois dados, e hoje você não tem uso melhor para os dois.
counsel-advance = Os quatro cavalgam um espaço sem gastar mais nada.
counsel-pay = { $face }: dos seus { $count ->
    [0] nenhum dado
    [1] um dado
   *[other] { $count } dados
}, é o que menos fará falta.
counsel-pay-keep = Espadas e Sombras fazem Buscas; sem elas você só pode perguntar: guarde-as enquanto puder.
counsel-remove = O marcador de Aliado em { $place } fecha um lugar onde Frodo está ou logo estará com { $chance } %.
counsel-remove-road = O marcador de Aliado em { $place } barra o seu caminho, e este dado não tem nada melhor a fazer.

# Before the game
counsel-assign = Divida os quatro por igual: { $seat } { $count ->
    [0] não tem nenhum
    [1] tem um
   *[other] tem { $count }
} por enquanto.
counsel-lead = A liderança passa todo dia ao seguinte, então importa pouco quem começa: o líder age primeiro e compra uma carta.
counsel-place = De { $place } duas cavalgadas alcançam { $chance } % de onde Frodo está ou estará nos primeiros turnos.
counsel-place-apart = Espalhe-os: { $place } fica a { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} do mais próximo dos outros, para que ele encontre um cavaleiro por onde for.
counsel-place-far = Frodo está longe de todos estes inícios; { $place } dá para os caminhos por onde ele terá de vir.
counsel-share = Fique com { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}: quem tem uma carta precisa de um Nazgûl no lugar certo para jogá-la, e você tem os seus.
counsel-lord-at-start = Todos começam juntos, então qualquer um pode ceder o lugar ao Senhor: ele faz a Busca sem dado e custa a Frodo duas peças.

# Sorcery cards
counsel-draw-sorcery = Compre: { $count ->
    [0] você ainda não tem cartas de Feitiçaria
    [1] a sua única carta de Feitiçaria serviria de pouco aqui
   *[other] nenhuma das suas { $count } cartas de Feitiçaria renderia mais aqui
}, e nenhuma pergunta daqui esclarece tanto.
counsel-spell = { $card } rende agora mais que depois.
counsel-spell-breath = O último local de Frodo está conectado a { $where ->
    [wild] um ponto perto de { $place }
   *[place] { $place }
} com { $chance } %: então ele sofre 1 de Corrupção, e a resposta aperta o cerco de qualquer modo.
counsel-spell-net = Com a rede mais larga { $count ->
    [1] mais um Nazgûl conta
   *[other] mais { $count } Nazgûl contam
} no Encontro, cada um por { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-spell-riders = Como estão, os quatro alcançam { $after } % de onde Frodo está ou estará: alguns passos a mais de vários melhoram isso.
counsel-spell-lord = O Senhor dos Nazgûl faz a Busca sem dado, lança um próprio e custa duas peças num Encontro, { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
} cada uma.
counsel-spell-special = Uma peça especial fica para sempre na reserva da Busca e nenhum amigo pode cancelá-la: agora há { $count ->
    [0] nenhuma peça
    [1] uma peça
   *[other] { $count } peças
}, em média { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
} cada uma.
counsel-spell-eye = Mais um Olho ao lado da Corrupção: cada Olho que for tirado a partir de agora custa { $after } em vez de { $before }.
counsel-spell-knife = O próximo Encontro custa uma peça a mais, em média { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}, venha quando vier.
counsel-spell-corruption = Frodo descansou: 1 de Corrupção com certeza, e já são { $total }.
counsel-spell-token = Tira um dos { $tokens ->
    [0] nenhum marcador
    [1] um marcador
   *[other] { $tokens } marcadores
} do Portador: sem eles ele não pode impedir uma Busca.
counsel-spell-dread = O Portador não tem mais marcadores: Frodo sofre 1 de Corrupção, e já são { $total }.
counsel-spell-ally = O Portador tem { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}, e uma delas pode estar guardada para impedir a sua próxima Busca.
counsel-spell-draw = Duas cartas novas por uma: você tem { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}.
counsel-spell-dots = Quantos pontos ele andou desde então diz quais dos { $count ->
    [0] nenhum lugar
    [1] um lugar
   *[other] { $count } lugares
} ainda combinam e até onde vai o próximo passo.
counsel-spell-die = Um dado gasto volta: restam { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
}.
counsel-spell-reroll = Os { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
} que restam podem mostrar algo melhor.
counsel-spell-fog = Sem cartas que o movam, Frodo dá um passo por turno, e você pode contá-los.
counsel-spell-silence = O Portador tem { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}: nenhuma poderá impedir uma Busca neste turno.
counsel-discard-sorcery = Das suas { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}, { $card } é a que menos promete daqui em diante.
counsel-discard-other-part = { $card } tem um efeito para a outra parte do jogo; das suas { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}, é a que menos fará falta.
counsel-pick-stopper = { $card } pode impedir uma Busca depois que você gastou o dado: nenhuma outra carta desta mão custa tanto a você.
counsel-pick-cancel = { $card } pode desfazer uma ação sua fora de turno; as outras só ajudam Frodo no turno dele.
counsel-pick = Nenhuma destas cartas pode impedir uma Busca; { $card } é a que mais ajuda Frodo no caminho.
counsel-tile-eye = Um Olho custa agora { $cost } e encarece todos os seguintes: com o tempo, mais que um 3.
counsel-tile-number = Um 3 custa sempre 3; um Olho custaria agora { $cost }.
counsel-reroll-sorcery = { $face }: este resultado serve agora de pouco; um novo lançamento pode dar uma Espada.
counsel-reroll-ring = { $face }: Frodo já foi encontrado e não há nada a perceber; um novo lançamento pode dar uma Feitiçaria.
counsel-reroll-enough = O resto dos seus { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
} mostra o que você precisa.

# The Ring-bearer: danger and the way
counsel-risk = Pelo que ouviram, os caçadores podem ter { $chance } % de certeza de que você está em { $place }, e { $hunters ->
    [0] nenhum Nazgûl pode
    [1] um Nazgûl pode
   *[other] { $hunters } Nazgûl podem
} chegar neste turno: conte com { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-risk-none = Sem movimentos extras nenhum Nazgûl pode chegar a { $place } neste turno; a que você esteja lá os caçadores dão { $chance } %.
counsel-way = Dali, { $need ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $need } movimentos
} até a Saída mais próxima, e restam { $left } no indicador: { $spare ->
    [0] não sobra nenhum
    [1] sobra um
   *[other] sobram { $spare }
}.
counsel-way-short = Dali, { $need ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $need } movimentos
} até a Saída mais próxima, e { $left ->
    [0] não resta nenhum
    [1] só resta um
   *[other] só restam { $left }
}: cada um que falta, { $missing } no total, custa uma peça, em média { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-exit = { $place } é uma Saída: Frodo chega a Bri e a Parte 1 termina { $left ->
    [0] sem sobrar nenhum movimento
    [1] com um movimento de sobra
   *[other] com { $left } movimentos de sobra
}. Ninguém pode caçá-lo no caminho.
counsel-dot = Um ponto não revela nada: { $place } continua sendo o seu último local, e com { $dots ->
    [0] nenhum ponto
    [1] um ponto
   *[other] { $dots } pontos
} desde então o próximo passo vai mais longe.
counsel-not-straight = Por { $second } você iria mais rápido, mas dariam { $chance } % a que esteja lá e { $hunters ->
    [0] nenhum Nazgûl pode
    [1] um Nazgûl pode
   *[other] { $hunters } Nazgûl podem
} chegar: conte com { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-night-walk = Andar de noite custa 1 de Corrupção e deixa todo Nazgûl fazer a Busca sem dado; mas ficar custaria neste turno { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-rest = Descanse: seguir de noite custaria 1 de Corrupção e deixaria todo Nazgûl fazer a Busca sem dado.
counsel-rest-heals = Descanse: com Sam ao lado a Corrupção de Frodo baixa para { $corruption }; seguir somaria 1 e daria Buscas sem dado.
counsel-rest-dice = Se você descansa, uma Busca exige uma Espada ou uma Sombra: aos Espectros do Anel { $dice ->
    [0] não resta nenhuma hoje
    [1] resta uma hoje
   *[other] restam { $dice } hoje
}.
counsel-enough = Outro passo não levaria a nada melhor neste turno.
counsel-resolve = Mais um movimento tira você do alcance deles; gasta a carta de Frodo e deixa uma reserva de { $pool ->
    [0] nenhum marcador
    [1] um marcador
   *[other] { $pool } marcadores
}.
counsel-flee = Eles sabem onde você estava. A que você esteja em { $place } vão dar { $chance } %, e { $hunters ->
    [0] não há nenhum Nazgûl
    [1] há um Nazgûl
   *[other] há { $hunters } Nazgûl
} a uma cavalgada.
counsel-flee-stay = Vão pensar que você fugiu: a que continue em { $place } vão dar só { $chance } %.

# Cards and tokens
counsel-hold = Nenhuma das suas { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
} evita neste turno mais do que promete para depois.
counsel-hold-stopper = Guarde { $card } e um marcador ({ $tokens } no total): juntos impedem uma Busca que encontraria você.
counsel-token-card = Você tem { $tokens ->
    [0] nenhum marcador
    [1] um marcador
   *[other] { $tokens } marcadores
} e { $held ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $held } cartas
}: um marcador que não é preciso para impedir nada vale mais como carta.
counsel-token-back = Você recupera um no começo do próximo dia, porque Frodo terá menos de dois.
counsel-gain-token = Um marcador paga uma carta ou impedir uma Busca: você tem { $tokens } de { $pool }.
counsel-draw-ally = Traz { $drawn ->
    [1] uma carta nova
   *[other] { $drawn } cartas novas
}, e { $others ->
    [0] você não tem nenhuma outra
    [1] a sua outra carta rende menos neste turno
   *[other] nenhuma das suas outras { $others } cartas rende mais neste turno
}.
counsel-hand-full = A sua mão está cheia ({ $count }): a próxima carta custaria uma de qualquer modo.
counsel-heal = A Corrupção de Frodo baixa para { $corruption } de { $limit }: quanto mais perto do limite, mais pesa cada ponto.
counsel-heal-none = Frodo não tem Corrupção para curar: guarde o marcador.
counsel-card-tells = Jogá-la diz onde você pode estar: a que você esteja em { $place } vão dar { $after } %, em vez de { $before } %.
counsel-card-plain = { $card } rende agora mais que qualquer outra das suas { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}.
counsel-marker = Nenhum Nazgûl pode entrar nem passar por { $place } até que um deles gaste ao lado uma Espada ou uma Sombra.
counsel-marker-way = Você vai passar por { $place }: com um marcador ali nenhum Nazgûl entra até que um gaste ao lado uma Espada ou uma Sombra.
counsel-marker-none = Aqui um marcador não afastaria ninguém de você.
counsel-marker-stay = Os marcadores de Aliado estão onde mais ajudam.
counsel-marker-taken = O marcador de { $place } já não serve de nada ali.
counsel-move-ally = Um marcador de Aliado ({ $count } no tabuleiro) pode ficar onde barre o caminho até você.
counsel-closed = Com isso fechado, { $after ->
    [0] nenhum Nazgûl pode
    [1] um Nazgûl pode
   *[other] { $after } Nazgûl podem
} chegar a { $place } neste turno, em vez de { $before }: poupa em média { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-closed-little = Alonga o caminho deles até { $place }, embora { $after ->
    [0] ninguém pudesse chegar neste turno de qualquer modo
    [1] um Nazgûl ainda possa chegar
   *[other] { $after } Nazgûl ainda possam chegar
}.
counsel-closed-early = Com cartas que fecham um caminho, espere até Frodo ter se movido.
counsel-push-card = { $hunters ->
    [0] Mantém todos longe do seu caminho: nenhum Nazgûl pode chegar a { $place } neste turno.
    [1] Um Nazgûl pode chegar a { $place } neste turno, por { $tenths ->
        [0] quase nada de Corrupção
       *[other] cerca de { $whole },{ $digit } de Corrupção
    }: afugente-o.
   *[other] { $hunters } Nazgûl podem chegar a { $place } neste turno, por { $tenths ->
        [0] quase nada de Corrupção
       *[other] cerca de { $whole },{ $digit } de Corrupção
    }: afugente-os.
}
counsel-push-off = Dali o Nazgûl { $nazgul } fica a { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} de { $place }, e neste turno { $hunters ->
    [0] ninguém mais pode chegar
    [1] só mais um pode chegar
   *[other] outros { $hunters } podem chegar
}.
counsel-push = Ali o Nazgûl { $nazgul } fica a { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} de { $place } e fora do caminho que você vai tomar.
counsel-drive = Estes são os que convém afastar: { $count ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $count } Nazgûl
}, a { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} de { $place }.
counsel-move-again = Mais um passo agora: { $hunters ->
    [0] ninguém pode chegar a { $place } neste turno, mas
    [1] um Nazgûl pode chegar a { $place } neste turno, por { $tenths ->
        [0] quase nada de Corrupção
       *[other] cerca de { $whole },{ $digit } de Corrupção
    }, e
   *[other] { $hunters } Nazgûl podem chegar a { $place } neste turno, por { $tenths ->
        [0] quase nada de Corrupção
       *[other] cerca de { $whole },{ $digit } de Corrupção
    }, e
} ainda faltam { $need ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $need } movimentos
} até a Saída mais próxima.
counsel-longer = Um passo que vai { $dots ->
    [0] nenhum ponto
    [1] um ponto
   *[other] { $dots } pontos
} mais longe: a Saída mais próxima fica a { $after ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $after } movimentos
} em vez de { $need }, e eles não sabem para onde você foi.
counsel-merry = Com Merry na Companhia você pode jogar duas cartas de Aliado por turno, e ele pode cancelar uma peça.
counsel-hide-information = Você tem { $count ->
    [0] nenhum marcador de Informação
    [1] um marcador de Informação
   *[other] { $count } marcadores de Informação
}: o que é virado não dá aos Espectros do Anel nenhum poder novo.
counsel-rob-card = Um deles tem { $count ->
    [0] nenhuma carta de Feitiçaria
    [1] uma carta de Feitiçaria
   *[other] { $count } cartas de Feitiçaria
}, e cada carta a menos é uma surpresa a menos.
counsel-ring-die = Eles têm { $count ->
    [1] um Anel
   *[other] { $count } Anéis
} sem usar: uma Percepção a menos hoje.
counsel-return-eye = Um Olho volta à reserva: cada Olho tirado passa a custar { $after } em vez de { $before }.
counsel-lore = Na próxima mudança de curso você verá mais uma carta de Jornada, e quanto mais vir, melhor a saída.

# Out of turn
counsel-stop-hunt = Esta Busca encontra você em { $place }: com { $heads ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $heads } Nazgûl
} por perto custaria { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}. Era para isto que a carta estava guardada.
counsel-let-hunt-here = Encontram você em { $place } com { $heads ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $heads } Nazgûl
} por perto, por { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}, e nada do que você tem compensa contra isso.
counsel-let-hunt = Eles buscam em { $second } e você está em { $place }: deixe.
counsel-let-found = Você já foi encontrado em { $place }: nenhuma resposta lhes diz mais neste turno.
counsel-let-perception = Perguntam por { $kind ->
    [section] a seção { $target }
   *[area] a área { $target }
}.
counsel-answer-sharp = A resposta os ajuda: a que você esteja em { $place } vão dar { $after } %, em vez de { $before } %.
counsel-answer-wide = A resposta os despista: a que você esteja em { $place } vão dar { $after } %, em vez de { $before } %.
counsel-answer-nothing = A resposta não lhes diz nada: a que você esteja em { $place } continuam dando { $after } %.
counsel-stop-clue = A resposta em { $place } os ajudaria mais do que a carta ajudará você depois.
counsel-stop-sorcery = { $card } é uma das cartas mais temíveis: impeça.
counsel-let-sorcery = { $card } custa menos do que você gastaria para impedi-la.
counsel-take-tiles = As peças custam { $total } no total, e serão { $corruption } de { $limit }: dá para suportar.
counsel-take-friends = Um amigo só pode cancelar uma peça uma vez e com isso se perde a ajuda dele: guarde-o para uma compra pior.
counsel-flip = { $company } pode poupar { $saved } de { $total } de Corrupção: você fica em { $corruption } de { $limit }.
counsel-flip-who = Dos amigos disponíveis, { $company } é quem menos fará falta.
counsel-flip-saves = Com todas as peças Frodo cairia: o limite é { $limit }. { $company } tira { $saved } de { $total } e o jogo continua.
counsel-flip-late = Mesmo sem { $saved } de { $total } Frodo chega a { $limit }; só resta tentar com { $company }.
counsel-clue-give = Entregue { $place }: fica a só { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} de onde eles começam, então a encontrariam primeiro de qualquer modo.
counsel-clue-hide = Esconda { $place }: há um Nazgûl a só { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} e ele a encontraria primeiro.
counsel-clue-none = Não resta nada a esconder.
counsel-discard-ally = Das suas { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}, { $card } é a que menos promete para o resto do caminho.
counsel-discard-keep = Acima de tudo guarde { $card }: impede uma Busca.
counsel-rob = { $seat } é quem mais tem: { $count ->
    [0] nenhuma carta de Feitiçaria
    [1] uma carta de Feitiçaria
   *[other] { $count } cartas de Feitiçaria
}.
counsel-pick-sorcery = Das cartas que você vê, { $card } é a que mais custaria a Frodo.
counsel-take-die = { $face }: tire o dado que mais prejudica. Dos que podem fazer Buscas eles têm { $count }.

# Part 2
counsel-journey = { $journey }: { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
}, limite { $limit }. Em média, os caçadores acertariam o seu lugar com { $chance } %.
counsel-journey-other = O outro caminho é mais batido: { $chance } %, porque mais cartas de Jornada vão por ali.
counsel-journey-long = Um caminho longo compensa: ali Frodo aguenta { $limit }, e os Espectros do Anel não sabem disso.
counsel-new-journey = { $journey }: você estaria em { $place }, a { $turns ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $turns } cavalgadas
} do Nazgûl mais próximo, com { $rows ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $rows } movimentos
} pela frente.
counsel-change-course = No caminho antigo esperam você depois em { $place } com { $chance } %, e { $hunters ->
    [0] os cavaleiros virão
    [1] um Nazgûl pode chegar lá
   *[other] { $hunters } Nazgûl podem chegar lá
}: um novo custa um movimento, mas apaga o rastro.
counsel-change-cards = Você verá { $count ->
    [0] nenhuma carta de Jornada
    [1] uma carta de Jornada
   *[other] { $count } cartas de Jornada
} para escolher.
counsel-carry-on = Siga em frente: faltam { $rows ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $rows } movimentos
}. O próximo é { $place }, onde esperam você com { $chance } % e { $hunters ->
    [0] nenhum Nazgûl pode chegar
    [1] um Nazgûl pode chegar
   *[other] { $hunters } Nazgûl podem chegar
}; um caminho novo custaria um movimento.
counsel-march = Continue: depois restam { $rows ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $rows } movimentos
}. Ficar em { $place } custa esta noite { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}, com { $hunters ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $hunters } Nazgûl
} ao alcance.
counsel-march-home = Mais um movimento e Frodo está em Valfenda, com { $corruption } de { $limit }: o jogo está ganho.
counsel-rest-instead = Seguir custaria { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
} contando 1 pela noite: a que você esteja em { $second } dariam { $chance } %, e { $hunters ->
    [0] não há nenhum Nazgûl
    [1] há um Nazgûl
   *[other] há { $hunters } Nazgûl
} ao alcance.
counsel-advance-frodo = Mais um movimento pelo caminho sem risco: restam { $rows ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $rows } movimentos
}.
counsel-advance-home = É o último movimento: Frodo chega a Valfenda e o jogo está ganho.
counsel-new-deed = Cada Feito sobe em 1 o limite de Frodo, e restam uns { $turns ->
    [0] zero turnos
    [1] 1 turno
   *[other] { $turns } turnos
} para isso.
counsel-gandalf-faster = A Gandalf faltam { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
} para { $deeds ->
    [0] chegar a Valfenda
    [1] um Feito e Valfenda
   *[other] { $deeds } Feitos e Valfenda
}: isto poupa algum.
counsel-deed = O Feito de Gandalf em { $place } sobe o limite de Frodo para { $limit }. Mostra onde ele está, mas vale a pena.
counsel-gandalf-home = { $deeds ->
    [0] Gandalf não tem mais Feitos
   *[other] já não há tempo para outro Feito
}: em Valfenda ele sobe o limite de Frodo para { $limit }.
counsel-reveal = Gandalf se mostra em { $place } e afugenta { $count ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $count } Nazgûl
}: { $hunters ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $hunters } Nazgûl
} podiam chegar a Frodo neste turno, e isso pesa { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}.
counsel-wander-deed = Um Feito espera Gandalf em { $place }: cumprido, sobe o limite de Frodo para { $limit }.
counsel-wander-guard = Em { $place } Gandalf topa com { $count ->
    [0] nenhum Nazgûl
    [1] um Nazgûl
   *[other] { $count } Nazgûl
} perto de Frodo ({ $second }) e pode afugentá-los por um marcador.
counsel-wander = Por { $place } Gandalf vai ao seu Feito em { $second }: mais { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
}, e restam uns { $turns ->
    [0] zero turnos
    [1] 1 turno
   *[other] { $turns } turnos
}.
counsel-wander-home = { $deeds ->
    [0] Gandalf não tem mais Feitos
   *[other] já não há tempo para outro Feito
}: por { $place } faltam { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
} até Valfenda, onde ele sobe em 1 o limite de Frodo. Restam uns { $turns ->
    [0] zero turnos
    [1] 1 turno
   *[other] { $turns } turnos
}.
counsel-gandalf-starts = De { $place } a volta pelos outros { $deeds ->
    [0] zero Feitos
    [1] 1 Feito
   *[other] { $deeds } Feitos
} e Valfenda é a mais curta: { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
}.
counsel-hiding = De { $place } são { $moves ->
    [0] nenhum movimento
    [1] um movimento
   *[other] { $moves } movimentos
} para { $deeds ->
    [0] chegar a Valfenda
    [1] um Feito e Valfenda
   *[other] { $deeds } Feitos e Valfenda
}, o mais curto destes.
counsel-dice-save = Poupe dados: você tem { $dice ->
    [0] nenhum dado
    [1] um dado
   *[other] { $dice } dados
} para { $acts ->
    [0] nenhum turno de Nazgûl
    [1] um turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoje.
counsel-ride-trail = { $where ->
    [wild] em um ponto perto de { $place }
   *[place] em { $place }
} uma Busca esclarece mais que qualquer pergunta.
counsel-stop-nothing = Nenhuma das suas cartas pode impedir isso: deixe acontecer.
counsel-stop-dear = Deixar acontecer pesa { $tenths ->
    [0] quase nada de Corrupção
   *[other] cerca de { $whole },{ $digit } de Corrupção
}; { $card } e o que ela custa valem mais depois.
counsel-nearer-there = Assim chega a { $second }, onde o mais provável é que Frodo esteja ou passe; estava a { $before ->
    [0] zero cavalgadas
    [1] uma cavalgada
   *[other] { $before } cavalgadas
}.
counsel-ride-draw = Como ali nenhuma pergunta vale um dado, ainda pode comprar uma carta de Feitiçaria.
counsel-wander-exit = { $deeds ->
    [0] Gandalf não tem mais Feitos
   *[other] já não há tempo para outro Feito
}. De { $place } ele pode ir para casa, e isso sobe em 1 o limite de Frodo.
counsel-let-sorcery-pass = Nenhuma das suas cartas pode impedir { $card } agora.
