# O que a história lembra de cada dia de março de 3019 (Tabela 3), no início de seu turno.
day-7 = Faramir leva Frodo para trás da cascata de Henneth Annûn. Ao cair da noite, Aragorn chega ao Templo da Colina.
day-8 = A Companhia Cinzenta entra sob a montanha e, à meia-noite, os Mortos se reúnem em Erech. Frodo deixa o refúgio oculto.
day-9 = Gandalf cruza os portões de Minas Tirith. Faramir deixa seu refúgio, Frodo alcança a estrada de Morgul e Théoden chega ao Templo da Colina.
day-10 = O Dia sem Aurora. Rohan se reúne sob um céu pardo; a hoste do Morannon toma Cair Andros e inunda Anórien.
day-11 = Denethor manda Faramir de volta a Osgiliath. Aragorn chega a Linhir e entra em Lebennin. Pelo norte, o inimigo irrompe em Rohan.
day-12 = Faramir recua para os Fortes do Passadiço. Aragorn empurra o inimigo rumo a Pelargir e Théoden acampa ao pé do Minrimmon.
day-13 = O Pelennor é tomado e Faramir cai ferido. Em Pelargir, os navios negros mudam de dono. Théoden alcança a Floresta Drúadan.
day-14 = O cerco se fecha em torno de Minas Tirith. Os Homens Selvagens guiam os Cavaleiros à Floresta Cinzenta. Na Torre, Sam encontra Frodo.
day-15 = O Portão é rompido, e as trompas de Rohan respondem. Denethor arde, Théoden tomba e o estandarte de Arwen se abre sobre o rio.
day-16 = Os capitães fazem seu último debate. Do Morgai, Frodo avista a Montanha da Perdição além dos acampamentos.
day-17 = Shagrat leva para Barad-dûr a capa, a cota de malha e a espada de Frodo.
day-18 = O Exército do Oeste sai de Minas Tirith e passa por Osgiliath. Frodo se aproxima da Boca Ferrada.
day-19 = O Exército chega à Encruzilhada e ao Vale Morgul. Frodo e Sam tomam a estrada de Barad-dûr.
day-20 = A ponte do Vale Morgul é rompida; Gandalf aconselha deixar em paz a cidade morta. O grosso do exército chega à Encruzilhada.
day-21 = O Exército vira para o norte, rumo ao Morannon. De emboscada, a Sombra ataca uma última vez.
