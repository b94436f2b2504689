import type { Things } from './things.ts'

/** Spanish says first what a thing is: 'champú de coco'. */
export const spanish: Things = {
  anywhere: `yogurtera, heladera máquina, picadora, amasadora, rebanador, rebanadora, deshuesador, descorazonador, especiero, portarrollos, espumador, afilador, gofrera, crepera,loción, crema para el cuerpo, crema para la cara, gel limpiador, pastillas lavavajillas, juguete para, imán, llavero, camiseta de, póster,
  para gatos, para gato, para perros, para perro, para mascotas, para pájaros, para el pelo, para la piel, champú, champu, jabón, gel de ducha, gel de baño, crema de afeitar, espuma de afeitar, crema solar, protector solar, crema de manos, crema para manos,
  crema facial, crema corporal, crema hidratante, crema de noche, crema de día, crema antiarrugas, leche corporal, leche limpiadora, leche hidratante, mantequilla corporal, manteca corporal, aceite corporal, aceite esencial, aceite de masaje, bálsamo labial, mascarilla, exfoliante, desodorante, perfume, colonia,
  pasta de dientes, pasta dental, enjuague bucal, cepillo, pintalabios, labial, esmalte de uñas, detergente, suavizante, lavavajillas, lejía, limpiador, limpiacristales, friegasuelos, ambientador, insecticida, vela, velas, arena para gatos, pienso, comida de gato, comida de perro,
  papel de cocina, papel higiénico, papel de horno, papel de aluminio, papel film, papel vegetal, bolsas de basura, bolsa de basura, bolsas para congelar, pañales, toallitas, pilas, cargador, funda, juguete, peluche, servilletas, de juguete`,
  first: `
  cuchillo, tenedor, cuchara, cucharón, espátula, rallador, pelador, pelapatatas, prensa ajos, prensador, exprimidor, abrelatas, abridor, sacacorchos, colador, batidora, licuadora, tostadora, cafetera, tetera, olla arrocera, olla a presión, olla exprés, sartén, cacerola,
  arrocera, freidora, horno, microondas, hervidor, molde, moldes, molinillo, molino, mortero, tabla, taza, vaso, copa de vino, copas de vino, plato hondo, cuenco, bandeja, jarra, filtro, filtros, máquina, temporizador, cortador, cortapizza, cascanueces, delantal, paño, trapo, esponja, estropajo, guantes,
  mantel, portavelas, lámpara, libro, camiseta, calcetines, cojín, maceta, abono, fertilizante, panera, huevera, azucarero, salero, mantequillera, lonchera, fiambrera, termo, báscula, termómetro, rodillo, pinzas`,
  foods: `vaso de leche, vaso de yogur, taza de chocolate, bandeja de carne, bandeja de pollo, molde pan, tabla de quesos, tabla de embutidos, horno de leña`,
}
