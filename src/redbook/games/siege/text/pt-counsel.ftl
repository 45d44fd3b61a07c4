# O que o conselheiro diz: por que faria isto aqui. { $attack } e { $defence } são somas de força.

# Lugares
counsel-place-early = Tomar { $hex } dá a você { $points } pontos até o turno { $turn }; depois, só { $later }.
counsel-place-first = A primeira tomada de { $hex } dá a você { $points } pontos.
counsel-place-deny = { $hex } dá { $points } pontos à Aliança do Oeste se estiver nas mãos dela no fim: não permita.
counsel-place-both = { $hex } dá a você { $points } pontos se estiver nas suas mãos no fim, e { $taken } à Sombra se cair.
counsel-place-hold = { $hex } dá a você { $points } pontos se estiver nas suas mãos quando a partida acabar.
counsel-place-lose = Se { $hex } cair, a Sombra ganha { $points } pontos.

# Ataques
counsel-odds = { $attack } contra { $defence } em { $hex }, coluna { $column }: { $leaves } % de chance de que tenham de sair, { $loss } % de que sofram uma baixa, { $own } % de que você sofra.
counsel-march-attack = { $piece } em { $to }, para o ataque a { $hex }{ $units ->
    [1] {""}
   *[other] {" "}({ $units } unidades ao todo)
}: { $attack } contra { $defence }, coluna { $column }. { $leaves } % de chance de que tenham de sair, { $loss } % de que sofram uma baixa, { $own } % de que você sofra.
counsel-closes = Com { $piece } ali, os defensores de { $hex } ficam cercados: uma coluna a mais, e um recuo custa a eles uma baixa se nenhum amigo os proteger.
counsel-adds = Sem { $piece }, os dados seriam lidos na coluna { $column }.
counsel-in-place = { $units ->
    [1] Uma unidade está pronta
   *[other] { $units } unidades estão prontas
} para atacar { $hex }: marchar mais só enfraqueceria esse ataque.
counsel-storm = { $pieces } em { $hex }: sem tropas. Um ataque elimina quem estiver ali sem jogar os dados, por { $points } pontos.
counsel-surrounded = Os defensores de { $hex } estão cercados: uma coluna a seu favor, e um recuo custa a eles uma baixa se nenhum amigo os proteger.
counsel-last-step = { $piece }: já com uma baixa. Mais uma é a eliminação, e { $points } pontos para você.
counsel-halves = { $piece }: com uma baixa, de { $attack }-{ $defence } a { $less_attack }-{ $less_defence }.
counsel-breach = { $hex } fica dentro do Rammas: a primeira unidade da Sombra que entrar derruba a muralha e custa à Aliança do Oeste um ponto de moral.
counsel-shift = Já está na conta: { $shift }, { $value-signed } { $columns ->
    [1] coluna
   *[other] colunas
}.
counsel-morale = O moral vale { $difference-signed } nos dados.
counsel-relieves = Eles estão a { $left } PM de { $to }: expulsos, o perigo diminui.
counsel-clears = De { $hex } a { $to } são { $left } PM, e eles fecham o caminho.
counsel-duty = { $pieces }: em contato por um recuo ou um avanço, então agora é preciso atacar alguém.
counsel-eye-joins = O Olho soma aqui { $modifier-signed } ao seu moral, mais que qualquer líder.
counsel-left-out = Melhor sem { $pieces }: a coluna não melhora, ou não o bastante, e o risco de uma baixa seria também delas.
counsel-no-attack = O melhor ataque que resta seria { $hex }: { $attack } contra { $defence }, coluna { $column }. { $leaves } % de chance de que tenham de sair é pouco diante de { $own } % de você sofrer uma baixa.
counsel-no-attack-weak = O melhor ataque que resta seria { $hex }: { $attack } contra { $defence }, coluna { $column }, abaixo da igualdade. { $own } % de chance de você sofrer uma baixa; espere ter mais força.
counsel-nobody-leads = Só os Nazgûl ainda poderiam atacar, e eles nunca atacam sozinhos.
counsel-eye-defends = Com o Olho ({ $modifier-signed }) em { $hex }: { $leaves } % em vez de { $before_leaves } % de chance de ter de sair, { $loss } % em vez de { $before_loss } % de sofrer uma baixa. Ele observa uma só batalha por turno.

# Marchas
counsel-takes-rammas = { $hex } fica dentro do Rammas: quem tem esses hexágonos decide quem se aproxima da Cidade.
counsel-gate = Para chegar a { $to } é preciso passar por { $hex } ou por outro dos três hexágonos diante do portão. Com uma unidade ali, terão de lutar pela passagem.
counsel-wall = Uma unidade em { $hex } basta para que ninguém atravesse ali o Rammas sem lutar.
counsel-empty = Sem uma unidade em { $hex }, o primeiro inimigo que passar tomaria o lugar de graça.
counsel-strengthens = Com { $piece }, a defesa de { $hex } é { $defence }. Contra os { $attack } mais ou menos que o inimigo pode trazer, são { $leaves } % de chance de ter de sair em vez de { $before } %.
counsel-out-of-reach = Em { $origin } o inimigo poderia trazer uns { $attack } contra { $defence }: { $leaves } % de chance de ter de sair. Em { $to } ele está longe demais ou é fraco demais para { $piece }.
counsel-safer = Em { $origin } o inimigo poderia trazer uns { $attack } contra { $defence }: { $leaves } % de chance de ter de sair. Em { $to } são { $after } % para { $piece }.
counsel-march-on = { $piece }: rumo a { $hex }, a { $left } PM depois desta marcha; agora, a { $before }.
counsel-march-home = { $piece }: mais perto de { $hex }, onde pode faltar ajuda, a { $left } PM depois desta marcha; agora, a { $before }.
counsel-boat = Nos barcos se ataca com metade da força e não há recuo: desembarque no próximo turno.
counsel-risk = Com um risco: em { $hex } o inimigo poderia trazer uns { $attack } contra { $defence }, { $leaves } % de chance de ter de sair.
counsel-untouched = O inimigo está longe demais de { $hex }, ou é fraco demais.
counsel-ashore = No rio não há recuo e se ataca com a metade. Em terra, em { $to }, há mais a fazer para { $piece }.
counsel-garrison = { $piece }: o seu posto é dentro do Rammas até a ajuda chegar, como em { $to }.
counsel-cover = { $hex } é bom terreno: { $shift }, { $value-signed } { $columns ->
    [1] coluna
   *[other] colunas
} para quem atacar ali.
counsel-march-room = { $to } é um lugar tão bom para { $piece } quanto este, e deixa espaço aqui para os outros.
counsel-as-near = O plano leva { $piece } a { $hex }, mas agora não há lugar ou não há caminho: { $to } é o mais perto que dá.
counsel-better-stay = Para { $piece } o melhor era ficar em { $hex }. Se é preciso marchar, { $to } é o que menos muda.
counsel-leave-map = Daqui não há para onde ir dentro do mapa para { $piece }.
counsel-stay-garrison = { $units ->
    [1] A unidade de { $hex } fica
   *[other] As { $units } unidades de { $hex } ficam
}: o inimigo poderia trazer uns { $attack } contra { $defence }, { $leaves } % de chance de ter de sair, e mais se alguém for embora.
counsel-stay-firm = { $units ->
    [1] A unidade de { $hex } fica
   *[other] As { $units } unidades de { $hex } ficam
}: com { $defence } contra os { $attack } mais ou menos que podem vir, não há perigo, e assim deve continuar.
counsel-stay-quiet = { $units ->
    [1] Uma peça não se moveu e não ficaria
   *[other] { $units } peças não se moveram e não ficariam
} melhor em outro lugar; { $struck ->
    [0] o inimigo não pode atacar nenhuma
    [1] o inimigo pode atacar uma
   *[other] o inimigo pode atacar { $struck }
} na próxima etapa dele.

# Líderes e Nazgûl
counsel-leader-alone = { $leader }, sem tropas em { $hex }: quem atacar elimina o líder sem jogar os dados, por { $points } pontos.
counsel-leader-danger = { $leader } vale { $points } pontos para o inimigo, que poderia trazer uns { $attack } contra { $defence } a { $hex }: { $leaves } % de chance de que as tropas ali tenham de sair.
counsel-leader-safe = Em { $to } o inimigo está longe demais ou é fraco demais para pôr { $leader } em perigo, e há ali { $units ->
    [1] uma unidade
   *[other] { $units } unidades
}.
counsel-leader-hides = Não há tropas em { $to }, mas o inimigo não pode atacar ali na próxima etapa dele: { $leader } fica longe da luta.
counsel-leader-nowhere = Não há tropas ao alcance que protejam { $leader }: { $to } é o lugar menos ruim.
counsel-leader-company = Em { $to }, { $leader } tem { $units ->
    [1] uma unidade ao lado
   *[other] { $units } unidades ao lado
}: { $defence } contra uns { $attack }, { $leaves } % de chance de ter de sair.
counsel-leader-lends = Às tropas que lutarem ali { $leader } dá { $modifier-signed } nos dados.
counsel-roost = { $piece }: { $points } pontos para o inimigo se caírem, e nenhum ataque sem uma unidade terrestre no mesmo hexágono. Em { $hex } { $units ->
    [0] não há nenhuma, mas é um lugar afastado
    [1] há uma
   *[other] há { $units }
}.

# Baixas, recuos, avanços
counsel-loss-halves = { $piece }: de { $attack }-{ $defence } a { $less_attack }-{ $less_defence }. É o que menos dói, e pode se recuperar.
counsel-loss-equal = Todas as que podem sofrê-la são iguais, { $attack }-{ $defence }: tanto faz { $piece } ou outra. Uma unidade reduzida pode se recuperar longe do inimigo.
counsel-loss-worn = { $pieces }: já com uma baixa. Outra seria a última, e { $points } pontos para o inimigo.
counsel-loss-gone = { $piece }: com { $attack }-{ $defence }, a menor perda. O inimigo ganha { $points } pontos.
counsel-toll = { $piece }: { $points } pontos para o inimigo; { $most ->
    [7] os Nazgûl dariam 7.
   *[other] qualquer outra daria os mesmos, e depois ninguém mais luta.
}
counsel-retreat-lose = Melhor perder { $piece } ({ $points } pontos) que tirar os amigos dos seus postos.
counsel-break-out = Cerco! Para { $piece }, a saída por { $through } { $sheltered ->
    [yes] não custa nada, porque há um amigo ali
   *[no] custa uma baixa, mas as outras são piores
}.
counsel-displace = Todas as saídas estão cheias: quem melhor pode dar lugar em { $to } é { $friend }.
counsel-retreat-risk = Em { $to } o inimigo poderia trazer uns { $attack } contra { $defence }: { $leaves } % de chance de ter de sair de novo.
counsel-retreat-safe = Em { $to } o inimigo está longe demais ou é fraco demais para seguir você.
counsel-retreat-not = Em { $hex } seriam { $leaves } %.
counsel-retreat-home = De { $to } a { $hex } são { $left } PM.
counsel-companion = Um líder cai com a última unidade que tem ao lado. A melhor defesa é a de { $piece }, { $defence }, e { $leader } vale { $points } pontos para o inimigo.
counsel-advance-free = Terreno de graça: o inimigo está longe demais ou é fraco demais para expulsar { $piece } de { $hex }.
counsel-advance-ground = Em { $hex } o perigo para { $piece } não é maior que em { $origin }: poderiam vir uns { $attack } contra { $defence }, { $leaves } % de chance de ter de sair lá, { $before } % aqui. Ocupe o terreno que eles cederam.
counsel-advance-worse = Um risco que vale a pena: em { $hex } poderiam vir uns { $attack } contra { $defence }, { $leaves } % de chance de que expulsem { $piece }, diante de { $before } % em { $origin }.
counsel-advance-leader = { $leader } não deve ficar sem tropas em { $origin }: { $points } pontos para o primeiro que chegar. Para { $hex }, com as tropas.
counsel-advance-with = { $leader } corre menos perigo em { $hex }, onde há mais tropas suas.
counsel-halt-keeps = Em { $hex } não há ninguém além de { $piece }: com um avanço para { $to } o lugar ficaria aberto.
counsel-halt-danger = Em { $to } o inimigo poderia trazer uns { $attack } contra { $defence }: { $leaves } % de chance de que expulsem { $piece }, diante de { $before } % em { $hex }. Nada do que há lá vale isso.
counsel-halt-leader = { $leader } ({ $points } pontos) não corre menos perigo em { $to } que em { $hex }.
counsel-halt-nothing = Em { $to } não há nada a ganhar para { $piece }.

# Preparação, armas de cerco, ponte
counsel-rangers-risk = Em { $hex } o inimigo poderia trazer uns { $attack } contra { $defence }: { $leaves } % de chance de que expulsem { $piece }.
counsel-rangers-safe = Em { $hex } o inimigo está longe demais ou é fraco demais para expulsar { $piece }.
counsel-rangers-together = Ao lado de { $pieces } a defesa é melhor que em separado.
counsel-rangers-way = Dali são { $left } PM até { $to }, o caminho de casa pelo rio.
counsel-recover = { $piece }: de { $attack }-{ $defence } de volta a { $full_attack }-{ $full_defence }, a sua unidade reduzida mais forte sem contato.
counsel-recover-toll = Você tem { $units } unidades reduzidas. No fim se perde uma em cada três: do jeito que está, { $lost ->
    [1] uma unidade
   *[other] { $lost } unidades
}, com os seus pontos.
counsel-recover-none = Aqui ninguém pode aproveitar isso.
counsel-land = Aragorn desembarca em { $hex } com { $units ->
    [1] uma unidade
   *[other] { $units } unidades
}, nas costas do inimigo: neste turno atacam com { $value-signed } { $value ->
    [1] coluna
   *[other] colunas
}.
counsel-enter-now = { $piece }: de { $hex } são { $left } PM até { $to }, { $turns ->
    [1] um turno
   *[other] { $turns } turnos
} de marcha. Quem espera chega ainda mais tarde.
counsel-enter-near = { $piece }: de { $hex } são { $left } PM até { $to }; da segunda melhor entrada, { $other }.
counsel-enter-not = { $hex } seria mais perto, mas ali o inimigo poderia trazer uns { $attack } contra { $defence }, { $leaves } % de chance de ter de sair logo.
counsel-enter-leader = Nenhum inimigo pode atacar { $hex } tão cedo: bom momento para a chegada de { $leader }.
counsel-hold = Melhor esperar com { $pieces }: o inimigo pode atacar { $hex }, e estariam em jogo { $points } pontos.
counsel-back = Unidades demais em { $hex }. { $piece } ({ $attack }-{ $defence }) é a que menos faz falta, e pode voltar no próximo turno.
counsel-engines = { $hex } está a { $away ->
    [1] um hexágono
   *[other] { $away } hexágonos
}: ali as armas de cerco atacam com { $engine_attack }, e { $piece } com { $attack }.
counsel-engines-price = O preço: defendem com { $defence }, têm { $left } PM, nunca recuam e nunca se recuperam.
counsel-engines-far = A infantaria mais próxima está a { $away } hexágonos de { $hex }. As armas de cerco têm { $left } PM: construa-as junto às muralhas, não aqui.
counsel-engines-done = { $hex } é sua: não há mais muralhas a romper.
counsel-bridge-shadow = { $units ->
    [0] Vêm reforços
    [1] Vem uma unidade
   *[other] Vêm { $units } unidades
} da margem oriental: por uma ponte passam em uma só marcha; de barco levam dois turnos, e na água lutam com metade da força.
counsel-bridge-west = As suas hostes chegaram: por uma ponte podem levar a guerra à margem oriental.
counsel-bridge-wait = O rio é a sua melhor muralha até as suas hostes chegarem{ $units ->
    [0] {""}
    [1] ; uma unidade ainda vem a caminho
   *[other] ; { $units } unidades ainda vêm a caminho
}. Uma ponte poderia cair nas mãos do inimigo.
counsel-bridge-destroy = { $units ->
    [0] Novos inimigos poderiam
    [1] Uma unidade inimiga poderia
   *[other] { $units } unidades inimigas poderiam
} atravessá-la vindo da outra margem. Sem a ponte precisam de barcos e de dois turnos.
