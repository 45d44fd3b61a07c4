card-gandalf = Gandalf
subtitle-1_72 = Amigo do Povo do Condado
card-intimidate = Intimidar
card-questions-that-need-answering = Perguntas que Exigem Resposta
card-sleep-caradhras = Dorme, Caradhras
subtitle-1_364 = O Feiticeiro Cinzento
