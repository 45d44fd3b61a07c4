# Las palabras de la referencia de la línea de órdenes.
reference = La línea de órdenes
reference-intro = Cada orden y cada opción, según el propio programa. `redbook ORDEN --help` dice lo mismo en una terminal. Códigos de salida: 0 todo va bien, 1 lo comprobado está mal, 2 la orden no se pudo cumplir.
reference-also = También en
reference-option = opción
reference-meaning = qué hace
reference-default = por defecto
reference-repeated = se puede repetir
language = Español
