# O primeiro turno guiado. Os mesmos identificadores de en-lesson.ftl.
lesson = Seu primeiro turno
lesson-first-turn = Aprenda com um primeiro turno guiado:
lesson-wotr-free = com os Povos Livres
lesson-wotr-shadow = com a Sombra
lesson-next = Avançar
lesson-back = Voltar
lesson-fold = recolher
lesson-unfold = abrir
lesson-end = terminar a lição
lesson-play-on = Continuar jogando
lesson-do = Faça por mim
lesson-suggest = Eu escolheria: { $what }
lesson-wait = Agora não é a sua vez.

wotr-lesson-free-aim = Você comanda os Povos Livres. O caminho mais seguro para a vitória é o Anel: leve a Sociedade à Fenda da Perdição antes que a sua Corrupção chegue a doze. Você também vence se tomar quatro pontos em Cidades e Fortalezas da Sombra.
    A Sombra vence com doze de Corrupção, ou com dez pontos dos seus.
wotr-lesson-shadow-aim = Você comanda a Sombra. Vence se a Corrupção dos Portadores chegar a doze, ou se os seus exércitos dominarem dez pontos em Cidades (1) e Fortalezas (2) dos Povos Livres.
    Você é mais forte em campo aberto, mas a Sociedade tem poucos passos a dar até o fogo. Não espere.
wotr-lesson-map = O mapa: clique em qualquer região para ver quem está nela. Castelos são Fortalezas, cidades muradas são Cidades, casas são Vilas. As serras entre regiões não podem ser cruzadas. A roda aproxima e afasta; arrastar move o mapa.
wotr-lesson-fellowship = A Sociedade espera em Valfenda. A sua figura fica onde foi vista pela última vez; os passos que ela dá em segredo são contados no Indicador de Avanço da Sociedade, ao lado, assim como a sua Corrupção.
wotr-lesson-hand = Estas são as suas cartas de Evento. A cada turno você compra uma de cada baralho. Toda carta tem duas metades: um evento, jogado com um dado, e uma metade de combate, jogada em batalha. Deixe o ponteiro sobre uma carta para lê-la.
wotr-lesson-turn = Um turno: comprar cartas, a fase da Sociedade, a Sombra põe dados no Quadro de Busca, os dois rolam os seus Dados de Ação e depois os lados se alternam, um dado por vez. No fim contam-se os pontos. Os seus dados ficarão aqui em cima.

wotr-lesson-fellowship-phase = A fase da Sociedade. Você poderia torná-la pública: isso move a sua figura e cura um ponto de Corrupção numa Cidade ou Fortaleza sua. Ela ainda não partiu, então não há nada a ganhar.
wotr-lesson-choose-guide = O Companheiro de nível mais alto guia a Sociedade. Gandalf o Cinzento deixa você comprar uma carta sempre que joga um Evento com um dado de Evento.
wotr-lesson-hunt-allocation = O Quadro de Busca. Os dados que você deixa aqui não podem agir, mas cada um reforça a Busca quando a Sociedade se move: rolam-se tantos dados quantos houver aqui, e os seis a apanham. Os Olhos que saírem vêm para cá sozinhos. Um dado é um bom começo.
wotr-lesson-take-action = A sua ação. Escolha um dado acima do mapa: o que ele mostra diz o que pode fazer. Os que brilham podem ser usados; você também pode passar enquanto o outro lado tiver mais dados.
wotr-lesson-take-action-character = Um dado de Personagem (a espada) move a Sociedade. A Sombra então rola a Busca: o primeiro passo do turno é o mais seguro.
wotr-lesson-take-action-muster = Um dado de Alistamento (o elmo) recruta, ou aproxima uma nação da guerra. Nações que não estão em guerra não podem atacar nem recrutar com este dado.
wotr-lesson-take-action-army = Um dado de Exército (o estandarte) move até dois exércitos, ou deixa um atacar.
wotr-lesson-take-action-muster-army = Este dado vale como Alistamento ou como Exército, como você preferir.
wotr-lesson-take-action-event = Um dado de Evento (a palantír) joga uma carta de qualquer tipo da sua mão, ou compra uma.
wotr-lesson-take-action-will-of-the-west = O Desígnio do Oeste vale por qualquer outra face. Gandalf o Branco e Aragorn precisam dele: lembre-se disso.
wotr-lesson-use-die = Agora diga para que serve o dado.
wotr-lesson-use-die-move-fellowship = Mover a Sociedade: ela dá um passo em segredo, o dado vai para o Quadro de Busca e a Sombra rola a Busca.
wotr-lesson-use-die-hide-fellowship = A Sociedade foi revelada e não pode se mover. Isto a esconde de novo.
wotr-lesson-use-die-diplomacy = Ação diplomática: uma nação dá um passo no Indicador Político em direção a “Em guerra”. Uma nação dos Povos Livres também precisa estar ativa para dar o último passo: quem a desperta é um Companheiro que chega a ela, ou um ataque.
wotr-lesson-shadow-use-die-diplomacy = Ação diplomática: uma nação dá um passo no Indicador Político em direção a “Em guerra”. Enquanto Isengard e Sauron não estiverem em guerra, não podem atacar, e Saruman não pode aparecer.
wotr-lesson-use-die-recruit = Recrutar: chegam figuras às Vilas, Cidades e Fortalezas de uma nação em guerra.
wotr-lesson-use-die-bring-minion = Um Vassalo entra em jogo, e com ele você rola um dado a mais a partir do próximo turno. É das melhores coisas que a Sombra pode fazer cedo.
wotr-lesson-use-die-play-card = Jogue uma carta. As que podem ser jogadas agora brilham.
wotr-lesson-use-die-draw-card = Compre uma carta de um dos seus dois baralhos.
wotr-lesson-use-die-move-armies = Mova até dois exércitos diferentes, uma região cada um.
wotr-lesson-use-die-lead-army = Um líder leva o seu exército uma região adiante.
wotr-lesson-use-die-move-minions = Todos os Nazgûl, onde quer que estejam, podem voar; os Vassalos podem andar. Se houver Nazgûl com a Sociedade, você rola de novo um dado da Busca.
wotr-lesson-diplomacy = Qual nação dá o passo? Rohan e Gondor são as primeiras a ser atacadas: convém tê-las prontas.
wotr-lesson-shadow-diplomacy = Qual nação dá o passo? Isengard e Sauron deveriam estar logo em guerra.
wotr-lesson-recruit = Escolha uma figura na bandeja e depois uma região que brilhe. Regulares são soldados, Elites aguentam dois acertos, Líderes rolam dados de novo em batalha.
wotr-lesson-bring-minion = Saruman aparece em Orthanc assim que Isengard está em guerra.
wotr-lesson-bring-where = Escolha onde ele aparece.
wotr-lesson-move-armies = Clique no exército que vai marchar: as regiões que brilham. Também pode arrastá-lo até o destino. Reúna forças antes de atacar: um cerco pede o dobro dos que estão dentro.
wotr-lesson-march-to = E o destino: as regiões que brilham.
wotr-lesson-marchers = Quem marcha? Todos, ou escolha figuras e deixe as outras como guarnição.
wotr-lesson-attack = Clique no exército que vai atacar.
wotr-lesson-attack-whom = E quem ele ataca.
wotr-lesson-play-card = Clique numa carta que brilhe. Ela diz o que faz e o que pede.
wotr-lesson-move-figure = A Sociedade foi revelada: a sua figura anda tantas regiões quantos passos deu. Escolha onde ela está; uma região com uma Fortaleza da Sombra faria tirar outra Peça de Busca.
wotr-lesson-separate-group = Companheiros que se separam podem guiar exércitos e despertar nações, mas já não protegem os Portadores.
wotr-lesson-face-damage = A Busca alcançou a Sociedade. Você pode aceitar o Estrago como Corrupção, ou deixar que Companheiros caiam por ela. No começo, um pouco de Corrupção se suporta.
wotr-lesson-hunt = A Busca: a janela mostra os dados, o que conta como sucesso, a Peça tirada e a soma do Estrago.
wotr-lesson-battle = Uma batalha: até cinco dados de força, com acertos no começo em cincos e seis, e depois tantos dados jogados de novo quanta Liderança houver. A janela mostra de onde vem cada número. As cartas de combate são as outras metades dos seus Eventos.
wotr-lesson-grey-guide-draws = Gandalf é o Guia: você pode comprar uma carta do mesmo tipo da que jogou.
wotr-lesson-hand-limit = Você pode guardar seis cartas. Escolha de qual abre mão.
wotr-lesson-question = A mesa pergunta algo, e o que você pode responder brilha. Um clique no que não brilha diz por quê.
wotr-lesson-waiting = O outro lado age. Tudo o que acontece é contado no registro ao lado: deixe o ponteiro sobre uma linha para ver onde.
wotr-lesson-free-end = Esse foi o seu primeiro turno. No fim de cada turno contam-se os pontos, e o próximo começa com cartas e dados novos.
    Mova a Sociedade enquanto poucos dados a caçam, deixe-a descansar em Lórien quando a Corrupção crescer, e desperte Gondor e Rohan antes que a Sombra esteja às portas. Boa sorte.
wotr-lesson-shadow-end = Esse foi o seu primeiro turno. No fim de cada turno contam-se os pontos, e o próximo começa com cartas e dados novos.
    Traga Saruman, o Rei dos Bruxos e a Boca de Sauron, marche em duas frentes com mais do que os muros aguentam, e nunca deixe o Quadro de Busca totalmente vazio. Boa sorte.
