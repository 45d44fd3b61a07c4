# Lo que la historia recuerda de cada día de marzo de 3019 (Tabla 3), al comienzo de su turno.
day-7 = Faramir lleva a Frodo tras la cascada de Henneth Annûn. Al anochecer, Aragorn llega al Sagrario.
day-8 = La Compañía Gris entra bajo la montaña y a medianoche los Muertos se reúnen en Erech. Frodo deja el refugio oculto.
day-9 = Gandalf cruza las puertas de Minas Tirith. Faramir deja su refugio, Frodo alcanza el camino de Morgul y Théoden llega al Sagrario.
day-10 = El Día sin Alba. Rohan se reúne bajo un cielo pardo; la hueste del Morannon toma Cair Andros e inunda Anórien.
day-11 = Denethor envía a Faramir de vuelta a Osgiliath. Aragorn llega a Linhir y entra en Lebennin. Por el norte, el enemigo irrumpe en Rohan.
day-12 = Faramir se repliega a los Fuertes de la Calzada. Aragorn empuja al enemigo hacia Pelargir y Théoden acampa al pie del Minrimmon.
day-13 = El Pelennor cae y Faramir es herido. En Pelargir, las naves negras cambian de dueño. Théoden llega al bosque de Drúadan.
day-14 = El cerco se cierra en torno a Minas Tirith. Los Hombres Salvajes guían a los Jinetes al Bosque Gris. En la Torre, Sam encuentra a Frodo.
day-15 = La Puerta cae, y responden los cuernos de Rohan. Denethor arde, Théoden muere y el estandarte de Arwen se despliega sobre el río.
day-16 = Los capitanes celebran su último debate. Desde el Morgai, Frodo mira el Monte del Destino por encima de los campamentos.
day-17 = Shagrat lleva a Barad-dûr la capa, la cota y la espada de Frodo.
day-18 = El Ejército del Oeste sale de Minas Tirith y pasa por Osgiliath. Frodo se acerca a la Boca de Hierro.
day-19 = El Ejército llega a la Encrucijada y al Valle de Morgul. Frodo y Sam toman el camino de Barad-dûr.
day-20 = El puente del Valle de Morgul queda roto; Gandalf aconseja dejar en paz la ciudad muerta. El grueso del ejército llega a la Encrucijada.
day-21 = El Ejército gira al norte, hacia el Morannon. Emboscada, la Sombra golpea por última vez.
