# Erros que qualquer jogo pode dar. Os mesmos identificadores estão em en.ftl e es.ftl.
error-error = Algo deu errado.
error-unknown-game = Não há nenhum jogo chamado “{ $game }”.{ $found ->
    [0] {""}
   *[other] {" "}Você quis dizer “{ $near }”?
}
error-bad-setting = { $game } não conhece o ajuste { $name } = { $value }.
error-unknown-setting = { $game } não conhece o ajuste { $name }.{ $found ->
    [0] {" "}Há: { $known }.
   *[other] {" "}Você quis dizer { $near }?
}
error-bad-value = { $game } não conhece o ajuste { $name } = { $value }. Pode ser { $values }.
error-unknown-seat = Não há nenhum lugar chamado “{ $seat }” nesta mesa.
error-illegal-move = “{ $move }” não pode ser jogado agora.
error-no-counsel = Agora não há nada que um conselheiro possa dizer.
error-game-over = A partida terminou.
error-cannot-undo = Isto já não pode ser desfeito: desde então rolaram-se dados, mostrou-se um segredo ou outra pessoa decidiu.
error-bad-save = Esta partida salva está danificada ou foi alterada à mão, na jogada { $move } ({ $why }).
error-old-save = Esta partida foi salva com regras anteriores (versão { $then }, agora { $now }) e a partir da jogada { $move } se joga de outro modo: { $why }.
error-newer-save = Esta partida foi salva com uma versão mais nova do Red Book ({ $why }).
error-bad-position = Esta posição não pode existir: { $why }
error-bad-chance = “{ $answer }” não é uma resposta possível ({ $why }).
error-bad-texts = Os textos de cartas de “{ $file }” não podem ser usados: { $why }
error-no-such-lesson = Não há nenhuma lição chamada “{ $lesson }”.
error-no-such-scene = O livro de regras não tem nenhuma cena chamada “{ $scene }”.
error-chance-exhausted = Não há mais respostas preparadas ({ $why }).
error-rule-broken = Foi quebrada uma regra do jogo: { $law }
error-cannot-encode = “{ $value }” em { $field } não tem lugar em um arranjo: o módulo “shapes” do jogo não o inclui.
error-illegal-action = “{ $move }” não é oferecido a { $seat }, a quem se pergunta { $asked }: { $why }
error-not-begun = Chame reset antes: nenhuma partida começou.

why-game-is-over = A partida terminou.
why-not-offered = Isto não está entre o que se pode fazer agora.
face = { $face }
event-rules-changed = As regras mudaram (versão { $then }, agora { $now }). De { $stood } jogadas, { $kept } ainda significam o mesmo: a partida continua dali, com outros dados.

error-unknown-bot = { $game } não tem nenhum bot chamado “{ $bot }”.{ $found ->
    [0] {""}
   *[other] {" "}Você quis dizer “{ $near }”?
} Há: { $known }.
error-other-game = “{ $bot }” não joga { $game }. Joga: { $games }.{ $found ->
    [0] {""}
   *[other] {" "}Não há nenhum jogo “{ $unknown }”: você quis dizer “{ $near }”?
}
error-broken-bot = O bot “{ $bot }” está instalado, mas não pode ser carregado: { $why }
error-name-taken = Já há um bot chamado “{ $bot }”, de { $where }. Escolha outro nome.
error-bad-bot = “{ $bot }” não pode ser um bot: { $wrong ->
    [name] um nome começa com uma letra ou um algarismo e tem no máximo 40 letras, algarismos, “-”, “_” e “.”.
    [level] um nível tem letras, algarismos, “-” e “_”, ao contrário de “{ $what }”.
    [choose] { $what } precisa de um método choose(self, seen, chance).
    [made-with-level] { $what } tem níveis, então precisa ser criado com um: def __init__(self, level).
    [made-with-nothing] { $what } não tem níveis, então precisa ser criado sem argumentos.
    [function] { $what } precisa receber (seen, chance).
    [function-levels] uma função não tem níveis. Escreva uma classe que seja criada com o seu nível.
    [maker] um BotMaker já tem os seus jogos, níveis e lugares.
   *[kind] um bot é uma classe com um método choose(self, seen, chance), ou uma função (seen, chance).
}
error-not-offered = { $bot } respondeu { $answer }, que não era oferecido. { $kind ->
    [nothing] choose tem de devolver uma de seen.options: falta um “return”?
    [text] Devolva a própria opção: seen.find({ $answer }).
    [text-elsewhere] Devolva uma de seen.options; nenhuma se escreve assim.
   *[other] Devolva uma de seen.options, tal como está.
}
error-no-such-import = { $name } não pode ser importado: { $kind ->
    [file] esse arquivo não existe.
    [folder] é uma pasta. Indique o arquivo Python que está nela.
   *[module] esse módulo não existe. Indique um arquivo Python, ou um módulo que o Python encontre daqui.
}{ $found ->
    [0] {""}
   *[other] {" "}Você quis dizer { $near }?
}
error-broken-import = { $where }: { $why }
error-nothing-registered = { $name } não registra nenhum bot nem jogo. Ponha @register_bot("meubot") antes da classe ou da função do seu bot (importe register_bot de redbook).
error-no-such-file = Não é possível ler ou escrever { $path }: { $why }
error-not-a-document = { $path } não é uma partida salva nem um registro nem uma posição: { $why }
error-picture-too-large = { $width } pixels não é uma largura para uma imagem: de 1 a { $most }.
error-no-picture = Ainda não há imagem de { $game }.
error-bad-usage = { $why }
error-missing-extra = { $extra ->
    [server] Isto precisa do servidor
    [postgres] O PostgreSQL precisa de seu driver, asyncpg
    [env] Os ambientes de aprendizado precisam de { $package }
    [spiel] Isto precisa do OpenSpiel
    [data] Os conjuntos de dados precisam de { $package }
    [picture] As imagens PNG precisam de { $package }
    [docs] O site de documentação é feito pelo MkDocs
    [ray] Isto precisa do Ray
   *[other] Isto precisa de { $package }
}: pip install "redbook[{ $extra }]"
error-already-served = Outro processo já serve { $where }. Pare-o, ou faça com que os dois se ouçam: PostgreSQL e --redis.
error-several-need-more = Vários servidores sobre os mesmos dados precisam de PostgreSQL (--db postgresql://…) e Redis (--redis redis://…).
error-bad-backup = Isto não é uma cópia de segurança que se possa ler aqui, ou é só uma parte: { $why }
error-not-empty = Já há mesas neste banco de dados. Uma cópia de segurança só é lida num vazio.
error-no-database = Aqui não há um banco de dados desta versão do Red Book: { $why }
error-no-server = Não é possível abrir a mesa no navegador: { $why }
error-unknown-server-setting = { $where }: não há nenhum ajuste { $name }.{ $found ->
    [0] {""}
   *[other] {" "}Você quis dizer { $near }?
}
error-bad-server-setting = { $where }: { $name } não pode ser { $value } ({ $why }).
error-bad-settings-file = Não é possível ler { $file }: { $why }
error-not-a-site = { $folder } contém algo que não é um site de documentação. Escolha uma pasta vazia.
error-broken-docs = Não foi possível criar o site de documentação: { $why }
error-workers-died = Um processo de trabalho caiu. Tente com --jobs 1 para ver por quê.
error-ray-unreachable = Nenhum cluster Ray responde em { $address }: { $why }
error-internal = Algo deu errado dentro do Red Book: { $why } (com REDBOOK_DEBUG=1 mostra-se tudo)
error-nobody-asked = Em { $game } não sobra nenhum lugar que decida: os bots jogam todos, ou as partidas acabam antes de os outros serem perguntados.
error-bot-failed = { $bot }, que joga { $seat }, falhou: { $why }
error-worker-died = O processo de trabalho { $worker } (número { $pid }) não existe mais, código de saída { $code }. Tudo foi fechado; tente com workers=0 para ver por quê.
error-worker-failed = O processo de trabalho { $worker } falhou: { $why }. Tudo foi fechado.
error-runner-closed = Isto não pode ser feito agora: { $why }.
error-bad-dataset = { $path } não é um conjunto de dados do Red Book: { $why }
error-file-there = { $path } já existe. Escreva por cima com --force ou escolha outro nome.
error-too-many-bots = { $bots } bots para { $seats } lugares: indique no máximo um por lugar.
