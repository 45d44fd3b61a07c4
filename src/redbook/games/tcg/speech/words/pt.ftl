# Palavras dos textos das cartas. Os mesmos nomes estão em en.ftl e es.ftl.
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
noun-artifact = artefato
    .gender = m
noun-item = possessão ou artefato
    .plural = possessões ou artefatos
    .gender = f
noun-condition = condição
    .plural = condições
    .gender = f
noun-event = evento
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
noun-wizard = Mago
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
noun-mount = montaria
    .gender = f
noun-pipe = cachimbo
    .gender = m
noun-archer = arqueiro
    .gender = m
noun-ranger = guardião
    .plural = guardiões
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
noun-defender = personagem defensor
    .plural = personagens defensores
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
as-artifact = artefato
as-item = objeto
as-condition = condição
as-event = evento
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
    [many] Magos
   *[one] Mago
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
    [many] guardiões
   *[one] guardião
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
as-defender = { $number ->
    [many] defensores
   *[one] defensor
}
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
of-gandalf = da cultura Gandalf
of-gondor = de Gondor
of-shire = do Condado
of-isengard = de Isengard
of-moria = de Moria
of-ringwraith = dos Espectros do Anel
of-sauron = de Sauron
of-free-peoples = dos Povos Livres
of-shadow = da Sombra
of-timeword = de { $phase }

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
    [many] que estejam vagueando
   *[one] que esteja vagueando
}
adj-unassigned = { $gender ->
    [f] { $number ->
        [many] não designadas
       *[one] não designada
    }
   *[m] { $number ->
        [many] não designados
       *[one] não designado
    }
}
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
        [many] as suas
       *[one] a sua
    }
   *[m] { $number ->
        [many] os seus
       *[one] o seu
    }
}
det-your-other = { $gender ->
    [f] { $number ->
        [many] as suas outras
       *[one] a sua outra
    }
   *[m] { $number ->
        [many] os seus outros
       *[one] o seu outro
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
post-in-support-area = em uma área de suporte
post-in-own-support-area = da sua área de suporte
post-assigned-this-turn = que foi designado para um combate neste turno
post-opponents = de um oponente
post-signet = com o sinete de { $signet }
post-home = cuja casa seja o local { $number }
post-bears = { $worn ->
    [no] { $number ->
        [many] que tenham { $what }
       *[one] que tenha { $what }
    }
   *[yes] { $number ->
        [many] que usem { $what }
       *[one] que use { $what }
    }
}
post-bears-no = { $worn ->
    [no] { $number ->
        [many] que não tenham { $what }
       *[one] que não tenha { $what }
    }
   *[yes] { $number ->
        [many] que não usem { $what }
       *[one] que não use { $what }
    }
}
post-borne-by = sobre { $what }
post-skirmishing = { $number ->
    [many] que estejam combatendo { $what }
   *[one] que esteja combatendo { $what }
}
post-race-not-in-play = cuja raça você não possa avistar
post-same-title = com o mesmo título que { $what }
post-not = (exceto { $what })
post-any = que seja { $what }

ref-bearer = { $gender ->
    [f] a portadora
   *[m] o portador
}
ref-ring-bearer = o Portador do Anel
ref-that = essa carta
ref-loser = { $gender ->
    [f] a { $what } derrotada
   *[m] o { $what } derrotado
}
ref-unless-bears = { $who } (a menos que já tenha { $borne })
other = { $gender ->
    [f] outra
   *[m] outro
}
yours = { $gender ->
    [f] as suas { $what }
   *[m] os seus { $what }
}
all-of-yours = { $gender ->
    [f] todas as suas { $what }
   *[m] todos os seus { $what }
}
each-of-yours = { $gender ->
    [f] cada { $what } sua
   *[m] cada { $what } seu
}
any-number-of = qualquer número de
up-to = até { $what }
the-site-here = o local onde está a irmandade
the-site-number = o local { $n }

from-hand = { $of ->
    [you] { $what } { $play ->
        [yes] a partir da sua mão
       *[no] da sua mão
    }
   *[other] { $what } dessa mão
}
from-discard = { $what } { $play ->
    [yes] a partir da
   *[no] da
} sua pilha de descarte
from-deck = { $what } { $play ->
    [yes] a partir do
   *[no] do
} seu baralho
from-hand-or-deck = { $what } { $play ->
    [yes] a partir da sua mão ou do seu baralho
   *[no] da sua mão ou do seu baralho
}
from-stacked = { $what } { $gender ->
    [f] empilhada
   *[m] empilhado
} aqui
from-adventure = { $what } do seu baralho de aventura
from-that = { $what } dentre eles
from-those = { $what } dentre elas
first-of = { $gender ->
    [f] a primeira { $what } jogada { $per ->
        [turn] em cada turno
        [phase] em cada fase
       *[certain] em cada fase de { $phase }
    }
   *[m] o primeiro { $what } jogado { $per ->
        [turn] em cada turno
        [phase] em cada fase
       *[certain] em cada fase de { $phase }
    }
}

amount-or-if = { $least } (ou { $most } se { $condition })
amount-for-each = { $amount } para cada { $what }
amount-limit = { " " }(limite { $amount })
amount-strength-of = +X, sendo X a força de { $what }
number-or-if = { " " }(ou { $most } se { $condition })
number-for-each = { " " }para cada { $what }
number-limit = { " " }(limite { $number })
counted-burden = fardo
counted-revealed = { $what } dentre elas
counted-dead = { $what } na pilha dos mortos
counted-races = uma destas raças presente entre { $who }: { $races }
counted-spot = { $what } que você possa avistar
counted-over = { $what } acima de { $over }

if-spot = você puder avistar { $what }
if-cannot-spot = você não puder avistar { $what }
if-burdens = você puder avistar { $n } fardos
if-few-burdens = houver { $n } fardos ou menos
if-twilight-below = houver menos de { $n } marcadores no total de penumbra
if-hand = um oponente tiver pelo menos { $n } cartas na mão
if-dead-pile = houver { $what } na pilha dos mortos
if-burdens-and-dead = os fardos e os companheiros na pilha dos mortos somarem { $n } ou mais
if-empty-deck = o baralho do jogador dos Povos Livres estiver vazio
if-ring-worn = o Portador do Anel estiver usando O Um Anel
if-not-ring-worn = o Portador do Anel não estiver usando O Um Anel
if-phase = for a fase de { $phase }
if-opponents-site = o local { $n } for de um oponente
if-done = você fizer isso
if-here = a irmandade estiver neste local
if-site = a irmandade estiver { $what }
if-site-not = a irmandade não estiver { $what }
if-site-from = a irmandade estiver no local { $n } ou em um posterior
if-site-to = a irmandade estiver no local { $n } ou em um anterior
if-site-between = a irmandade estiver em um local de { $least } a { $most }
if-skirmishing = { $who } estiver combatendo { $what }
if-bears = { $who } usar { $what }
if-is = { $who } for { $what }
if-is-exhausted = { $who } estiver exausto
if-is-wounded = { $who } tiver feridas
if-is-roaming = { $who } estiver vagueando
if-is-unassigned = { $who } não estiver designado para nenhum combate
if-is-unique = { $who } for único
if-is-in-skirmish = { $who } estiver combatendo
if-is-in-support-area = { $who } estiver em uma área de suporte
if-is-assigned-this-turn = { $who } tiver sido designado para um combate neste turno
if-then = se { $condition }, { $what }
otherwise = ; senão, { $what }
either-or = { " " }ou{ " " }
or-else = ; ou,{ " " }
while = { " " }enquanto { $condition }
while-then = enquanto { $condition }, { $what }
as-soon-as = Se em algum momento { $condition }, { $what }
and-if = { " " }e { $condition }

player-you = você
player-free-peoples = o jogador dos Povos Livres
player-opponent = esse oponente
player-each-shadow = cada jogador da Sombra
player-each = cada jogador

pay-to = { $price } para { $what }
response = se { $when }, { $what }
whenever = quando { $when }, { $what }
you-may = { $who ->
    [shadow] cada jogador da Sombra pode { $what }
   *[you] você pode { $what }
}
to-play = Para jogá-la, { $what }
number-limit-phase = { " " }(limite: { $number } por fase)
limit-phase = { " " }(limite: { $n ->
    [1] uma vez
   *[other] { $n } vezes
} por fase)
limit-turn = { " " }(limite: { $n ->
    [1] uma vez
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
until-regroup = { " " }até a fase de reagrupamento
until-turn = { " " }até o fim do turno
place-support = É jogada na sua área de suporte.
place-site = É jogada sobre um local.
place-bearer = { $gender ->
    [f] A portadora
   *[m] O portador
} deve ser { $what }.
one-per-bearer = Limite: uma por portador.
one-per-site = Limite: uma por local.
extra-slot = O portador pode usar também outra arma de mão.
own-cost = { $who } tem custo de penumbra { $amount }{ $on }{ $where }
when-played-on = { " " }se for jogada sobre { $what }
copy-site = Enquanto o seu próprio local { $n } estiver no trilho da aventura, { $who } tem o texto de jogo desse local

when-played = { $own ->
    [yes] você jogar { $who }
   *[no] { $player ->
        [you] você jogar { $who }
        [opponent] um oponente jogar { $who }
       *[any] { $who } for { $gender ->
            [f] jogada
           *[m] jogado
        }
    }
}{ $has_against ->
    [yes] { " " }sobre { $against }
   *[no] { "" }
}
when-event-played = { $player ->
    [you] você jogar { $who }
    [opponent] um oponente jogar { $who }
   *[any] { $who } for { $gender ->
        [f] jogada
       *[m] jogado
    }
}
when-wins = { $who } vencer um combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-loses = { $who } perder um combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-about-to-wound = { $who } estiver prestes a receber uma ferida{ $has_phase ->
    [yes] { " " }em uma fase de { $phase }
   *[no] { "" }
}
when-wounded = { $who } receber uma ferida
when-about-to-exert = { $who } estiver prestes a se esforçar
when-exerted = { $who } se esforçar
when-about-to-heal = { $who } estiver prestes a curar uma ferida
when-killed = { $who } morrer{ $has_against ->
    [yes] { " " }em um combate do qual participe { $against }
   *[no] { "" }
}{ $has_by ->
    [yes] { " " }pelas mãos de { $by }
   *[no] { "" }
}
when-discarded = { $who } for { $gender ->
    [f] descartada
   *[m] descartado
} do jogo
when-assigned = { $who } for designado para um combate
when-ring-put-on = o Portador do Anel colocar O Um Anel
when-moves-from = a irmandade sair { $of }{ $has_phase ->
    [yes] { " " }durante a fase de { $phase }
   *[no] { "" }
}
when-moves = a irmandade se mover
when-moves-to = { $own ->
    [yes] a irmandade se mover para cá
   *[no] a irmandade se mover para { $who }
}
when-turn-starts = cada um dos seus turnos começar
when-turn-ends = o turno terminar
when-phase-starts = { $player ->
    [you] a sua fase de { $phase } começar
   *[any] a fase de { $phase } começar
}
when-phase-ends = { $player ->
    [you] a sua fase de { $phase } terminar
   *[any] a fase de { $phase } terminar
}
when-skirmish-ends = uma fase de combate terminar

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
give-overwhelm = { $who } não pode ser destruído exceto pelo triplo da sua força
give-wound-cap = { $who } não recebe mais de uma ferida em cada fase de combate
give-no-weapon-strength = { $who } não ganha força das armas
give-cannot-heal = { $who } não pode ser curado
give-cannot-remove-burdens = não se podem retirar fardos { $of }
give-safe-from-opponents = { $who } não podem ser { $gender ->
    [f] descartadas
   *[m] descartados
} pelos oponentes
give-cannot-play = não se podem jogar { $who }
give-no-actions = não se podem usar eventos nem habilidades especiais da fase de { $phase }
give-skip-phase = pula-se a fase de { $phase }
give-skip-phases = pulam-se as fases de { $phases }

do-spot = aviste { $what }
    .inf = avistar { $what }
do-strength = { $long ->
    [yes] dê força { $amount } { $to }{ $until }
   *[no] dê { $to } força { $amount }{ $until }
}
    .inf = { $long ->
    [yes] dar força { $amount } { $to }{ $until }
   *[no] dar { $to } força { $amount }{ $until }
}
do-keyword = { $word ->
    [fierce] torne { $target } feroz{ $until }
    [archer] torne { $target } arqueiro{ $until }
   *[other] { $long ->
        [yes] dê { $keyword } { $to }{ $until }
       *[no] dê { $to } { $keyword }{ $until }
    }
}
    .inf = { $word ->
    [fierce] tornar { $target } feroz{ $until }
    [archer] tornar { $target } arqueiro{ $until }
   *[other] { $long ->
        [yes] dar { $keyword } { $to }{ $until }
       *[no] dar { $to } { $keyword }{ $until }
    }
}
do-takes-part = faça com que { $target } participe do disparo e dos combates{ $until }
    .inf = fazer com que { $target } participe do disparo e dos combates{ $until }
do-wound-cap = faça com que { $target } não receba mais de uma ferida em cada fase de combate{ $until }
    .inf = fazer com que { $target } não receba mais de uma ferida em cada fase de combate{ $until }
do-no-wounds = evite todas as feridas { $to }{ $until }
    .inf = evitar todas as feridas { $to }{ $until }
do-overwhelm = faça com que { $target } não possa ser destruído exceto pelo triplo da sua força{ $until }
    .inf = fazer com que { $target } não possa ser destruído exceto pelo triplo da sua força{ $until }
do-no-bonus = ignore o bônus de força { $of }{ $until }
    .inf = ignorar o bônus de força { $of }{ $until }
do-no-archery = não conte { $target } no total de disparo
    .inf = não contar { $target } no total de disparo
do-forbid-assignment = proíba o jogador dos Povos Livres de designar { $target } contra este vassalo
    .inf = proibir o jogador dos Povos Livres de designar { $target } contra este vassalo
do-wound = { $n ->
    [1] fira { $target }
    [2] fira { $target } duas vezes
   *[other] fira { $target } { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] ferir { $target }
    [2] ferir { $target } duas vezes
   *[other] ferir { $target } { $times } vezes
}{ $tail }
do-heal = { $n ->
    [1] cure { $target }
    [2] cure { $target } duas vezes
   *[other] cure { $target } { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] curar { $target }
    [2] curar { $target } duas vezes
   *[other] curar { $target } { $times } vezes
}{ $tail }
do-exert = { $n ->
    [1] esforce { $target }
    [2] esforce { $target } duas vezes
   *[other] esforce { $target } { $n } vezes
}
    .inf = { $n ->
    [1] esforçar { $target }
    [2] esforçar { $target } duas vezes
   *[other] esforçar { $target } { $n } vezes
}
do-exhaust = esforce { $target } o maior número possível de vezes
    .inf = esforçar { $target } o maior número possível de vezes
do-discard = descarte { $target }
    .inf = descartar { $target }
do-add-twilight = { $n ->
    [1] adicione 1 marcador de penumbra
   *[other] adicione { $amount } marcadores de penumbra
}{ $tail }
    .inf = { $n ->
    [1] adicionar 1 marcador de penumbra
   *[other] adicionar { $amount } marcadores de penumbra
}{ $tail }
do-remove-twilight = { $n ->
    [1] retire 1 marcador de penumbra
   *[other] retire { $amount } marcadores de penumbra
}{ $tail }
    .inf = { $n ->
    [1] retirar 1 marcador de penumbra
   *[other] retirar { $amount } marcadores de penumbra
}{ $tail }
do-add-burdens = { $n ->
    [1] adicione um fardo
   *[other] adicione { $amount } fardos
}{ $tail }
    .inf = { $n ->
    [1] adicionar um fardo
   *[other] adicionar { $amount } fardos
}{ $tail }
do-remove-burdens = { $n ->
    [1] retire um fardo
   *[other] retire { $amount } fardos
}{ $tail }
    .inf = { $n ->
    [1] retirar um fardo
   *[other] retirar { $amount } fardos
}{ $tail }
do-corrupt = corrompa o Portador do Anel
    .inf = corromper o Portador do Anel
do-put-on-ring = coloque O Um Anel no Portador do Anel até a fase de reagrupamento
    .inf = colocar O Um Anel no Portador do Anel até a fase de reagrupamento
do-become-ring-bearer = torne { $target } o Portador do Anel (resistência { $resistance })
    .inf = tornar { $target } o Portador do Anel (resistência { $resistance })
do-choose-number = escolha um número { $name }
    .inf = escolher um número { $name }
do-choose-number-upto = escolha um número { $name }, no máximo { $what },
    .inf = escolher um número { $name }, no máximo { $what },
upto-burdens = o de fardos
upto-spot = o de { $what } que você possa avistar
do-draw = { $player ->
    [you] { $n ->
        [1] compre uma carta
       *[other] compre { $amount } cartas
    }
   *[other] { $n ->
        [1] faça com que { $who } compre uma carta
       *[other] faça com que { $who } compre { $amount } cartas
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
    [you] descarte { $cards } da sua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
   *[other] faça com que { $who } descarte { $cards } da própria mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
}
    .inf = { $player ->
    [you] descartar { $cards } da sua mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
   *[other] fazer com que { $who } descarte { $cards } da própria mão{ $random ->
        [yes] { " " }ao acaso
       *[no] { "" }
    }
}
do-mill = { $player ->
    [you] { $n ->
        [1] descarte a primeira carta do seu baralho
       *[other] descarte as primeiras { $amount } cartas do seu baralho
    }
   *[other] { $n ->
        [1] faça com que { $who } descarte a primeira carta do próprio baralho
       *[other] faça com que { $who } descarte as primeiras { $amount } cartas do próprio baralho
    }
}{ $tail }
    .inf = { $player ->
    [you] { $n ->
        [1] descartar a primeira carta do seu baralho
       *[other] descartar as primeiras { $amount } cartas do seu baralho
    }
   *[other] { $n ->
        [1] fazer com que { $who } descarte a primeira carta do próprio baralho
       *[other] fazer com que { $who } descarte as primeiras { $amount } cartas do próprio baralho
    }
}{ $tail }
do-reveal-hand = { $look ->
    [yes] olhe a mão { $who_of }
   *[no] faça com que { $who } revele todas as cartas da própria mão
}
    .inf = { $look ->
    [yes] olhar a mão { $who_of }
   *[no] fazer com que { $who } revele todas as cartas da própria mão
}
do-reveal-random = { $look ->
    [yes] olhe { $amount } cartas ao acaso da mão { $who_of }
   *[no] faça com que { $who } revele { $amount } cartas ao acaso da própria mão
}{ $tail }
    .inf = { $look ->
    [yes] olhar { $amount } cartas ao acaso da mão { $who_of }
   *[no] fazer com que { $who } revele { $amount } cartas ao acaso da própria mão
}{ $tail }
do-reveal = { $look ->
    [yes] olhe { "" }
   *[no] revele { "" }
}{ $n ->
    [1] a { $bottom ->
        [yes] última
       *[no] primeira
    } carta
   *[other] as primeiras { $amount } cartas
} { $player ->
    [you] do seu baralho
   *[other] do baralho dele
}{ $tail }
    .inf = { $look ->
    [yes] olhar { "" }
   *[no] revelar { "" }
}{ $n ->
    [1] a { $bottom ->
        [yes] última
       *[no] primeira
    } carta
   *[other] as primeiras { $amount } cartas
} { $player ->
    [you] do seu baralho
   *[other] do baralho dele
}{ $tail }
do-reveal-until = revele cartas do topo do seu baralho até sair uma que não seja { $what }
    .inf = revelar cartas do topo do seu baralho até sair uma que não seja { $what }
do-put = ponha { $target } { $where }
    .inf = pôr { $target } { $where }
do-shuffle-hand = faça com que { $who } embaralhe a própria mão no próprio baralho
    .inf = fazer com que { $who } embaralhe a própria mão no próprio baralho
do-play = jogue { $target }{ $on }{ $discount }
    .inf = jogar { $target }{ $on }{ $discount }
play-discount = { " " }com custo de penumbra −{ $n }
play-free = { " " }com custo de penumbra 0
do-stack = empilhe aqui { $target }
    .inf = empilhar aqui { $target }
do-transfer = transfira { $target } para { $on }
    .inf = transferir { $target } para { $on }
do-choose = escolha { $target }
    .inf = escolher { $target }
do-choose-opponent = escolha um oponente
    .inf = escolher um oponente
do-choose-one = faça com que { $who } escolha: { $what }
    .inf = fazer com que { $who } escolha: { $what }
do-may = { $n ->
    [1] você pode { $what }
   *[other] você pode { $what }, até { $times } vezes
}{ $tail }
    .inf = { $n ->
    [1] poder { $what }
   *[other] poder { $what }, até { $times } vezes
}{ $tail }
do-prevent = evite essa ferida
    .inf = evitar essa ferida
do-cancel-event = cancele esse evento
    .inf = cancelar esse evento
do-cancel-skirmish = cancele um combate do qual participe { $what }
    .inf = cancelar um combate do qual participe { $what }
do-assign = { $by ->
    [you] designe { $target } para um combate contra { $minion }
   *[other] faça com que { $who } designe { $target } para um combate contra { $minion }
}
    .inf = { $by ->
    [you] designar { $target } para um combate contra { $minion }
   *[other] fazer com que { $who } designe { $target } para um combate contra { $minion }
}
do-archery-fellowship = dê { $amount } ao total de disparo da irmandade
    .inf = dar { $amount } ao total de disparo da irmandade
do-archery-minion = dê { $amount } ao total de disparo dos vassalos
    .inf = dar { $amount } ao total de disparo dos vassalos
do-move-limit = dê { $amount } ao limite de movimento deste turno
    .inf = dar { $amount } ao limite de movimento deste turno
do-no-more-moves = impeça que a irmandade volte a se mover neste turno
    .inf = impedir que a irmandade volte a se mover neste turno
do-end-phase = termine a sua fase da Sombra
    .inf = terminar a sua fase da Sombra
do-next-site = coloque no trilho da aventura o seu próximo local (no lugar do de um oponente, se houver)
    .inf = colocar no trilho da aventura o seu próximo local (no lugar do de um oponente, se houver)
do-replace-site = substitua { $target } pelo seu próprio local do mesmo número
    .inf = substituir { $target } pelo seu próprio local do mesmo número
each-owner-of = cada dono de tais { $what }

the-others = as outras
quality-strength = força { $amount }
quality-fierce = torne-o feroz
    .inf = torná-lo feroz
terrain-sanctuary = em um santuário
terrain-forest = em uma floresta
terrain-river = em um rio
terrain-plains = em uma planície
terrain-underground = em um local subterrâneo
terrain-marsh = em um pântano
terrain-mountain = em uma montanha
if-is-not-assigned-this-turn = { $who } não tiver sido designado para nenhum combate neste turno
if-is-not-in-support-area = { $who } não estiver em uma área de suporte
if-is-here = { $who } estiver com a irmandade
if-is-assigned = { $who } estiver designado para um combate
play-on = { " " }sobre { $what }
post-assigned = designado para um combate
if-is-archer = { $who } for arqueiro
if-is-fierce = { $who } for feroz
if-is-damage = { $who } tiver dano
if-is-defender = { $who } for defensor
do-special-return-to-its-master = cancele todas as designações | designe esse Nazgûl para um combate contra o Portador do Anel; durante esse combate, ignore o texto de jogo de O Um Anel
    .inf = cancelar todas as designações | designar esse Nazgûl para um combate contra o Portador do Anel; durante esse combate, ignora-se o texto de jogo de O Um Anel
if-another-fought = outro companheiro tiver sido designado para um combate neste turno
the-others-ordered = as outras em qualquer ordem
counted-them = { $gender ->
    [f] uma delas
   *[m] um deles
}
from-last-discarded = a última carta descartada assim
do-choose-player = escolha um jogador
    .inf = escolher um jogador
do-choose-opponent-hand = escolha um oponente com pelo menos { $n } cartas na mão
    .inf = escolher um oponente com pelo menos { $n } cartas na mão
do-shuffle-in = embaralhe { $target } no seu baralho
    .inf = embaralhar { $target } no seu baralho
chosen-by = { $what } à escolha { $of }
upto-spot-others = o de { $gender ->
    [f] outras
   *[m] outros
} { $what } que você possa avistar
do-discard-hand-chooser = descarte { $cards } da própria mão
    .inf = descartar { $cards } da própria mão
from-them = { $what } dentre eles
do-choose-by = faça com que { $who } escolha { $target }
    .inf = fazer com que { $who } escolha { $target }
do-put-shown = revele { $target } e { $gender ->
    [f] ponha-a
   *[m] ponha-o
} { $where }
    .inf = revelar { $target } e { $gender ->
    [f] pô-la
   *[m] pô-lo
} { $where }
do-prevent-exertion = não ponha nenhuma ferida por isso (mesmo assim, conta como esforçado)
    .inf = não pôr nenhuma ferida por isso (mesmo assim, conta como esforçado)
post-named = { $name }, o seu { $what },
to-hand = na sua mão
to-deck-top = { $of ->
    [you] no topo do seu baralho
   *[other] no topo desse baralho
}
to-deck-bottom = no fundo do seu baralho
post-not-kind = { $number ->
    [many] que não sejam { $what }
   *[one] que não seja { $what }
}
counted-burdens = { $n } fardos
if-it-is = for { $what }
do-put-it = ponha-a { $where }
    .inf = pô-la { $where }
do-discard-it = descarte-a
    .inf = descartá-la
when-turn-ends-unfought = terminar um turno em que { $who } não foi designado para nenhum combate, mas outro companheiro foi
player-opponent-again = ele
