# Más razones contra un mazo.
deck-rings = Hay { $count } Anillos: debe haber uno, y queda fuera del mazo de robo.
deck-start = «{ $card }» no puede empezar una primera partida: tiene que ser un compañero del mazo de robo que cueste { $most } de penumbra como máximo.
