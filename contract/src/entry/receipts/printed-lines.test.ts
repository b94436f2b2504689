import { expect, it } from 'vitest'
import { readReceipt } from './read-receipt.ts'

/** The food of a line among others, as `quantity × name · size`. */
function foodOf(line: string): string {
  const { name = '', quantity, size } = readReceipt(`WATER 0.45\n${line}\nOATS 1.20\nTOTAL 9.14`)?.[1] ?? {}
  return `${quantity} × ${name}${size ? ` · ${size}` : ''}`
}

it.each([
  // The price first: German shops.
  ['Buttermilch 0,99 x 2 1,98 A', '2 × Buttermilch'],
  ['Eisbergsalat 0,99 x 1 0,99 A', '1 × Eisbergsalat'],
  ['Joghurt 3,8% 500g 0,99 * 3 2,97', '3 × Joghurt 3,8% · 500 g'],
  ['Bananen 0,50 x 3,99 2,00', '1 × Bananen · 0.5 kg'],
  ['Bananen 0,50 x 3 €/kg 1,50', '1 × Bananen · 0.5 kg'],
  ['Wasser 0,19 x 12 2,28', '12 × Wasser'],
  ['Milch 1,00 x 12 12,00 A', '12 × Milch'],
  ['Milch 1,00 x 12', '12 × Milch'],
  ['Bier 0,79 x 20 15,80', '20 × Bier'],
  ['SODA £1.00 x 12 12.00', '12 × Soda'],
  // Prices without cents: the amount first.
  ['TOMATO 0.50 x 40 20.00', '1 × Tomato · 0.5 kg'],
  ['RICE 2.00 x 35 70.00', '2 × Rice'],
  // Some for a sum.
  ['4 @ 3/$5.00 YOGURT 6.67', '4 × Yogurt'],
  ['YOGURT 2 @ 2/5.00 5.00', '2 × Yogurt'],
  ['LIMES 2 @ 2/7 7.00', '2 × Limes'],
  ['AVOCADO 5.00\n4 @ 4/5', '4 × Avocado'],
  ['2 @ 3/10 SODA 6.67', '2 × Soda'],
  ['OATS 3.99\nTARE 0.01 lb 1.24 lb @ $2.49 /lb\nGALA APPLES 3.09', '1 × Oats'],
  ['GALA APPLES 3.09\nTARE 0.01 lb 1.24 lb @ $2.49 /lb', '1 × Gala apples · 1.24 lb'],
  ['LOOSE ONIONS 0.465 kg @ £0.99/kg 0.46', '1 × Loose onions · 0.465 kg'],
  ['GRD TURKEY 1LB 8OZ 6.99', '1 × Grd turkey · 24 oz'],
  ['CHICKEN 1 lb. 8 oz. 8.99', '1 × Chicken · 24 oz'],
  ['ｺｰﾋｰ 200.00\n @100 x 2点', '2 × コーヒー'],
  ['TEA 2.00\n¥100 x 2', '2 × Tea'],
  ['SKIMMED MILK 2.272L/4 PINTS £1.45', '1 × Skimmed milk · 2.272 l'],
  ['2 X BIG GULP 2.40 4.80', '2 × Big gulp'],
  ['Joghurt 0,79 BW\nPosten: 3 x 0,79   2,37', '3 × Joghurt'],
  ['GV LG EGGS 18 007874212706 F 4.97 N', '18 × Gv large eggs'],
  ['EGGS CAGE FREE DOZ 5.49', '12 × Eggs cage free'],
  ['HALF DOZEN EGGS 1.99', '6 × Eggs'],
  ['HALF A DOZEN EGGS 1.99', '6 × Eggs'],
  ['EGGS FREE RANGE 1/2 DOZ 1.99', '6 × Eggs free range'],
  ['2 DOZEN EGGS 5.98', '24 × Eggs'],
  ['EGGS 1 DOZ 2.99', '12 × Eggs'],
  ['EGGS 2 DOZ. 5.98', '24 × Eggs'],
  ['2 x EGGS DOZEN 5.98', '2 × Eggs'],
  ['BANANAS EACH 0.58', '1 × Bananas'],
  ['1 EA H-E-B WHOLE MILK F 3.48', '1 × H-e-b whole milk'],
  ['EGGS LARGE 12 CT\n1 ct $3.99', '12 × Eggs large'],
  ['LECHE ENTERA P-6 5,28', '6 × Leche entera'],
  // What marks taxes and offers, and what is paid back, is no part of a name.
  ['おにぎり鮭 150.00※', '1 × おにぎり鮭'],
  ['^TIM TAM ORIG 200G 2.50', '1 × Tim tam orig · 200 g'],
  ['%MILK FULL CREAM 2L 3.10', '1 × Milk full cream · 2 l'],
  ['HOUMOUS 200G 0.75\nWas £1.25', '1 × Houmous · 200 g'],
  ['LETTUCE 3.50\nPRICE REDUCED BY $1.00 each', '1 × Lettuce'],
  ['2 bread £1.50 each', '2 × Bread'],
  ['Cola Zero 1 l (zzgl. 0,25 € Pfand) 1,99 €', '1 × Cola Zero · 1 l'],
  ['YOGUR NATURAL PACK 4 1 ud 1,15 € 1,15', '4 × Yogur natural'],
  ['2 × Avocado vorgereift 1 Stück 2,98 €', '2 × Avocado vorgereift'],
  ['Bio Hafermilch 1 Liter 1,79', '1 × Bio Hafermilch · 1 l'],
  ['6 Scharreleieren 10 stuks 15,00', '6 × Scharreleieren'],
])('reads %s', (line, food) => expect(foodOf(line)).toBe(food))
