card-gandalf = Gandalf
subtitle-1_72 = Amigo de la Gente de la Comarca
card-intimidate = Intimidar
card-questions-that-need-answering = Preguntas que Exigen Respuesta
card-sleep-caradhras = Duerme, Caradhras
subtitle-1_364 = El Mago Gris
