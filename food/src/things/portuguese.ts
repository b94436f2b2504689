import type { Things } from './things.ts'

/** Portuguese says first what a thing is: 'sabonete de aveia'. */
export const portuguese: Things = {
  anywhere: `pente, escova, copos de cerveja, copos de vinho, copos de agua, copos de plastico, copo de cerveja, taça de, iogurteira, picador, amassadeira, fatiador, descaroçador, porta temperos, afiador, sanduicheira, crepeira, pipoqueira, omeleteira,loção, creme para o corpo, creme para cabelo, creme de cabelo, pastilhas máquina, pastilhas lava, chaveiro, caneta, óleo de banho,
  para gatos, para gato, para cães, para cachorros, para cachorro, para cabelo, xampu, shampoo, condicionador, sabonete, sabão, gel de banho, gel de duche, creme de barbear, espuma de barbear, creme para as mãos, creme de mãos, creme facial, creme corporal, creme hidratante, protetor solar,
  hidratante, manteiga corporal, leite corporal, óleo essencial, óleo corporal, bálsamo labial, protetor labial, batom, esmalte, desodorizante, desodorante, perfume, pasta de dente, pasta de dentes, creme dental, escova, detergente, amaciante, amaciador, lixívia, água sanitária, desinfetante, lava loiças, lava louças, limpa vidros,
  vela, velas, ração, areia para gatos, comida de gato, papel higiênico, papel higiénico, papel de cozinha, papel toalha, papel alumínio, papel manteiga, papel vegetal, saco de lixo, sacos de lixo, fraldas, pilhas, carregador, brinquedo, peluche, pelúcia, guardanapos, capinha`,
  first: `
  faca, garfo, colher, concha de sopa, espátula, ralador, descascador, espremedor, abridor, saca rolhas, quebra nozes, coador, peneira, batedeira, liquidificador, torradeira, cafeteira, chaleira, bule, panela de pressão, panela de arroz, panela elétrica, panela antiaderente, frigideira, forno, micro ondas, forma, forma de bolo, moedor, pilão, tábua, xícara, chávena, caneca,
  copo de vidro, copo medidor, copo de plástico, copo de vinho, taça de vinho, tigela, bandeja, jarra, filtro, filtros, máquina, cortador, avental, pano de prato, esponja, luvas, toalha, luminária, livro, camiseta, meias, almofada, vaso, adubo, porta ovos, saleiro, açucareiro, marmita térmica, garrafa térmica, termômetro, rolo de massa, pegador, temporizador, amassador`,
  foods: `copo de leite, copo de iogurte, tábua de queijos, panela de barro feijoada, forma pão`,
}
