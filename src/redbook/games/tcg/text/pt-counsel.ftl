# O que diz o conselheiro: por que faria isto aqui. Os mesmos nomes estão em en-counsel.ftl e es-counsel.ftl.
# A preparação
counsel-bid = O que você aposta vira fardos, e eles ficam: de { $resistance } de resistência { $left ->
    [1] restaria { $left }
   *[other] restariam { $left }
}.
counsel-bid-for = Quem aposta mais escolhe a posição na ordem de jogo, e isso vale mais ou menos um fardo; uma aposta que nunca varia é fácil de cobrir.
counsel-bid-none = A posição na ordem de jogo vale mais ou menos um fardo. De vez em quando não aposto nada e fico com a posição que sobra.
counsel-place = Uma posição tardia é boa: na posição { $number } você joga com a Sombra { $shadows ->
    [1] uma vez
   *[other] { $shadows } vezes
} antes do seu primeiro turno, e compra cartas a cada vez.
counsel-start = { $card } (força { $strength }, vitalidade { $vitality }) ocupa { $cost } dos { $room } que você ainda pode gastar. Os companheiros com quem você começa não adicionam penumbra.
counsel-start-beside = { $card } e { $on } custam { $cost } ao todo: nenhuma outra escolha dá mais força e vitalidade dentro dos 4.
counsel-start-done = Ninguém dos que restam vale { $left } de penumbra.
counsel-mulligan-no = { $minions ->
    [1] Um vassalo
   *[other] { $minions } vassalos
} entre { $number } cartas: você pode ferir os outros. Seis cartas novas seriam duas a menos.
counsel-mulligan-yes = { $minions ->
    [0] Nenhum vassalo
    [1] Um vassalo
   *[other] { $minions } vassalos
} e { $events ->
    [1] um evento
   *[other] { $events } eventos
}: com esta mão você mal poderia ferir alguém. Seis cartas novas são melhores.

# A fase de irmandade
counsel-play-companion = { $card } traz força { $strength } e vitalidade { $vitality }: mais alguém que pode enfrentar um vassalo. { $cost ->
    [0] Não custa penumbra.
   *[other] O preço: { $cost } de penumbra para a Sombra gastar.
}
counsel-play-company = Vocês serão { $number } companheiros, e cada um adiciona 1 de penumbra sempre que você se move. O total está agora em { $twilight }.
counsel-play-ally = { $card } fica na sua área de suporte com o seu texto, não adiciona penumbra quando você se move e só luta no local { $site }. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa { $cost } de penumbra.
}
counsel-play-item = Com { $card }, { $on } tem força { $now } em vez de { $was }, daqui em diante em cada combate. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa { $cost } de penumbra.
}
counsel-play-item-vitality = Com { $card }, { $on } tem vitalidade { $now } em vez de { $was }: aguenta mais feridas. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa { $cost } de penumbra.
}
counsel-play-item-text = { $card } fica com { $on }, e o texto funciona daqui em diante. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa { $cost } de penumbra.
}
counsel-play-item-damage = Dano +{ $number }: quem perde para { $on } recebe { $number ->
    [1] uma ferida
   *[other] { $number } feridas
} a mais.
counsel-play-item-also = E mais { $number } de vitalidade para { $on }.
counsel-play-support = { $card } fica em jogo e funciona em todos os turnos: quanto antes, melhor. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa { $cost } de penumbra: o total vai a { $twilight }.
}
counsel-discard-heals = { $card } tem { $left } de vitalidade e passaria a ter { $now }.
counsel-discard-spare = Outra carta de { $card } não pode entrar em jogo enquanto a primeira viver: como cura ela ainda serve.
counsel-transfer = { $on } aproveita { $card } melhor do que { $source }: força { $now } em vez de { $was }. { $cost ->
    [0] Não custa penumbra.
   *[other] Custa outra vez { $cost } de penumbra.
}
counsel-set-out = Adiante, para o local { $site }: { $companions } de penumbra pelos seus companheiros, e mais pelo local, que ainda não se conhece. A Sombra terá { $twilight } ou mais.
counsel-set-out-to = Adiante, para o local { $site }, { $card }: { $companions } de penumbra pelos seus companheiros e { $shadow } pelo local. A Sombra terá { $twilight }.
counsel-keep-card = Eu guardo { $card }: o que traz agora não compensa { $cost ->
    [0] a carta
   *[other] { $cost } de penumbra a mais para a Sombra
}.
counsel-keep-item = { $card } está em boas mãos com { $on }: passar adiante custaria outra vez a penumbra.
counsel-keep-event = { $source } não renderia nada agora; na sua mão ainda pode decidir um combate.
counsel-keep-use = Não vejo o que { $source } renderia a você aqui.
counsel-keep-exert-self = { $card } teria de se esforçar e ficar com { $left } de vitalidade, e isso é mais do que rende.
counsel-keep-exert = { $source } faria { $card } se esforçar e ficar com { $left } de vitalidade, e isso é mais do que rende.
counsel-keep-twilight = { $source } daria à Sombra { $number } de penumbra a mais, e isso é mais do que rende a você.

# O que uma ação faz
counsel-does-play = { $source } { $source-number ->
    [many] colocam
   *[one] coloca
} { $card } em jogo.
counsel-does-return = { $source } devolve { $number ->
    [1] uma carta
   *[other] { $number } cartas
} da sua pilha de descarte ao seu baralho.
counsel-does-mill = { $source } custa aos outros { $number ->
    [1] uma carta
   *[other] { $number } cartas
} dos baralhos.
counsel-does-rob = { $source } custa aos outros { $number ->
    [1] uma carta
   *[other] { $number } cartas
} da mão.
counsel-does-kill = { $source } mata { $card } na hora.
counsel-does-wound = { $source } fere { $card }: { $left ->
    [1] resta { $left }
   *[other] restam { $left }
} de vitalidade.
counsel-does-heal = { $source } cura { $card }: { $left } de vitalidade.
counsel-does-strengthen = { $source } { $source-number ->
    [many] dão
   *[one] dá
} a { $card } força { $now } em vez de { $was }.
counsel-does-weaken = { $source } deixa { $card } com força { $now } em vez de { $was }.
counsel-does-discard = { $source } livra você de { $card }.
counsel-does-draw = { $source } { $source-number ->
    [many] dão
   *[one] dá
} a você { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
counsel-does-burdens = { $source }: { $number ->
    [1] um fardo
   *[other] { $number } fardos
} a { $change ->
    [fewer] menos
   *[more] mais
}, { $now } de { $resistance }.
counsel-does-twilight = { $source }: { $number } { $change ->
    [fewer] de penumbra a menos para a Sombra gastar
   *[more] de penumbra a mais para gastar
}, { $twilight } no total.
counsel-does-archery = { $source } pende as flechas a seu favor: { $number } de diferença.
counsel-does-text = Pelas minhas contas, { $source } vale aqui { $number ->
    [0] um pouco
    [1] quase tanto quanto poupar uma ferida leve
   *[other] quase tanto quanto poupar { $number } feridas leves
}.
counsel-costs-wound = { $card } se { $card-number ->
    [many] esforçam
   *[one] esforça
} por isso: { $left ->
    [1] resta { $left }
   *[other] restam { $left }
} de vitalidade.
counsel-costs-burdens = O preço: { $number ->
    [1] um fardo
   *[other] { $number } fardos
}, { $now } de { $resistance }.
counsel-costs-twilight = Dá { $number } de penumbra à Sombra: { $twilight } no total.
counsel-costs-pool = Gasta { $number } de penumbra e deixa { $twilight }.
counsel-plan-kills = Com isto e com o que você pode jogar depois, espero que { $card } { $card-number ->
    [many] caiam
   *[one] caia
}.
counsel-plan-wounds = Com isto e com o que você pode jogar depois, espero { $number ->
    [1] uma ferida
   *[other] { $number } feridas
} a mais para a irmandade.
counsel-later-wins-game = A meu ver, isso vence o jogo para você.
counsel-later-saves = Sem isso espero que { $card } { $card-number ->
    [many] caiam
   *[one] caia
} nesta luta.
counsel-later-kills = Com isso espero que { $card } { $card-number ->
    [many] caiam
   *[one] caia
} nesta luta.
counsel-later-spares = Espero que poupe a você { $number ->
    [1] uma ferida
   *[other] { $number } feridas
} nesta luta.
counsel-later-wounds = Espero que cause { $number ->
    [1] uma ferida
   *[other] { $number } feridas
} a mais nesta luta.
counsel-later-burdens = Espero que isso traga { $number ->
    [1] um fardo
   *[other] { $number } fardos
} a { $change ->
    [fewer] menos
   *[more] mais
}.

# A fase da Sombra
counsel-minion = { $card } (força { $strength }, vitalidade { $vitality }) por { $cost } de { $twilight } de penumbra.{ $roaming ->
    [yes] {" "}Antes do local { $site }, por vaguear, custa 2 a mais.
   *[no] {""}
}
counsel-minion-item = Com { $card }, { $on } { $on-number ->
    [many] têm
   *[one] tem
} força { $now } em vez de { $was }, por { $cost } de penumbra.
counsel-shadow-support = { $card } fica em jogo quando os vassalos se vão, por { $cost } de penumbra.
counsel-together = A melhor divisão de { $twilight } de penumbra: { $card }.
counsel-minions-many = Assim são { $number ->
    [1] um vassalo
   *[other] { $number } vassalos
} contra { $companions ->
    [1] um companheiro
   *[other] { $companions } companheiros
}. Os que ninguém enfrentar, você manda para onde dói.
counsel-shadow-pass = { $twilight ->
    [1] Resta { $twilight }
   *[other] Restam { $twilight }
} de penumbra, com { $number ->
    [0] nenhum vassalo
    [1] um vassalo
   *[other] { $number } vassalos
} em jogo: nada na sua mão a aproveita melhor agora.
counsel-shadow-dear = O vassalo mais barato da sua mão, { $card }, custaria { $cost }.

# Ações em turnos
counsel-wait-archery = Assim voam as flechas: { $fellowship } contra os vassalos, { $number } contra a irmandade.
counsel-wait-fights = Há { $number ->
    [1] um vassalo
   *[other] { $number } vassalos
} para { $companions ->
    [1] um defensor
   *[other] { $companions } defensores
}: guarde forças e cartas para os combates.

# Em um combate
counsel-now-killed = Como está, { $card } tem { $strength } contra { $against }: { $fear ->
    [overwhelmed] { $card-gender ->
        [f] destruída
       *[m] destruído
    }, morre na hora, seja qual for a vitalidade
   *[wounded] as feridas matam
}.
counsel-now-wounded = Como está, { $card } tem { $strength } contra { $against }{ $tie ->
    [yes] , e o empate é da Sombra
   *[no] {""}
}: { $wounds ->
    [1] uma ferida
   *[other] { $wounds } feridas
}, e agora { $left ->
    [1] resta { $left }
   *[other] restam { $left }
} de vitalidade.
counsel-now-wins = Como está, { $card } vence, { $strength } contra { $against }: { $wounds ->
    [1] uma ferida
   *[other] { $wounds } feridas
} para { $minion }.
counsel-now-slays = Como está, { $card } vence, { $strength } contra { $against }, e { $minion } { $minion-number ->
    [many] caem
   *[one] cai
}.
counsel-with-killed = Com { $source }, { $card } tem { $strength } contra { $against }: { $fear ->
    [overwhelmed] o bastante para destruir e matar na hora
   *[wounded] o bastante para que as feridas matem
}.
counsel-with-wounded = Com { $source }, { $card } tem { $strength } contra { $against }: { $side ->
    [shadow] perde{ $tie ->
        [yes] , porque o empate é da Sombra,
       *[no] {""}
    } e recebe { $wounds ->
        [1] uma ferida
       *[other] { $wounds } feridas
    }
   *[free] um combate perdido, mas só { $wounds ->
        [1] uma ferida
       *[other] { $wounds } feridas
    }
}.
counsel-with-wins = { $own ->
    [yes] { $card } usa esta habilidade e vence
   *[no] Com { $source }, { $card } vence
}, { $strength } contra { $against }: { $wounds ->
    [1] uma ferida
   *[other] { $wounds } feridas
} para { $minion }.
counsel-with-slays = { $own ->
    [yes] { $card } usa esta habilidade e vence
   *[no] Com { $source }, { $card } vence
}, { $strength } contra { $against }, e { $minion } { $minion-number ->
    [many] caem
   *[one] cai
}.
counsel-with-cancelled = { $source } cancela o combate de { $card }: ninguém vence e ninguém é ferido.
counsel-with-removed = { $source } tira da frente o último inimigo de { $card }: combate vencido.
counsel-not-alone = { $source } por si só deixa { $strength } contra { $against }, e não basta; com uma segunda ação, basta.
counsel-makes-it = { $source } deixa { $card } com { $strength } contra { $against }.
counsel-enough = Assim já está bom para você: guarde { $source } para um combate mais disputado.
counsel-enough-use = Assim já está bom para você: { $source } não precisa ajudar.
counsel-no-help = { $source } não pode ajudar aqui.
counsel-in-vain = { $source } deixaria { $strength } contra { $against } e não mudaria o fim.
counsel-answered = { $source } deixaria { $strength } contra { $against }, mas espero uma resposta que o anule.

# A designação
counsel-defend = { $card } ({ $strength }) contra { $minion } ({ $against }): dou a { $card } { $percent }%{ $help ->
    [0] {""}
   *[other] {" "}(você tem até +{ $help } à mão)
}. { $fear ->
    [overwhelmed] O dobro da força destrói: sem ajuda, { $card } morre.
    [killed] Uma derrota mata: { $wounds ->
        [1] uma ferida
       *[other] { $wounds } feridas
    } com { $left } de vitalidade.
   *[wounded] Uma derrota custa { $wounds ->
        [1] uma ferida
       *[other] { $wounds } feridas
    } de { $left } de vitalidade.
}
counsel-defend-else = Sem defensor, { $minion } { $minion-number ->
    [many] iriam
   *[one] iria
} atrás de { $card }{ $also ->
    [yes] , além de { $on }
   *[no] {""}
}: { $strength } contra { $against }, { $fear ->
    [overwhelmed] seria { $card-gender ->
        [f] destruída
       *[m] destruído
    } e morreria
    [killed] morte por { $wounds ->
        [1] essa ferida
       *[other] { $wounds } feridas
    }
   *[wounded] { $wounds ->
        [1] uma ferida
       *[other] { $wounds } feridas
    }
}{ $bearer ->
    [yes] , e é o Portador do Anel
   *[no] {""}
}.
counsel-defend-plan = Reservo { $card } para { $other ->
    [yes] o outro
   *[no] { $minion }
}.
counsel-leave = Não ponho ninguém contra { $minion } (força { $strength }): o jogador escolherá quem atacar.
counsel-leave-safe = O pior seria um ataque a { $card }, que ainda assim vence: { $strength } contra { $against }.
counsel-leave-busy = { $card } já { $card-number ->
    [many] têm
   *[one] tem
} inimigo, e um segundo é pior do que um para cada um.
counsel-attack = { $minion } contra { $card }: { $strength } contra { $against }, { $percent }% para você. { $fear ->
    [overwhelmed] O dobro da força destrói: { $card } morreria na hora.
    [killed] { $wounds ->
        [1] Uma ferida mata
       *[other] { $wounds } feridas matam
    } { $card }, com { $left } de vitalidade.
   *[wounded] { $wounds ->
        [1] Uma ferida
       *[other] { $wounds } feridas
    } de { $left } de vitalidade.
}
counsel-attack-joins = A força se soma: { $minion } também { $minion-number ->
    [many] lutam
   *[one] luta
} contra { $card }.
counsel-attack-other = Contra { $card } seria { $strength } contra { $against }, { $percent }%, e doeria menos.
counsel-attack-none = Mesmo contra { $card } seria { $strength } contra { $against }: { $minion } só { $minion-number ->
    [many] receberiam
   *[one] receberia
} feridas por nada.
counsel-first-easy = Há mais em jogo para { $card }, { $strength } contra { $against } ({ $percent }%): isso pode esperar até você saber quanto pode gastar ali.

# Flechas e curas
counsel-hit = { $card } { $card-number ->
    [many] aguentam
   *[one] aguenta
} melhor a flecha: { $left ->
    [0] ela mata, mas é a perda menos grave
    [1] depois resta 1 de vitalidade
   *[other] depois restam { $left } de vitalidade
}.
counsel-hit-not = { $bearer ->
    [yes] É preciso poupar o Portador do Anel, { $card }
   *[no] É preciso poupar { $card }
}: { $left ->
    [0] esta ferida mataria
    [1] restaria só 1 de vitalidade
   *[other] restariam só { $left } de vitalidade
}.
counsel-shoot = A maior ameaça aqui é de { $seat }: { $minion }, força { $strength } ao todo. { $arrows ->
    [1] Uma flecha vai para lá.
   *[other] { $arrows } flechas vão para lá.
}
counsel-heal = { $bearer ->
    [yes] Primeiro o Portador do Anel
   *[no] Primeiro { $card }
}: de { $left } a { $now } de vitalidade. Os últimos pontos são os que mais valem. O santuário ainda cura { $heals ->
    [1] uma ferida
   *[other] { $heals } feridas
}.
counsel-heal-only = Ninguém mais precisa: { $card } passa de { $left } a { $now } de vitalidade, sem custo. O santuário ainda cura { $heals ->
    [1] uma ferida
   *[other] { $heals } feridas
}.
counsel-heal-other = { $card } ainda tem { $left } e pode esperar.
counsel-heal-done = Nada se ganha com as { $heals } curas que restam.

# Avançar
counsel-move = Adiante, para o local { $site }: a Sombra teria { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}ou mais
} de penumbra, e { $number ->
    [0] não resta nenhum vassalo para esperar você lá
    [1] um vassalo vai atrás
   *[other] { $number } vassalos vão atrás
}.
counsel-move-wins = O passo para o local { $site } vence o jogo.
counsel-move-behind = Alguém está { $number ->
    [1] um local
   *[other] { $number } locais
} à sua frente: a corrida vale um risco.
counsel-stay = O local { $site } daria à Sombra { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}ou mais
} de penumbra, e { $number ->
    [0] ainda não haveria nenhum vassalo
    [1] um vassalo iria atrás
   *[other] { $number } vassalos iriam atrás
}.
counsel-stay-rest = { $card } é um santuário: o seu próximo turno começa com { $number ->
    [1] uma ferida curada
   *[other] { $number } feridas curadas
}.
counsel-stay-draw = Se você ficar, { $minions ->
    [0] {""}
    [1] o vassalo é descartado e{" "}
   *[other] os { $minions } vassalos são descartados e{" "}
}você compra { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
counsel-stay-clear = Se você ficar, { $number ->
    [1] o vassalo é descartado
   *[other] os { $number } vassalos são descartados
}.
counsel-expect-ring-bearer = Experimentei o próximo movimento: { $card } morreu em { $number } de { $tries } tentativas, e isso seria o fim.
counsel-expect-dead = Experimentei o próximo movimento: quase sempre custou { $card }{ $wounds ->
    [0] {""}
    [1] {" "}e uma ferida
   *[other] {" "}e { $wounds } feridas
}.
counsel-expect-wounds = Experimentei o próximo movimento: custou { $wounds ->
    [0] quase nenhuma ferida
    [1] mais ou menos uma ferida
   *[other] umas { $wounds } feridas
}, e ninguém caiu.

# As escolhas de um texto
counsel-choose-enough = { $source } já fez o bastante: ninguém mais vale a pena.
counsel-choose-card = { $card } é o que mais ajuda você agora com { $source }.
counsel-choose-least = { $card } é o que menos fará falta.
counsel-choose-thing = { $owner ->
    [mine] Das suas cartas, { $card } é a que menos fará falta.
   *[theirs] { $card } é o que mais prejudica você.
}
counsel-choose-pile = Das cartas que estão ali, a que mais vale para você: { $card }.
counsel-choose-exert = { $card } { $card-number ->
    [many] aguentam
   *[one] aguenta
} melhor: { $left ->
    [1] depois resta { $left }
   *[other] depois restam { $left }
} de vitalidade.
counsel-choose-exert-not = { $bearer ->
    [yes] O Portador do Anel, { $card }, não deveria pagar por isso
   *[no] { $card } não deveria pagar por isso
}, com { $left } de vitalidade.
counsel-choose-heal = { $card } é quem mais precisa: de { $left } a { $now } de vitalidade.
counsel-choose-kill = { $card } só tem 1 de vitalidade: esta ferida mata, e lá se vai uma força de { $strength }.
counsel-choose-wound = { $card } (força { $strength }) é a maior ameaça ao alcance: { $left ->
    [1] depois resta { $left }
   *[other] depois restam { $left }
} de vitalidade.
counsel-choose-who = { $reason ->
    [fights] { $card } está lutando agora: só ali { $source } ajuda.
    [mine] { $card } (força { $strength }) é quem mais aproveita { $source }.
   *[theirs] { $card } (força { $strength }) é quem precisa ser detido com { $source }.
}
counsel-keep-all = Até a menos valiosa das suas { $number } cartas, { $card }, vale mais do que uma desconhecida.
counsel-throw = Descarte { $card }, e você compra outra carta no lugar.
counsel-throw-plain = { $card } é o que menos fará falta.
counsel-throw-down = Você tem { $number } cartas e precisa descer a oito: primeiro sai { $card }.
counsel-little-dead = { $card } está na sua pilha de mortos: esta carta nunca mais pode ser jogada.
counsel-little-unique = { $card } é carta única e já está em jogo.
counsel-little-crowd = Você tem { $number } { $sort ->
    [event] eventos
    [minion] vassalos
    [companion] companheiros
   *[thing] objetos e outras cartas duradouras
} { $side ->
    [shadow] da Sombra
   *[free] dos Povos Livres
}: não vai precisar de todos.
counsel-little-culture = Você não tem em jogo nenhum personagem da cultura dela, e sem isso { $card } quase não pode ser usada.
counsel-little-least = Das suas { $number } cartas é a que menos promete.
counsel-bears = Com { $on } é onde mais conta: com { $card }, força { $now } em vez de { $was }.
counsel-bears-text = { $on } é o melhor lugar para { $card }: { $left } de vitalidade para aproveitar.
counsel-bears-site = { $card } fica em { $on }.
counsel-way = { $source }: pelas minhas contas, a segunda melhor resposta é { $number ->
    [0] quase tão boa
    [1] pior, como por uma ferida leve
   *[other] pior, como por { $number } feridas leves
}.
counsel-number = { $source }: { $number } é o melhor aqui.
counsel-may-no = { $source } custaria aqui mais do que rende.
counsel-player = { $seat } está no local { $site } com { $hand ->
    [1] uma carta
   *[other] { $hand } cartas
} na mão: ali { $source } acerta melhor.
counsel-first = Tudo acontece de qualquer modo. { $source } primeiro não muda nada, que eu veja.
counsel-first-matters = Primeiro { $source }: aqui a ordem conta.
counsel-ring-on = { $card } tem { $left } de vitalidade. Com o Anel colocado { $number ->
    [1] vem um fardo
   *[other] vêm { $number } fardos
} em vez da ferida: { $now } de { $resistance }.
counsel-ring-off = { $card } tem { $left } de vitalidade e pode suportar a ferida. O Anel significaria { $number ->
    [1] um fardo
   *[other] { $number } fardos
} ({ $now } de { $resistance }), e fardos são mais difíceis de tirar.
counsel-only = Aqui você não pode fazer outra coisa.
