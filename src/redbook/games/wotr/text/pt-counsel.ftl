# O que diz o conselheiro: por que ele faria isto aqui.

# Pontos e perigos
counsel-prize = { $points ->
    [1] um ponto
   *[other] { $points } pontos
} por { $region }: você teria { $total } dos { $needs } de que precisa.
counsel-prize-wins = Com { $region } você chega a { $total } pontos, e { $needs } no fim do turno vencem a guerra.
counsel-prize-back = Retomar { $region } tira do inimigo { $points ->
    [1] um ponto
   *[other] { $points } pontos
} de { $total ->
    [1] um
   *[other] os { $total }
} que tem.
counsel-danger = Perigo para { $region }: { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} do inimigo, Em Guerra, a três regiões ou menos; { $units ->
    [0] ninguém monta guarda
    [1] uma unidade monta guarda
   *[other] { $units } unidades montam guarda
}.

# Ataques
counsel-attack-none = Aqui nenhum ataque promete nada; este é o que menos custa.
counsel-attack-field = { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region }: lutando até o fim, você vence em cerca de { $chance } % das vezes, sem contar as cartas.
counsel-attack-sortie = Só { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} do inimigo { $foes ->
    [1] sitia
   *[other] sitiam
} { $region }, e lá dentro você tem { $units ->
    [1] uma unidade
   *[other] { $units } unidades
}: a sortida rompe o cerco em cerca de { $chance } % das vezes.
counsel-attack-walls = { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} atrás dos muros de { $region }, onde só o 6 acerta: { $chance } % de caírem nesta rodada. Cada ataque é uma rodada; espero { $rounds ->
    [1] que baste uma
   *[other] umas { $rounds }
}.
counsel-attack-ring = Com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} você fecha { $region }: atrás dos muros cabem no máximo { $limit } unidades, e numa Fortaleza sitiada não se recruta.
counsel-attack-in-the-way = Eles fecham o caminho para { $goal }, aonde vai este exército.
counsel-attack-all = Leve todos: cada unidade, até cinco, é um dado; as demais absorvem acertos, e ninguém faz falta atrás.
counsel-not-attack-walls = Ainda não é hora de assaltar { $region }: com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} atrás dos muros, onde só o 6 acerta, o seu exército acabaria antes.
counsel-not-attack-ring = Deixe { $region } por enquanto: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} não { $units ->
    [1] basta
   *[other] bastam
} para um cerco.
counsel-not-attack-field = Não ataque { $region } agora: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} { $units ->
    [1] venceria
   *[other] venceriam
} só em cerca de { $chance } % das vezes.

# Marchas
counsel-march-target = O exército de { $origin } ({ $units ->
    [1] uma unidade
   *[other] { $units } unidades
}) vai tomar { $goal }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
}, { $foes ->
    [0] sem defesa
    [1] uma unidade de guarda
   *[other] { $foes } unidades de guarda
}, e { $steps ->
    [0] com esta marcha ele chega
    [1] falta uma região depois desta marcha
   *[other] faltam { $steps } regiões depois desta marcha
}.
counsel-march-walls = Contra os muros de { $goal }, onde só o 6 acerta, quero um exército que aguente { $need } acertos, o dobro da guarnição; há { $have } lá ou a caminho.
counsel-march-stay = { $units ->
    [1] Fica uma unidade
   *[other] Ficam { $units } unidades
} em { $region }: há inimigos perto, e um portão vazio é um convite.
counsel-march-takes = Ninguém defende { $region }: ao exército de { $origin } basta entrar.
counsel-march-retakes = O inimigo deixou { $region } sem guarda: ao exército de { $origin } basta entrar.
counsel-march-raid = Ninguém defende { $goal }: { $units ->
    [1] basta uma unidade
   *[other] bastam { $units } unidades
} de { $origin } para ganhar { $points ->
    [1] um ponto
   *[other] { $points } pontos
}{ $steps ->
    [0] , agora mesmo
    [1] , a uma região de { $region }
   *[other] , a { $steps } regiões de { $region }
}. Com quatro pontos você vence a guerra.
counsel-march-home = Ajuda para { $goal }: { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} do inimigo, Em Guerra, a três regiões ou menos, e lá { $own ->
    [0] ninguém
    [1] uma unidade
   *[other] { $own } unidades
}. De { $origin } { $units ->
    [1] vai uma
   *[other] vão { $units }
}.
counsel-march-back = O inimigo tem { $points ->
    [1] um ponto
   *[other] { $points } pontos
} por { $goal }: o exército de { $origin } vai retomar o lugar; { $steps ->
    [0] chega agora
    [1] falta uma região
   *[other] faltam { $steps } regiões
}.
counsel-march-small = Algo tem de se mover e nenhuma marcha ganha nada: o mínimo possível, sem deixar muros em perigo.
counsel-march-done = Nenhum outro exército ganha em marchar agora; os demais guardam o que importa.
counsel-force-all = Mande todos os que a carta permitir: ninguém aqui faz falta para guardar o lugar.

# Batalha
counsel-walls = Em campo aberto o inimigo, { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} contra { $units }, venceria em cerca de { $chance } % das vezes. Atrás dos muros de { $region } ele só acerta com 6.
counsel-walls-full = Atrás dos muros só cabem { $limit } unidades: recuar para lá custaria { $lost ->
    [1] uma unidade
   *[other] { $lost } unidades
}.
counsel-open-field = Lute diante de { $region }: com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} você resiste em cerca de { $chance } % das vezes, e nenhum cerco começa.
counsel-stand = Resista: com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} você mantém { $region } em cerca de { $chance } % das vezes.
counsel-stand-points = E ceder { $region } daria { $points ->
    [1] um ponto
   *[other] { $points } pontos
} ao inimigo.
counsel-retreat = Com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} você perderia em cerca de { $chance } % das vezes: melhor lutar outro dia, a partir de { $region }.
counsel-retreat-walls = Em { $region } há muros para se proteger.
counsel-retreat-friends = Em { $region } { $units ->
    [1] espera uma unidade sua
   *[other] esperam { $units } unidades suas
}.
counsel-assault-on = Esta rodada não lhe custa nenhuma Elite: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region }, e { $chance } % de caírem nela.
counsel-assault-cease = Resta-lhe muito pouco diante de { $region }, { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
}: outra rodada tem { $chance } % de acabar com tudo e pode lhe custar o cerco.
counsel-go-on = Continue: daqui, { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region } { $units ->
    [1] vence
   *[other] vencem
} em cerca de { $chance } % das vezes.
counsel-cease = Pare: daqui, { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region } { $units ->
    [1] venceria
   *[other] venceriam
} só em cerca de { $chance } % das vezes. Vale mais o que resta do exército.
counsel-press = Mais uma rodada vale uma Elite: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region }, { $chance } % de caírem agora, antes que chegue ajuda.
counsel-press-not = Guarde a Elite: com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} em { $region }, outra rodada só acaba com eles em { $chance } % das vezes. O cerco continua com outro dado.
counsel-casualty-two = Os dois acertos em { $figure }: os demais continuam lutando.
counsel-casualty-elite = Uma Elite reduzida continua como Regular: você mantém { $units ->
    [1] sua única unidade e o dado dela
   *[other] as { $units } unidades, e com elas os seus dados
}.
counsel-casualty-spare = Você tem { $units } unidades e joga cinco dados no máximo: perder { $figure } não lhe tira nenhum.
counsel-casualty-regular = { $figure } é aqui a perda menor: uma Elite ainda aguenta dois acertos.
counsel-casualty-only = Só restam Regulares a perder; depois de { $figure } { $units ->
    [0] não resta ninguém
    [1] uma unidade continua lutando
   *[other] { $units } unidades continuam lutando
}.
counsel-reroll = Jogar de novo { $number ->
    [0] nenhum
    [1] um dado errado
   *[other] { $number } dados errados
} só pode ajudar: cada um acerta em { $chance } % das vezes.
counsel-rider = Gandalf abre mão de { $own } de Liderança e os Nazgûl perdem { $lead }: eles jogariam de novo mais dados do que ele.
counsel-rider-not = Os Nazgûl têm aqui { $lead ->
    [0] 0
   *[other] { $lead }
} de Liderança: não compensa abrir mão do { $own } de Gandalf.
counsel-advance-points = Entre: só quem ocupa { $region } ganha os pontos ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
}).
counsel-advance-back = Entre: ao libertar { $region }, o inimigo perde { $points ->
    [1] um ponto
   *[other] { $points } pontos
}.
counsel-advance-way = Por aí se vai a { $goal }: avançar para { $region } é uma marcha de graça.
counsel-advance = Ocupe { $region }: o terreno está ganho, e avançar não custa nenhum dado.
counsel-advance-not = Fique em { $origin }: os muros valem mais que o campo aberto de { $region }.
counsel-sorcerer = Uma carta de graça; você tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
counsel-combat-card = { $effect } rende aqui cerca de { $whole },{ $tenth } acertos, causados ou poupados.
counsel-combat-cheap = E o evento dela, { $card }, é dos que você dificilmente vai jogar.
counsel-combat-full = Com { $cards } cartas na mão, de alguma você terá de abrir mão de qualquer jeito.
counsel-combat-stake = Em { $region } { $points ->
    [1] está em jogo um ponto
   *[other] estão em jogo { $points } pontos
}: aqui uma carta é bem gasta.
counsel-combat-small = { $units } contra { $foes }: um combate pequeno demais para uma carta.
counsel-combat-useless = Nenhuma das suas Cartas de Combate mudaria uma jogada desta rodada.
counsel-combat-keep = A melhor seria { $effect }, cerca de { $whole },{ $tenth } acertos; o evento dela, { $card }, vai valer mais depois.
counsel-small = Nada do que se oferece aqui faria você ganhar algo.
counsel-scouts = Fora da armadilha: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} não é combate; em { $region } haverá outro dia.
counsel-scouts-walls = Atrás dos muros de { $region }, { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} { $units ->
    [1] resiste
   *[other] resistem
} a { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} muito melhor do que fora.
counsel-sacrifice = { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} do inimigo { $hits ->
    [1] destruiria
   *[other] destruiriam
} o exército inteiro: um Líder salva os demais.
counsel-sacrifice-not = O exército aguenta { $steps } acertos e { $hits ->
    [0] não vem nenhum
    [1] vem um
   *[other] vêm { $hits }
}: ninguém precisa morrer pelos outros.
counsel-own-hits = O seu exército aguenta { $steps } acertos e o inimigo { $foes }: { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} nos seus { $hits ->
    [1] é
   *[other] são
} um bom preço por golpes mais fortes.
counsel-own-hits-none = O seu exército aguenta { $steps } acertos e o inimigo { $foes }: está equilibrado demais para gastar os seus.
counsel-leadership = Cada ponto cedido tira um dos { $dice } Dados de Combate deles; com { $number ->
    [1] um
   *[other] { $number }
} você ainda joga de novo com o resto.
counsel-misses = { $number ->
    [1] Um dado errado vira acerto
   *[other] { $number } dados errados viram acertos
}, com certeza; jogando de novo só um em cada três acertaria.
counsel-silenced = { $character } é quem mais conta do outro lado: { $lead } de Liderança se calam nesta rodada.
counsel-gives-up = { $character } é quem menos Liderança perde: { $lead }.
counsel-victim = { $character }, com { $lead } de Liderança, é aqui a maior perda deles.

# A Sociedade e a Busca
counsel-mordor-step = Um passo na Trilha de Mordor compra uma peça, { $whole },{ $tenth } de Estrago em média; { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
} até a Fenda da Perdição e { $room ->
    [0] já não se pode suportar mais Corrupção
    [1] ainda se suporta um ponto de Corrupção
   *[other] ainda se suportam { $room } pontos de Corrupção
}.
counsel-mordor-idle = Em Mordor, um turno sem avançar nem se esconder custa por si só um ponto de Corrupção.
counsel-step = { $steps ->
    [0] Com este passo a Sociedade tem ao alcance uma porta de Mordor.
    [1] Depois deste passo, falta à Sociedade mais um até uma porta de Mordor.
   *[other] Depois deste passo, faltam à Sociedade mais { $steps } até uma porta de Mordor.
}
counsel-step-unhunted = Não há dados no Quadro de Busca: ninguém procura você, e o passo não custa nada.
counsel-step-hunted = A Busca joga { $dice ->
    [1] um dado
   *[other] { $dice } dados
}: { $chance } % de encontrar você, e então { $whole },{ $tenth } de Estrago em média.
counsel-step-first = O primeiro passo do turno é o mais seguro: o dado que o dá vai para o Quadro de Busca e ajuda todo teste posterior.
counsel-step-again = { $bonus ->
    [1] O seu dado no Quadro de Busca já soma 1
   *[other] Os seus { $bonus } dados no Quadro de Busca já somam { $bonus }
} às jogadas dela; com a Corrupção em { $corruption } de 12 ainda dá para suportar.
counsel-wait-gate = A Sociedade não precisa se mover: já tem ao alcance uma porta de Mordor. Torne-a pública lá na próxima Fase da Sociedade.
counsel-wait-calm = A Sociedade pode ir com calma: no turno { $turn } a Sombra tem { $points ->
    [0] 0
    [1] só 1
   *[other] só { $points }
} de 10 pontos.
counsel-wait-hunted = A Sociedade espera: um passo agora seria achado pela Busca em { $chance } % das vezes e custaria { $whole },{ $tenth } de Estrago em média{ $bonus ->
    [0] {""}
    [1] , com um dado seu já no Quadro de Busca
   *[other] , com { $bonus } dados seus já no Quadro de Busca
}.
counsel-hide = Uma Sociedade revelada não pode se mover. Esconda-a primeiro: { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
} até a Fenda da Perdição.
counsel-hide-strider = Com Passolargo como Guia qualquer dado a esconde: basta { $face }, e um dado de Personagem fica livre para o próximo passo.
counsel-enter-mordor = Para dentro: Corrupção { $corruption } de 12, e Companheiros que podem sofrer { $level } de Estrago no seu lugar. Esperar só deixa a Sombra vencer a guerra.
counsel-declare-gate = O avanço chega a uma porta de Mordor: torne-a pública lá e entre, com a Corrupção em { $corruption } de 12.
counsel-declare-far = Ao torná-la pública, os Portadores do Anel ficam mais perto de Mordor e nada se perde.
counsel-not-mordor = Ainda não a Mordor: com Corrupção { $corruption } de 12 o último trecho pesa demais, e com { $points ->
    [1] um ponto
   *[other] { $points } pontos
} a Sombra lhe dá tempo.
counsel-declare-nothing = A Sociedade não se moveu desde que foi vista: torná-la pública onde está não daria nada.
counsel-declare-unburdened = Não há Corrupção a curar: guarde { $steps ->
    [1] o passo
   *[other] os { $steps } passos
} de avanço sem mostrar, e a Sombra não saberá onde esperar.
counsel-declare-not = Nenhum descanso a { $steps ->
    [1] um passo
   *[other] { $steps } passos
} compensa o que afastaria de Mordor, com a Corrupção em { $corruption }.
counsel-rest = Tornada pública em { $region }, a Sociedade descansa: a Corrupção, agora { $corruption }, cai em um.
counsel-rest-wakes = Além disso, em { $region } desperta { $nation }: só uma nação ativa pode ir à guerra.
counsel-rest-detour = O desvio custa { $steps ->
    [1] um passo
   *[other] { $steps } passos
}, menos do que a carga custaria.
counsel-route = O melhor destes lugares: { $region }, { $steps ->
    [0] uma porta de Mordor
    [1] a um passo de uma porta de Mordor
   *[other] a { $steps } passos de uma porta de Mordor
}.
counsel-route-stronghold = O caminho toca uma Fortaleza da Sombra e compra mais uma peça; os outros perdem mais terreno do que isso custa.
counsel-route-round = Evita as Fortalezas da Sombra, onde se compraria mais uma peça.
counsel-guide-gandalf = Gandalf o Cinzento como Guia faz você comprar uma carta cada vez que joga uma com um resultado de Evento.
counsel-guide = { $character } guia: Nível { $level }, e dentre os que podem, aquele cuja perda doeria menos.
counsel-hunt-mordor = Na Trilha de Mordor cada dado do quadro piora cada Olho: aqui { $dice ->
    [0] nenhum
    [1] um dado
   *[other] { $dice } dados
}, e { $room ->
    [0] o próximo ponto vence
    [1] eles só suportam mais um ponto
   *[other] eles só suportam mais { $room } pontos
}.
counsel-hunt-dice = Com { $dice ->
    [1] um dado
   *[other] { $dice } dados
} você acha o primeiro passo do turno em { $chance } % das vezes, e { $rest ->
    [1] resta um
   *[other] restam { $rest }
} para a guerra.
counsel-hunt-none = Todos os { $rest } dados para a guerra neste turno; os Olhos que você tirar vão para a Busca de qualquer jeito.
counsel-hunt-war = Você tem { $points } de 10 pontos: a guerra está quase ganha, e os dados fazem falta lá.
counsel-hunt-heavy = A Corrupção está em { $corruption } de 12: a Busca pode acabar a partida, então ela recebe mais.
counsel-hunt-near = O Anel está { $steps ->
    [0] às portas
    [1] a um passo de uma porta
   *[other] a { $steps } passos de uma porta
} de Mordor: agora cada passo tem de custar caro.
counsel-hunt-first = No primeiro turno o Anel está longe e leve: primeiro os exércitos e as nações.
counsel-hunt-eyes = Os Olhos dos seus outros dados vão se juntar a eles: mais agora deixaria a guerra à míngua.
counsel-hunt-again = Jogar de novo só pode ajudar: cada dado acerta com { $least } ou mais{ $hits ->
    [0] , e ainda não há nenhum sucesso
    [1] , e cada sucesso piora um Olho
   *[other] , e cada sucesso piora um Olho
}.
counsel-crebain-now = Agora: { $card } soma 1 a cada um dos dados ({ $dice ->
    [1] um dado
   *[other] { $dice } dados
}), +{ $bonus } no total.
counsel-crebain-later = Guarde-a: com { $dice ->
    [1] um dado
   *[other] { $dice } dados
}, o 1 que ela soma rende pouco. Espere um Quadro de Busca mais cheio.
counsel-spare-tile = { $card } poupa você desta peça, { $whole },{ $tenth } de Estrago em média; a Corrupção está em { $corruption }.
counsel-spare-tile-later = Uma peça causa { $whole },{ $tenth } de Estrago em média, e com a Corrupção em { $corruption } dá para suportar: guarde a carta para dias piores.
counsel-tile-card = A peça ({ $tile }) é pior que a média de { $whole },{ $tenth }: { $card } serve para isto.
counsel-tile-keep = A peça ({ $tile }) não é pior que a média de { $whole },{ $tenth }: guarde a carta.
counsel-path-card = Eles passaram por Moria: { $card } compra mais uma peça, { $whole },{ $tenth } de Estrago em média, e talvez não haja outra chance.
counsel-damage-card = { $card } serve para isto: tira 1 do Estrago de { $damage }.
counsel-damage-ring = Sofra { $damage ->
    [1] o ponto
   *[other] os { $damage } pontos
} de Estrago como Corrupção: depois, { $corruption } de 12.
counsel-damage-ring-others = Os Companheiros, { $level } Níveis ao todo, valem mais vivos: para Mordor ou para a guerra.
counsel-damage-guide = { $character } cai e absorve { $level }; { $damage ->
    [0] não sobra nada
    [1] sobra um ponto
   *[other] sobram { $damage } pontos
} para os Portadores do Anel.
counsel-damage-random = Que a sorte decida entre { $number ->
    [1] o único Companheiro
   *[other] { $number } Companheiros
} quem cai por um Estrago de { $damage }: em média sai mais barato que o Guia ou o Anel.
counsel-damage-hobbit = { $character } deixa a Sociedade vivo e tira 1; { $damage ->
    [0] não sobra nada
    [1] sobra um ponto
   *[other] sobram { $damage } pontos
}. Um Hobbit no mapa ainda pode despertar uma nação.
counsel-damage-gollum = Gollum se mostra e tira 1; { $damage ->
    [0] não sobra nada
    [1] sobra um ponto
   *[other] sobram { $damage } pontos
}. Esconder-se de novo custa um dado, e isso dá para pagar.
counsel-damage-lethal = Como Corrupção seriam { $corruption } de 12: a partida estaria perdida.
counsel-damage-else = Com o Anel seria Corrupção: { $corruption } de 12, e cada ponto a mais custa mais caro.

# Companheiros
counsel-part-nobody = Ninguém deveria deixar a Sociedade agora: fora fariam menos do que dentro.
counsel-part-cost = Isso custa à Sociedade { $level ->
    [0] nenhum Nível
    [1] um Nível
   *[other] { $level } Níveis
} de proteção contra a Busca; { $left ->
    [0] não resta nenhum
    [1] resta um
   *[other] restam { $left }
}.
counsel-part-white = Quando Gandalf o Cinzento tiver saído, um Desígnio do Oeste traz Gandalf o Branco: { $dice } Dados de Ação por turno.
counsel-to-crown = Em { $region } um Desígnio do Oeste faz de Passolargo Aragorn: { $dice } Dados de Ação por turno a partir daí.
counsel-towards-crown = De { $region } { $steps ->
    [1] falta a Passolargo uma região
   *[other] faltam a Passolargo { $steps } regiões
} até { $goal }, onde ele pode se tornar Aragorn e trazer um dado por turno.
counsel-wakes = { $figures } { $figures-number ->
    [many] despertam
   *[one] desperta
} { $nation } em { $region }: uma nação passiva não pode ir à guerra.
counsel-rouses = De { $region }, { $character } pode aproximar da guerra { $nation } com qualquer dado; { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
}.
counsel-joins = { $figures } { $figures-number ->
    [many] juntam-se
   *[one] junta-se
} a { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} em { $region }: Liderança { $lead }, esse tanto de dados a jogar de novo.
counsel-walks = De { $region }, { $figures } ainda { $figures-number ->
    [many] podem
   *[one] pode
} ir aonde for preciso ajuda.
counsel-walk-done = Nenhum dos Companheiros faria mais bem em outro lugar.
counsel-walk-card = Quem já está no mapa ganha mais com o caminho longo do que quem deixasse a Sociedade.
counsel-crown = Passolargo torna-se Aragorn: a partir do próximo turno você joga { $dice } Dados de Ação.
counsel-crown-leads = { $units ->
    [0] Um Desígnio do Oeste não pode fazer nada maior.
    [1] E lidera a unidade de { $region } melhor que Passolargo.
   *[other] E lidera as { $units } unidades de { $region } melhor que Passolargo.
}
counsel-white = Chega Gandalf o Branco: a partir do próximo turno você joga { $dice } Dados de Ação.
counsel-white-where = Em { $region } ele lidera { $units ->
    [1] uma unidade
   *[other] { $units } unidades
}, e contra os Nazgûl ninguém faz melhor.

# Nações, recrutas, Vassalos
counsel-war-free = { $steps ->
    [0] Este passo leva à guerra { $nation }
    [1] Um passo para { $nation }, e mais um até a guerra
   *[other] Um passo para { $nation }, e mais { $steps } até a guerra
}: só uma nação Em Guerra recruta com dados, ataca e sai das suas fronteiras.
counsel-war-calm = Ainda não há inimigos perto de { $nation }: os muros se guarnecem melhor antes de fazerem falta.
counsel-war-shadow = { $steps ->
    [0] Este passo leva à guerra { $nation }
    [1] Um passo para { $nation }, e mais um até a guerra
   *[other] Um passo para { $nation }, e mais { $steps } até a guerra
}: só então { $units ->
    [0] os seus exércitos podem
    [1] a sua única unidade no mapa pode
   *[other] as suas { $units } unidades no mapa podem
} atacar e cruzar fronteiras.
counsel-war-saruman = E Saruman, com seu dado a cada turno, só chega quando Isengard está Em Guerra.
counsel-envoy = { $character } está onde qualquer dado serve para isto: não é preciso um de Alistamento.
counsel-nation-hurt = { $nation }, a { $steps ->
    [1] um passo
   *[other] { $steps } passos
} da guerra, é a nação mais próxima dela: é aí que dói.
counsel-recruit-danger = { $figure } para { $region }: cada unidade de guarda encarece o assalto.
counsel-recruit-near = { $figure } em { $region } chega a { $goal } com uma marcha.
counsel-recruit-calm = { $figure } em { $region }: nenhuma Colônia onde você possa recrutar corre perigo, então vai onde há lugar.
counsel-recruit-front = { $figure } em { $region }: { $steps ->
    [0] no próprio lugar
    [1] a uma região de { $goal }
   *[other] a { $steps } regiões de { $goal }
}, o alvo dos seus exércitos.
counsel-recruit-nazgul = Um Nazgûl em { $region }: { $number ->
    [0] não há nenhum
    [1] só há um
   *[other] há { $number }
} no mapa, e cada um é Liderança aonde quer que voe.
counsel-recruit-two = Duas figuras em duas Colônias por um dado são mais que uma Elite.
counsel-recruit-elite = { $figure }: um dado em batalha como um Regular, mas aguenta dois acertos.
counsel-recruit-regular = Não restam Elites para recrutar aqui; um Regular também é um dado em batalha.
counsel-take-off = Não cabem tantas unidades em { $region }: { $figure } é a perda menor e volta aos reforços.
counsel-voice-upgrade = { $number ->
    [1] Um Regular vira Elite
   *[other] { $number } Regulares viram Elites
} em Orthanc: com Saruman em jogo cada uma é também um líder.
counsel-voice-recruit = { $number ->
    [1] Um Regular de Isengard
   *[other] { $number } Regulares de Isengard
} por um dado: um Alistamento comum traz duas figuras no máximo.
counsel-minion-saruman = Saruman lhe traz um dado: { $dice } por turno a partir do próximo. Suas Elites são líderes, e com a Voz de Saruman um dado de Alistamento vale três Regulares ou duas Elites.
counsel-minion-witch-king = O Rei dos Bruxos lhe traz um dado: { $dice } por turno a partir do próximo. Ele desperta todas as nações dos Povos Livres, mas elas já iam despertar.
counsel-minion-mouth = A Boca de Sauron lhe traz um dado: { $dice } por turno a partir do próximo, e uma vez por turno um dado de Alistamento serve de Exército.
counsel-minion-leads = Em { $region }, { $character } lidera { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} onde se combate.
counsel-minion-leads-to = Em { $region }, { $character } lidera { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $goal }, e um dado de Personagem pode movê-las.
counsel-fly-ring = Um Nazgûl sobre { $region }, onde os Portadores do Anel foram vistos por último, dá à Busca um dado a jogar de novo.
counsel-fly-strike = O exército de { $region } ({ $units ->
    [1] uma unidade
   *[other] { $units } unidades
}) está prestes a atacar { $goal }: cada Nazgûl lá deixa você jogar de novo um dado errado.
counsel-fly-front = O exército de { $region } ({ $units ->
    [1] uma unidade
   *[other] { $units } unidades
}) marcha para { $goal }: com um Nazgûl, um dado de Personagem também o move, e ele joga dados de novo em batalha.
counsel-fly-army = O exército de { $region } ({ $units ->
    [1] uma unidade
   *[other] { $units } unidades
}) precisa de um líder: cada Nazgûl joga de novo um dado errado.
counsel-fly-done = Os Nazgûl estão onde fazem falta: com os exércitos da frente e sobre os Portadores do Anel.
counsel-merge = Um só exército ataca e marcha com um dado; dois lado a lado precisam de dois.

# Dados
counsel-pass = { $dice ->
    [1] Resta-lhe um dado
   *[other] Restam-lhe { $dice } dados
} e ao inimigo { $foes }: passe e deixe que ele se mostre, os seus não têm nada urgente.
counsel-skip = Nada do que { $face } permite ajudaria aqui, e algo faria mal.
counsel-next-best = Minha segunda opção com { $face }: { $action }.
counsel-only-use = Nada mais do que { $face } permite vale o dado agora.
counsel-messenger = A Boca de Sauron deixa que um dado de Alistamento por turno sirva de Exército, e agora há mais a fazer com exércitos.
counsel-table-card = { $card } atrapalha você enquanto estiver na mesa, e este dado não tem nada melhor a fazer.
counsel-ring = Um Anel Élfico transforma { $face } em { $now }, e com isso: { $action }. Nenhum dos dados que saíram faz tanto.
counsel-ring-passes = Depois o anel passa para a Sombra; { $rings ->
    [0] era o último
    [1] resta-lhe um
   *[other] restam-lhe { $rings }
}.
counsel-ring-gone = O anel sai do jogo; { $rings ->
    [0] era o último
    [1] resta-lhe um
   *[other] restam-lhe { $rings }
}.
counsel-token = Um marcador é uma ação sem dado; você pode usar um por turno.
counsel-token-choice = Um passo rumo à guerra sem dado vale mais que uma carta: as nações decidem os primeiros turnos.

# Cartas
counsel-draw = Você tem { $cards ->
    [0] 0 cartas
    [1] uma carta
   *[other] { $cards } cartas
} de no máximo { $limit }: uma nova vale mais do que o resto que este dado faria.
counsel-draw-deck = Do { $deck }: desse você tem { $number ->
    [0] 0 cartas
    [1] só uma
   *[other] { $number }
}, não mais que do outro.
counsel-card-none = Nenhuma carta da sua mão faria algo aqui.
counsel-card-swap = { $card } não faz nada por você agora, mas ao jogá-la com Evento você compra outra: é uma troca.
counsel-card-plain = { $card } faz mais agora do que depois.
counsel-card-only = { $card } é tudo o que se pode dar.
counsel-card-least = { $card } é a que menos faz falta: nenhuma das metades tem muito a fazer como as coisas estão.
counsel-card-best = Antes de tudo, guarde { $card }.
counsel-guide-draws = A carta de Gandalf não custa nada; você tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
counsel-swap-not = Às cegas, uma troca é uma aposta: você sabe o que as suas cartas fazem aqui.
counsel-as-many = Quantos for possível, { $number }: não custam nada a mais.
counsel-strongest-foe = Em { $region } { $units ->
    [1] há uma unidade inimiga
   *[other] há { $units } unidades inimigas
}: o mais forte que a carta alcança.
counsel-landing = { $region }: { $foes ->
    [0] ninguém guarda a costa
    [1] uma unidade guarda a costa
   *[other] { $foes } unidades guardam a costa
}.
counsel-driven = O mais longe de Mordor que você pode levá-los: { $region }, a { $steps ->
    [1] um passo
   *[other] { $steps } passos
} de uma porta.
counsel-strike-card = Sem { $card } na mesa os Portadores do Anel têm uma proteção a menos.
counsel-strike-roll = Um Teste de Busca com { $dice ->
    [1] um dado
   *[other] { $dice } dados
}: { $chance } % de achá-los, sem que tenham se movido.
counsel-lure-lose = Deixe { $character } ir: mais { $level } de Corrupção sobre { $corruption } doeria mais.
counsel-lure-bear = { $character } vale { $level } de Corrupção sobre { $corruption }.
counsel-leaves = { $character }, Nível { $level }, é quem menos faz falta na Sociedade.
counsel-comes-not = Os demais são mais úteis onde estão.
counsel-lost-least = Do que se pede, { $figure } é o mais barato de perder.
counsel-eye-die = Este dado tem pouco a fazer; no Quadro de Busca ele é o número { $dice }, e os dados da própria Sociedade dão +{ $bonus }.
counsel-eye-enough = Os dados que restam têm coisas melhores a fazer na guerra.
counsel-refuge = Em { $region } eles têm { $units ->
    [0] ninguém
    [1] uma unidade
   *[other] { $units } unidades
} para liderar: o mínimo.
counsel-casters = Onde há mais Nazgûl é em { $region }, { $number }, e cada um é um dado.
counsel-worn-hand = Uma carta da mão, às cegas: nada da mesa vale tanto.

# Eventos dos Povos Livres
counsel-card-tile-free = { $card } põe uma peça amiga entre as outras: em Mordor cada passo compra uma.
counsel-card-tile-shadow = { $card } põe uma peça cruel entre as outras: em Mordor cada passo compra uma, e esta os detém.
counsel-card-tile-now = Eles já estão em Mordor: é uma de { $number } peças desde agora.
counsel-card-tile-later = Só serve em Mordor; { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
} até a Fenda da Perdição, então é preciso jogá-la a tempo.
counsel-card-shield = { $card } fica pronta para uma peça ruim, e uma peça causa { $whole },{ $tenth } de Estrago em média.
counsel-card-heals = { $card } cura { $points ->
    [1] um ponto
   *[other] { $points } pontos
} de Corrupção em média, e você carrega { $corruption } de 12.
counsel-card-gollum = Com Gollum como Guia, além disso move ou esconde a Sociedade, sem dado de Personagem.
counsel-card-mirror = { $card } transforma um dado de Personagem em Desígnio do Oeste: a única coisa que um anel não pode.
counsel-card-eyes = Há { $eyes ->
    [0] 0 Olhos
    [1] um Olho
   *[other] { $eyes } Olhos
} entre { $number } peças, e { $card } pode tirar para sempre os que comprar.
counsel-card-farther = { $card } os leva mais longe do que as pernas deles.
counsel-card-three-nations = { $card } aproxima da guerra em um passo os Anões, os Elfos e o Norte, com um só dado.
counsel-card-eagles = { $card } joga por { $number ->
    [0] 0 Nazgûl
    [1] um Nazgûl
   *[other] { $number } Nazgûl
}: cai um em cada três, e os demais fogem.
counsel-card-ents = { $card } joga três dados contra Orthanc: um acerto e meio em média, e Saruman { $units ->
    [0] não tem defesa
    [1] tem uma unidade de defesa
   *[other] tem { $units } unidades de defesa
}.
counsel-card-dead-men = { $card } leva logo Passolargo ou Aragorn ao sul de Gondor e expulsa quem estiver lá.
counsel-card-unit-cards = { $card }: um exército mais forte e duas cartas de Estratégia por um dado; você tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
counsel-card-last-battle = Com { $card } os dados da Sociedade já não ajudam a Busca; { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
}.
counsel-card-ward = { $card } aproxima da guerra em um passo { $nation }, e nenhum exército da Sombra entra no que ela protege até pagar para tirá-la.
counsel-card-rouses = { $card } leva direto à guerra { $nation }: { $steps ->
    [1] um passo
   *[other] { $steps } passos
} de uma vez.
counsel-card-hits = { $card } joga { $dice } dados: { $whole },{ $tenth } acertos em média, e ninguém revida.
counsel-card-step = { $card } ativa { $nation }, e mais um passo: { $steps ->
    [0] já Em Guerra
    [1] falta um
   *[other] faltam { $steps }
}.
counsel-card-relief = { $card } golpeia os sitiantes de { $region } enquanto os de dentro lhes tiram dados.
counsel-card-woses = { $card } leva os Cavaleiros a Minas Tirith de uma vez.
counsel-card-defenders = { $card } traz defensores a { $region }, mesmo que a nação não esteja Em Guerra.
counsel-card-units = { $card } reforça { $region }, onde { $units ->
    [0] não há ninguém
    [1] há uma unidade
   *[other] há { $units } unidades
}, sem esperar a guerra.

# Eventos da Sombra
counsel-card-hunts = { $card } compra uma peça sem Teste de Busca: ela conta em { $chance } % das vezes, e a Corrupção está em { $corruption } de 12.
counsel-card-corrupts = { $card } acrescenta { $whole },{ $tenth } de Corrupção em média a { $corruption }, e nenhum Companheiro pode evitar.
counsel-card-reveals = Com { $card }, um Nazgûl em { $region } revela a Sociedade: mostra-se o avanço de { $steps ->
    [1] um passo
   *[other] { $steps } passos
}, e esconder-se custa um dado a eles.
counsel-card-weather = { $card } desvia os Portadores do Anel; { $steps ->
    [1] falta a eles um passo
   *[other] faltam a eles { $steps } passos
} até uma porta de Mordor.
counsel-card-strike = Com um Nazgûl em { $region }, { $card } os busca com { $dice ->
    [1] um dado
   *[other] { $dice } dados
} mesmo que não se movam.
counsel-card-wound = A Sociedade está revelada: { $card } acrescenta com certeza { $points ->
    [1] um ponto
   *[other] { $points } pontos
} a { $corruption } de Corrupção.
counsel-card-lure = A Sociedade está revelada: { $card } lhe tira um Companheiro, ou o Nível dele em Corrupção sobre { $corruption }.
counsel-card-breaking = A Sociedade está revelada: { $card } dispersa Companheiros que sofreriam Estrago pelos Portadores do Anel.
counsel-card-worn = A partir de agora, com { $card } cada Companheiro perdido na Busca lhes custa também uma carta.
counsel-card-crebain = { $card } espera na mesa e soma 1 a cada dado do Teste de Busca que importar.
counsel-card-balrog = De { $region } o caminho pode passar por Moria: lá { $card } compra mais uma peça.
counsel-card-lidless = { $card } transforma dados ociosos em Olhos: a Corrupção está em { $corruption }, e os próprios dados deles dão à Busca +{ $bonus }.
counsel-card-spells = { $card } joga por { $number } Nazgûl: { $whole },{ $tenth } acertos em média, e ninguém revida.
counsel-card-three-rounds = { $card } dá três rodadas contra { $region } em vez de uma: { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} contra { $foes ->
    [1] uma unidade
   *[other] { $foes } unidades
} lá dentro.
counsel-card-palantir = { $card } faz você comprar uma carta cada vez que joga uma com Evento: quanto antes, melhor.
counsel-card-wormtongue = { $card } mantém Rohan passivo, a { $steps ->
    [1] um passo
   *[other] { $steps } passos
} da guerra, enquanto Isengard se reúne.
counsel-card-led = { $card } move os Nazgûl e depois um exército com eles: duas coisas por um dado.
counsel-card-valinor = { $card } golpeia toda guarnição élfica que não esteja sitiada, sem batalha.
counsel-card-folly = { $card } tira um Líder de Minas Tirith sitiada e proíbe lá as Cartas de Combate.
counsel-card-no-dawn = { $card } tira deles { $number ->
    [0] 0 Desígnios do Oeste
    [1] o Desígnio do Oeste que tiraram
   *[other] { $number } Desígnios do Oeste
}: os melhores dados.
counsel-card-threats = Ainda { $number ->
    [1] há uma nação passiva
   *[other] há { $number } nações passivas
} dos Povos Livres: com { $card } nenhum dado de Alistamento as move.
counsel-card-stormcrow = { $card } faz recuar uma nação que está quase Em Guerra e lhe tira uma figura.
counsel-card-marching = { $card } move { $number ->
    [1] um exército
   *[other] até { $number } exércitos
} com uma carta, mais longe ou em maior número que um dado.
counsel-card-corsairs = { $card } desembarca em Gondor { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} de Umbar de uma vez: muitas marchas a menos.
counsel-card-host = { $card } traz { $figures }.
counsel-card-host-die = Um dado de Alistamento traria duas figuras.
counsel-card-trolls = { $card } transforma em Elites { $number ->
    [1] um Regular de Sauron
   *[other] { $number } Regulares de Sauron
} onde estão: os mesmos dados, o dobro de resistência.
counsel-place-front = De { $region } a { $goal }, o próximo alvo dos seus exércitos, { $steps ->
    [0] não há caminho a andar
    [1] há uma região
   *[other] há { $steps } regiões
}.
counsel-place-calm = Nada seu corre perigo, então vai onde há lugar e servirá depois: { $region }.
counsel-far-join = A carta une um exército a outro: em { $region } se reúne a hoste contra { $goal }.
counsel-placed = Quem deixa a Sociedade vai para { $region }{ $units ->
    [0] , de onde pode seguir
    [1] , com uma unidade
   *[other] , com { $units } unidades
}.
