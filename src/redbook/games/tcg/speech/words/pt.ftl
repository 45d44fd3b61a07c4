# Palavras dos textos das cartas. Os mesmos nomes estão em en-grammar.ftl e es-grammar.ftl.
noun-companion = companheiro
    .gender = m
noun-ally = aliado
    .gender = m
noun-minion = vassalo
    .gender = m
noun-character = personagem
    .plural = personagens
    .gender = m
noun-possession = possessão
    .plural = possessões
    .gender = f
noun-artifact = artefacto
    .gender = m
noun-item = possessão ou artefacto
    .plural = possessões ou artefactos
    .gender = f
noun-condition = condição
    .plural = condições
    .gender = f
noun-event = acontecimento
    .gender = m
noun-site = local
    .plural = locais
    .gender = m
noun-ring = Anel
    .plural = Anéis
    .gender = m
noun-card = carta
    .gender = f
noun-dwarf = Anão
    .plural = Anões
    .gender = m
noun-elf = Elfo
    .gender = m
noun-hobbit = Hobbit
    .gender = m
noun-man = Homem
    .plural = Homens
    .gender = m
noun-wizard = Feiticeiro
    .gender = m
noun-orc = Orc
    .gender = m
noun-uruk-hai = Uruk-hai
    .plural = Uruk-hai
    .gender = m
noun-nazgul = Nazgûl
    .plural = Nazgûl
    .gender = m
noun-troll = Troll
    .gender = m
noun-balrog = Balrog
    .gender = m
noun-weapon = arma
    .gender = f
noun-hand-weapon = arma de mão
    .plural = armas de mão
    .gender = f
noun-ranged-weapon = arma de tiro
    .plural = armas de tiro
    .gender = f
noun-armor = armadura
    .gender = f
noun-helm = elmo
    .gender = m
noun-shield = escudo
    .gender = m
noun-cloak = capa
    .gender = f
noun-mount = montada
    .gender = f
noun-pipe = cachimbo
    .gender = m
noun-archer = arqueiro
    .gender = m
noun-ranger = caminheiro
    .gender = m
noun-tale = conto
    .gender = m
noun-search = carta de procura
    .plural = cartas de procura
    .gender = f
noun-stealth = carta furtiva
    .plural = cartas furtivas
    .gender = f
noun-spell = feitiço
    .gender = m
noun-weather = carta de clima
    .plural = cartas de clima
    .gender = f
noun-tracker = batedor
    .plural = batedores
    .gender = m
noun-pipeweed = erva-de-cachimbo
    .plural = ervas-de-cachimbo
    .gender = f
noun-fierce = vassalo feroz
    .plural = vassalos ferozes
    .gender = m
noun-damage = personagem com dano
    .plural = personagens com dano
    .gender = m
noun-defender = personagem com defensor
    .plural = personagens com defensor
    .gender = m
noun-sanctuary = santuário
    .gender = m
noun-forest = floresta
    .gender = f
noun-river = rio
    .gender = m
noun-plains = planície
    .gender = f
noun-underground = local subterrâneo
    .plural = locais subterrâneos
    .gender = m
noun-marsh = pântano
    .gender = m
noun-mountain = montanha
    .gender = f

as-companion = companheiro
as-ally = aliado
as-minion = vassalo
as-possession = possessão
as-artifact = artefacto
as-item = objecto
as-condition = condição
as-event = acontecimento
as-site = local
as-dwarf = { $number ->
    [many] Anões
   *[one] Anão
}
as-elf = { $number ->
    [many] Elfos
   *[one] Elfo
}
as-hobbit = { $number ->
    [many] Hobbits
   *[one] Hobbit
}
as-man = { $number ->
    [many] Homens
   *[one] Homem
}
as-wizard = { $number ->
    [many] Feiticeiros
   *[one] Feiticeiro
}
as-orc = { $number ->
    [many] Orcs
   *[one] Orc
}
as-uruk-hai = Uruk-hai
as-nazgul = Nazgûl
as-troll = { $number ->
    [many] Trolls
   *[one] Troll
}
as-balrog = Balrog
as-archer = { $number ->
    [many] arqueiros
   *[one] arqueiro
}
as-ranger = { $number ->
    [many] caminheiros
   *[one] caminheiro
}
as-tale = de conto
as-search = de procura
as-stealth = { $gender ->
    [f] { $number ->
        [many] furtivas
       *[one] furtiva
    }
   *[m] { $number ->
        [many] furtivos
       *[one] furtivo
    }
}
as-spell = de feitiço
as-weather = de clima
as-tracker = { $number ->
    [many] batedores
   *[one] batedor
}
as-pipeweed = de erva-de-cachimbo
as-fierce = { $number ->
    [many] ferozes
   *[one] feroz
}
as-damage = com dano
as-defender = com defensor
as-sanctuary = com santuário
as-forest = de floresta
as-river = de rio
as-plains = de planície
as-underground = { $gender ->
    [f] { $number ->
        [many] subterrâneas
       *[one] subterrânea
    }
   *[m] { $number ->
        [many] subterrâneos
       *[one] subterrâneo
    }
}
as-marsh = de pântano
as-mountain = de montanha

of-dwarven = dos Anões
of-elven = dos Elfos
of-gandalf = de Gandalf
of-gondor = de Gondor
of-shire = do Condado
of-isengard = de Isengard
of-moria = de Moria
of-ringwraith = dos Espectros do Anel
of-sauron = de Sauron
of-free-peoples = das Gentes Livres
of-shadow = da Sombra

adj-exhausted = { $gender ->
    [f] { $number ->
        [many] exaustas
       *[one] exausta
    }
   *[m] { $number ->
        [many] exaustos
       *[one] exausto
    }
}
adj-wounded = { $gender ->
    [f] { $number ->
        [many] feridas
       *[one] ferida
    }
   *[m] { $number ->
        [many] feridos
       *[one] ferido
    }
}
adj-roaming = { $number ->
    [many] errantes
   *[one] errante
}
adj-unassigned = por designar
adj-unique = { $gender ->
    [f] { $number ->
        [many] únicas
       *[one] única
    }
   *[m] { $number ->
        [many] únicos
       *[one] único
    }
}

det-a = { $gender ->
    [f] { $number ->
        [many] { "" }
       *[one] uma
    }
   *[m] { $number ->
        [many] { "" }
       *[one] um
    }
}
det-the = { $gender ->
    [f] { $number ->
        [many] as
       *[one] a
    }
   *[m] { $number ->
        [many] os
       *[one] o
    }
}
det-another = { $gender ->
    [f] { $number ->
        [many] outras
       *[one] outra
    }
   *[m] { $number ->
        [many] outros
       *[one] outro
    }
}
det-your = { $gender ->
    [f] { $number ->
        [many] as tuas
       *[one] a tua
    }
   *[m] { $number ->
        [many] os teus
       *[one] o teu
    }
}
det-your-other = { $gender ->
    [f] { $number ->
        [many] as tuas outras
       *[one] a tua outra
    }
   *[m] { $number ->
        [many] os teus outros
       *[one] o teu outro
    }
}
det-this = { $gender ->
    [f] { $number ->
        [many] estas
       *[one] esta
    }
   *[m] { $number ->
        [many] estes
       *[one] este
    }
}
det-that = { $gender ->
    [f] { $number ->
        [many] essas
       *[one] essa
    }
   *[m] { $number ->
        [many] esses
       *[one] esse
    }
}
det-each = cada
det-all = { $gender ->
    [f] todas as
   *[m] todos os
}
det-no = { $gender ->
    [f] nenhuma
   *[m] nenhum
}

post-in-skirmish = neste combate
post-here = aqui
post-in-support-area = numa área de suporte
post-assigned-this-turn = que foi designado para um combate neste turno
post-opponents = de um oponente
post-signet = com o sinete de { $signet }
post-home = cuja casa é o local { $number }
post-bears = que usa { $what }
post-bears-no = que não usa { $what }
post-borne-by = sobre { $what }
post-skirmishing = que combate contra { $what }
post-timeword = que se pode jogar na fase de { $phase }
post-race-not-in-play = cuja raça não consigas avistar
post-same-title = com o mesmo título que { $what }
post-not = (excepto { $what })
post-any = que seja { $what }

ref-bearer = o portador
ref-ring-bearer = o Portador do Anel
ref-that = essa carta
other = { $gender ->
    [f] outra
   *[m] outro
}
yours = { $gender ->
    [f] as tuas { $what }
   *[m] os teus { $what }
}
all-of-yours = { $gender ->
    [f] todas as tuas { $what }
   *[m] todos os teus { $what }
}
each-of-yours = { $gender ->
    [f] cada { $what } tua
   *[m] cada { $what } teu
}
any-number-of = qualquer número de
up-to = até { $what }
the-site-here = o local onde está a irmandade
the-site-number = o local { $n }

from-hand = { $of ->
    [you] { $what } da tua mão
   *[other] { $what } dessa mão
}
from-discard = { $what } da tua pilha de descarte
from-deck = { $what } do teu baralho
from-stacked = { $what } { $gender ->
    [f] empilhada
   *[m] empilhado
} aqui
from-adventure = { $what } do teu baralho de aventura
from-that = { $what } de entre eles
from-those = { $what } de entre elas
first-of = { $gender ->
    [f] a primeira { $what } jogada { $per ->
        [turn] em cada turno
       *[phase] em cada fase
    }
   *[m] o primeiro { $what } jogado { $per ->
        [turn] em cada turno
       *[phase] em cada fase
    }
}

amount-or-if = { $least } (ou { $most } se { $condition })
amount-for-each = { $amount } por cada { $what }
amount-limit = { " " }(limite { $amount })
amount-strength-of = +X, sendo X a força de { $what }
number-or-if = { " " }(ou { $most } se { $condition })
number-for-each = { " " }por cada { $what }
number-limit = { " " }(limite { $number })
counted-burden = fardo
counted-revealed = { $what } de entre elas
counted-dead = { $what } na pilha dos mortos
counted-races = uma destas raças presente entre { $who }: { $races }
counted-spot = { $what } que consigas avistar
counted-over = { $what } acima de { $over }

if-spot = consegues avistar { $what }
if-cannot-spot = não consegues avistar { $what }
if-burdens = consegues avistar { $n } fardos
if-few-burdens = há { $n } fardos ou menos
if-twilight-below = há menos de { $n } marcadores no total de penumbra
if-hand = um oponente tem pelo menos { $n } cartas na mão
if-dead-pile = há { $what } na pilha dos mortos
if-burdens-and-dead = os fardos e os companheiros na pilha dos mortos somam { $n } ou mais
if-empty-deck = o baralho do jogador das Gentes Livres está vazio
if-ring-worn = o Portador do Anel está a usar O Anel
if-not-ring-worn = o Portador do Anel não está a usar O Anel
if-phase = é a fase de { $phase }
if-opponents-site = o local { $n } é de um oponente
if-here = a irmandade está neste local
if-site = a irmandade está { $what }
if-site-not = a irmandade não está { $what }
if-site-from = a irmandade está no local { $n } ou posterior
if-site-to = a irmandade está no local { $n } ou anterior
if-site-between = a irmandade está num local de { $least } a { $most }
if-skirmishing = { $who } combate contra { $what }
if-bears = { $who } usa { $what }
if-is = { $who } é { $what }
if-is-exhausted = { $who } está exausto
if-is-wounded = { $who } tem feridas
if-is-roaming = { $who } é errante
if-is-unassigned = { $who } não está designado para nenhum combate
if-is-unique = { $who } é único
if-is-in-skirmish = { $who } combate
if-is-in-support-area = { $who } está numa área de suporte
if-is-assigned-this-turn = { $who } foi designado para um combate neste turno
if-then = se { $condition }, { $what }
otherwise = ; se não, { $what }
either-or = { " " }ou{ " " }
while = { " " }enquanto { $condition }
while-then = enquanto { $condition }, { $what }
as-soon-as = Se em algum momento { $condition }, { $what }
and-if = { " " }e { $condition }

player-you = tu
player-free-peoples = o jogador das Gentes Livres
player-opponent = esse oponente
player-each-shadow = cada jogador da Sombra
player-each = cada jogador

pay-to = { $price } para { $what }
response = se { $when }, { $what }
whenever = quando { $when }, { $what }
you-may = { $who ->
    [shadow] cada jogador da Sombra pode { $what }
   *[you] podes { $what }
}
to-play = Para jogares, { $what }
number-limit-phase = { " " }(limite: { $number } por fase)
limit-phase = { " " }(limite: { $n ->
    [one] uma vez
   *[other] { $n } vezes
} por fase)
limit-turn = { " " }(limite: { $n ->
    [one] uma vez
   *[other] { $n } vezes
} por turno)
repeated = { $what } { $n ->
    [0] { $times } vezes{ $tail }
    [1] uma vez{ $tail }
   *[other] { $times } vezes{ $tail }
}
instead = { $what } em vez disso
timeword = { $words }:
timeword-fellowship = Irmandade
timeword-shadow = Sombra
timeword-maneuver = Manobra
timeword-archery = Disparo
timeword-assignment = Comando
timeword-skirmish = Combate
timeword-regroup = Reagrupamento
timeword-response = Resposta
until-regroup = { " " }até à fase de reagrupamento
until-turn = { " " }até ao fim do turno
place-support = Joga-se na tua área de suporte.
place-site = Joga-se num local.
place-bearer = O portador tem de ser { $what }.
one-per-bearer = Limite: uma por portador.
one-per-site = Limite: uma por local.
extra-slot = O portador pode usar também outra arma de mão.
own-cost = { $who } tem custo de penumbra { $amount }{ $on }{ $where }
when-played-on = { " " }se for jogada sobre { $what }
copy-site = Enquanto o teu próprio local { $n } estiver no trilho, { $who } tem o seu texto de jogo

when-played = { $own ->
    [yes] jogas { $who }
   *[no] { $player ->
        [you] jogas { $who }
        [opponent] um oponente joga { $who }
       *[any] alguém joga { $who }
    }
}{ $has_against ->
    [yes] { " " }sobre { $against }
   *[no] { "" }
}
when-event-played = { $player ->
    [you] jogas { $who }
    [opponent] um oponente joga { $who }
   *[any] alguém joga { $who }
}
when-wins = { $who } vence um combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-loses = { $who } perde um combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-about-to-wound = { $who } vai receber uma ferida{ $has_phase ->
    [yes] { " " }numa fase de { $phase }
   *[no] { "" }
}
when-wounded = { $who } recebe uma ferida
when-about-to-exert = { $who } vai esforçar-se
when-exerted = { $who } se esforça
when-about-to-heal = { $who } vai ser curado
when-killed = { $who } morre{ $has_against ->
    [yes] { " " }num combate em que participa { $against }
   *[no] { "" }
}{ $has_by ->
    [yes] { " " }às mãos de { $by }
   *[no] { "" }
}
when-discarded = { $who } vai do jogo para a pilha de descarte
when-assigned = { $who } é designado para um combate
when-ring-put-on = o Portador do Anel põe O Anel
when-moves-from = a irmandade sai { $of }{ $has_phase ->
    [yes] { " " }durante a fase de { $phase }
   *[no] { "" }
}
when-moves = a irmandade se move
when-moves-to = { $own ->
    [yes] a irmandade se move para aqui
   *[no] a irmandade se move para { $who }
}
when-turn-starts = começa cada um dos teus turnos
when-turn-ends = termina o turno
when-phase-starts = { $player ->
    [you] começa a tua fase de { $phase }
   *[any] começa a fase de { $phase }
}
when-phase-ends = { $player ->
    [you] termina a tua fase de { $phase }
   *[any] termina a fase de { $phase }
}
when-skirmish-ends = termina uma fase de combate

give-keyword = { $word ->
    [archer] { $who } é arqueiro
    [fierce] { $who } é feroz
   *[other] { $who } tem { $keyword }
}
give-strength = { $who } tem força { $amount }
give-cost = { $who } tem custo de penumbra { $amount }
give-roaming = a penalidade de vaguear { $of } é { $amount }
give-shadow-number = o número de Sombra de cada local é { $amount }
give-fellowship-archery = o total de disparo da irmandade é { $amount }
give-minion-archery = o total de disparo dos vassalos é { $amount }
give-overwhelm = { $who } não pode ser destruído excepto pelo triplo da sua força
give-wound-cap = { $who } não recebe mais de uma ferida em cada fase de combate
give-no-weapon-strength = { $who } não ganha força das armas
give-cannot-heal = { $who } não pode ser curado
give-cannot-remove-burdens = não se podem retirar fardos { $of }
give-safe-from-opponents = os oponentes não podem descartar { $who }
give-cannot-play = não se podem jogar { $who }
give-no-actions = não se podem usar acontecimentos nem habilidades especiais da fase de { $phase }
give-skip-phase = salta-se a fase de { $phase }
give-skip-phases = saltam-se as fases de { $phases }

do-spot = avista { $what }
    .inf = avistar { $what }
do-strength = dá { $to } força { $amount }{ $until }
    .inf = dar { $to } força { $amount }{ $until }
do-keyword = { $word ->
    [fierce] torna { $target } feroz{ $until }
    [archer] torna { $target } arqueiro{ $until }
   *[other] dá { $to } { $keyword }{ $until }
}
    .inf = { $word ->
    [fierce] tornar { $target } feroz{ $until }
    [archer] tornar { $target } arqueiro{ $until }
   *[other] dar { $to } { $keyword }{ $until }
}
do-takes-part = faz com que { $target } participe no disparo e nos combates{ $until }
    .inf = fazer com que { $target } participe no disparo e nos combates{ $until }
do-wound-cap = faz com que { $target } não receba mais de uma ferida em cada fase de combate{ $until }
    .inf = fazer com que { $target } não receba mais de uma ferida em cada fase de combate{ $until }
do-no-wounds = evita todas as feridas { $to }{ $until }
    .inf = evitar todas as feridas { $to }{ $until }
do-overwhelm = faz com que { $target } não possa ser destruído excepto pelo triplo da sua força{ $until }
    .inf = fazer com que { $target } não possa ser destruído excepto pelo triplo da sua força{ $until }
do-no-bonus = ignora o bónus de força { $of }{ $until }
    .inf = ignorar o bónus de força { $of }{ $until }
do-no-archery = não contes { $target } no total de disparo
    .inf = não contar { $target } no total de disparo
do-forbid-assignment = proíbe o jogador das Gentes Livres de designar { $target } contra este vassalo
    .inf = proibir o jogador das Gentes Livres de designar { $target } contra este vassalo
do-wound = { $n ->
    [1] fere { $target }
    [2] fere { $target } duas vezes
   *[other] fere { $target } { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] ferir { $target }
    [2] ferir { $target } duas vezes
   *[other] ferir { $target } { $times } vezes
}{ $tail }
do-heal = { $n ->
    [1] cura { $target }
    [2] cura { $target } duas vezes
   *[other] cura { $target } { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] curar { $target }
    [2] curar { $target } duas vezes
   *[other] curar { $target } { $times } vezes
}{ $tail }
do-exert = { $n ->
    [1] esforça { $target }
    [2] esforça { $target } duas vezes
   *[other] esforça { $target } { $n } vezes
}
    .inf = { $n ->
    [1] esforçar { $target }
    [2] esforçar { $target } duas vezes
   *[other] esforçar { $target } { $n } vezes
}
do-exhaust = esforça { $target } tantas vezes quanto possível
    .inf = esforçar { $target } tantas vezes quanto possível
do-discard = descarta { $target }
    .inf = descartar { $target }
do-add-twilight = { $n ->
    [1] adiciona 1 marcador de penumbra
   *[other] adiciona { $amount } marcadores de penumbra
}{ $tail }
    .inf = { $n ->
    [1] adicionar 1 marcador de penumbra
   *[other] adicionar { $amount } marcadores de penumbra
}{ $tail }
do-remove-twilight = { $n ->
    [1] retira 1 marcador de penumbra
   *[other] retira { $amount } marcadores de penumbra
}{ $tail }
    .inf = { $n ->
    [1] retirar 1 marcador de penumbra
   *[other] retirar { $amount } marcadores de penumbra
}{ $tail }
do-add-burdens = { $n ->
    [1] adiciona um fardo
   *[other] adiciona { $amount } fardos
}{ $tail }
    .inf = { $n ->
    [1] adicionar um fardo
   *[other] adicionar { $amount } fardos
}{ $tail }
do-remove-burdens = { $n ->
    [1] retira um fardo
   *[other] retira { $amount } fardos
}{ $tail }
    .inf = { $n ->
    [1] retirar um fardo
   *[other] retirar { $amount } fardos
}{ $tail }
do-corrupt = corrompe o Portador do Anel
    .inf = corromper o Portador do Anel
do-put-on-ring = faz com que o Portador do Anel use O Anel até à fase de reagrupamento
    .inf = fazer com que o Portador do Anel use O Anel até à fase de reagrupamento
do-become-ring-bearer = torna este companheiro o Portador do Anel (resistência { $resistance })
    .inf = tornar este companheiro o Portador do Anel (resistência { $resistance })
do-choose-number = escolhe um número { $name }
    .inf = escolher um número { $name }
do-choose-number-upto = escolhe um número { $name } até { $what }
    .inf = escolher um número { $name } até { $what }
upto-burdens = ao número de fardos
upto-spot = ao número de { $what } que consigas avistar
do-draw = { $player ->
    [you] { $n ->
        [1] compra uma carta
       *[other] compra { $amount } cartas
    }
   *[other] { $n ->
        [1] faz com que { $who } compre uma carta
       *[other] faz com que { $who } compre { $amount } cartas
    }
}{ $tail }
    .inf = { $player ->
    [you] { $n ->
        [1] comprar uma carta
       *[other] comprar { $amount } cartas
    }
   *[other] { $n ->
        [1] fazer com que { $who } compre uma carta
       *[other] fazer com que { $who } compre { $amount } cartas
    }
}{ $tail }
do-discard-hand = { $player ->
    [you] descarta { $cards } da tua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
   *[other] faz com que { $who } descarte { $cards } da sua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
}
    .inf = { $player ->
    [you] descartar { $cards } da tua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
   *[other] fazer com que { $who } descarte { $cards } da sua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
}
do-mill = { $player ->
    [you] { $n ->
        [1] descarta a primeira carta do teu baralho
       *[other] descarta as primeiras { $amount } cartas do teu baralho
    }
   *[other] { $n ->
        [1] faz com que { $who } descarte a primeira carta do seu baralho
       *[other] faz com que { $who } descarte as primeiras { $amount } cartas do seu baralho
    }
}{ $tail }
    .inf = { $player ->
    [you] { $n ->
        [1] descartar a primeira carta do teu baralho
       *[other] descartar as primeiras { $amount } cartas do teu baralho
    }
   *[other] { $n ->
        [1] fazer com que { $who } descarte a primeira carta do seu baralho
       *[other] fazer com que { $who } descarte as primeiras { $amount } cartas do seu baralho
    }
}{ $tail }
do-reveal-hand = { $look ->
    [yes] olha para a mão { $who_of }
   *[no] faz com que { $who } revele todas as cartas da sua mão
}
    .inf = { $look ->
    [yes] olhar para a mão { $who_of }
   *[no] fazer com que { $who } revele todas as cartas da sua mão
}
do-reveal-random = { $look ->
    [yes] olha para { $amount } cartas ao acaso da mão { $who_of }
   *[no] faz com que { $who } revele { $amount } cartas ao acaso da sua mão
}{ $tail }
    .inf = { $look ->
    [yes] olhar para { $amount } cartas ao acaso da mão { $who_of }
   *[no] fazer com que { $who } revele { $amount } cartas ao acaso da sua mão
}{ $tail }
do-reveal = { $look ->
    [yes] olha para { "" }
   *[no] revela { "" }
}{ $n ->
    [1] a { $bottom ->
        [yes] última
       *[no] primeira
    } carta
   *[other] as primeiras { $amount } cartas
} { $player ->
    [you] do teu baralho
   *[other] desse baralho
}{ $tail }
    .inf = { $look ->
    [yes] olhar para { "" }
   *[no] revelar { "" }
}{ $n ->
    [1] a { $bottom ->
        [yes] última
       *[no] primeira
    } carta
   *[other] as primeiras { $amount } cartas
} { $player ->
    [you] do teu baralho
   *[other] desse baralho
}{ $tail }
do-reveal-until = revela cartas do topo do teu baralho até uma não ser { $what }
    .inf = revelar cartas do topo do teu baralho até uma não ser { $what }
do-put = põe { $target } { $where }
    .inf = pôr { $target } { $where }
do-shuffle-hand = faz com que { $who } baralhe a sua mão no seu baralho
    .inf = fazer com que { $who } baralhe a sua mão no seu baralho
do-play = joga { $target }{ $on }{ $discount }
    .inf = jogar { $target }{ $on }{ $discount }
play-discount = { " " }com custo de penumbra −{ $n }
play-free = { " " }com custo de penumbra 0
do-stack = empilha { $target } aqui
    .inf = empilhar { $target } aqui
do-transfer = transfere { $target } para { $on }
    .inf = transferir { $target } para { $on }
do-choose = escolhe { $target }
    .inf = escolher { $target }
do-choose-opponent = escolhe um oponente
    .inf = escolher um oponente
do-choose-one = faz com que { $who } escolha: { $what }
    .inf = fazer com que { $who } escolha: { $what }
do-may = { $n ->
    [1] podes { $what }
   *[other] podes { $what }, até { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] poder { $what }
   *[other] poder { $what }, até { $times } vezes
}{ $tail }
do-prevent = evita-o
    .inf = evitá-lo
do-cancel-event = cancela esse acontecimento
    .inf = cancelar esse acontecimento
do-cancel-skirmish = cancela o combate
    .inf = cancelar o combate
do-assign = { $by ->
    [you] designa { $target } para um combate contra { $minion }
   *[other] faz com que { $who } designe { $target } para um combate contra { $minion }
}
    .inf = { $by ->
    [you] designar { $target } para um combate contra { $minion }
   *[other] fazer com que { $who } designe { $target } para um combate contra { $minion }
}
do-archery-fellowship = altera em { $amount } o total de disparo da irmandade
    .inf = alterar em { $amount } o total de disparo da irmandade
do-archery-minion = altera em { $amount } o total de disparo dos vassalos
    .inf = alterar em { $amount } o total de disparo dos vassalos
do-move-limit = altera em { $amount } o limite de movimento deste turno
    .inf = alterar em { $amount } o limite de movimento deste turno
do-no-more-moves = impede que a irmandade volte a mover-se neste turno
    .inf = impedir que a irmandade volte a mover-se neste turno
do-end-phase = termina a tua fase da Sombra
    .inf = terminar a tua fase da Sombra
do-next-site = coloca o teu próprio local seguinte no trilho, em vez do de um oponente
    .inf = colocar o teu próprio local seguinte no trilho, em vez do de um oponente
do-replace-site = substitui { $target } pelo teu próprio local do mesmo número
    .inf = substituir { $target } pelo teu próprio local do mesmo número
each-owner-of = cada dono de tais { $what }

the-others = as restantes
quality-strength = força { $amount }
quality-fierce = ferocidade
terrain-sanctuary = num santuário
terrain-forest = numa floresta
terrain-river = num rio
terrain-plains = numa planície
terrain-underground = num local subterrâneo
terrain-marsh = num pântano
terrain-mountain = numa montanha
if-is-not-assigned-this-turn = { $who } não foi designado para nenhum combate neste turno
if-is-not-in-support-area = { $who } não está numa área de suporte
if-is-assigned = { $who } está designado para um combate
play-on = { " " }sobre { $what }
post-assigned = designado para um combate
if-is-archer = { $who } é arqueiro
if-is-fierce = { $who } é feroz
if-is-damage = { $who } tem dano
if-is-defender = { $who } tem defensor
do-special-return-to-its-master = cancela todas as designações e designa esse Nazgûl para um combate contra o Portador do Anel; durante esse combate, ignora o texto de jogo d’O Anel
    .inf = cancelar todas as designações e designar esse Nazgûl para um combate contra o Portador do Anel; durante esse combate ignora-se o texto de jogo d’O Anel
if-another-fought = outro companheiro foi designado para um combate neste turno
the-others-ordered = as restantes por qualquer ordem
counted-them = { $gender ->
    [f] uma delas
   *[m] um deles
}
from-last-discarded = a última carta descartada assim
do-choose-player = escolhe um jogador
    .inf = escolher um jogador
do-choose-opponent-hand = escolhe um oponente com pelo menos { $n } cartas na mão
    .inf = escolher um oponente com pelo menos { $n } cartas na mão
do-shuffle-in = baralha { $target } no baralho
    .inf = baralhar { $target } no baralho
chosen-by = { $what } à escolha { $of }
upto-spot-others = ao número de { $gender ->
    [f] outras
   *[m] outros
} { $what } que consigas avistar
do-discard-hand-chooser = descarta { $cards } da sua mão
    .inf = descartar { $cards } da sua mão
from-them = { $what } de entre eles
do-choose-by = faz com que { $who } escolha { $target }
    .inf = fazer com que { $who } escolha { $target }
do-put-shown = revela { $target } e { $gender ->
    [f] põe-na
   *[m] põe-no
} { $where }
    .inf = revelar { $target } e { $gender ->
    [f] pô-la
   *[m] pô-lo
} { $where }
do-prevent-exertion = não lhe ponhas nenhuma ferida por isso (conta na mesma como esforçado)
    .inf = não lhe pôr nenhuma ferida por isso (conta na mesma como esforçado)
