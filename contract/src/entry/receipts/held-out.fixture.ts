import type { Receipt } from './receipt.fixture.ts'

/** Receipts that were written after the reader, and that it was first tried on as it was. */
export const heldOut: readonly Receipt[] = [
  {
    shop: 'German organic shop',
    text: `ALNATURINO Super Natur Markt
Schönhauser Allee 101, 10439 Berlin
Tel: 030 555 123
Kassenbon
Posten   Artikel          Preis
1  Hafer Drink Natur       1,45 *
2  Dinkelbrot 750g         3,79 *
3  Tofu geräuchert 200g
      2 * 2,29             4,58 *
4  Möhren lose
   0,640 kg * 1,99 €/kg    1,27 *
5  Mandelmus weiß          7,99 *
6  Küchenrolle Recycling   2,49 #
Zwischensumme             21,57
TOTAL                     21,57
EC-Karte                  21,57
Es gilt die ermäßigte MwSt`,
    foods: ['Hafer Drink', 'Dinkelbrot · 750 g', '2 × Tofu · 200 g', 'Möhren · 0.64 kg', 'Mandelmus'],
  },
  {
    shop: 'Norwegian supermarket',
    text: `KIWIS 505 MAJORSTUA
Org.nr: 998877665 MVA
Salgskvittering 8833 12.11.2026 17:11
Tine Lettmelk 1l      22,90
Norvegia skivet 300g  54,90
Grovbrød oppskåret    32,90
Agurk stk             17,90
Kjøttdeig 400g        59,90
  2 x 59,90          119,80
Pant                   2,00
Bærepose               4,25
Rabatt: Agurk         -5,00
Totalt (7 Artikler)  249,65
Bankkort 249,65`,
    foods: ['Lettmelk · 1 l', 'Norvegia · 300 g', 'Grovbrød', 'Agurk', '2 × Kjøttdeig · 400 g'],
  },
  {
    shop: 'American discount market',
    text: `ALDEE
5151 W Anderson Ln
Austin, TX
Your Cashier today was Maria
356722 Whole Vit D Milk     2.95 FB
 41121 Large Eggs           2.12 FA
  2 x 2.45
 44566 Shredded Mozz 12oz   4.90 FA
 8077 Mixed Peppers 3ct     3.49 FA
 90210 Flour Tortillas      1.29 FA
 55123 Dish Soap            1.75 B
SUBTOTAL                   16.50
B-Taxable @8.25%            0.14
AMOUNT DUE                 16.64
7 ITEMS
Debit Card                 16.64`,
    foods: [
      'Whole Vit D Milk',
      'Large Eggs',
      '2 × Shredded Mozz · 12 oz',
      '3 × Mixed Peppers',
      'Flour Tortillas',
    ],
  },
  {
    shop: 'British supermarket, saved as text',
    text: `MORRISENS
Daily
More Card 6340********1234
Qty Description            Price
1   Unsalted Butter 250g    £1.99
2   Naan Bread              £2.50
1   Chicken Thighs 1kg      £4.25
    Loose Onions
    0.310kg @ £0.99/kg      £0.31
1   Basmati Rice 500g       £1.25
1   Toilet Tissue 9pk       £4.50
More Card Savings          -£0.75
Balance Due                £14.05
Contactless                £14.05`,
    foods: [
      'Unsalted Butter · 250 g',
      '2 × Naan Bread',
      'Chicken Thighs · 1 kg',
      'Loose Onions · 0.31 kg',
      'Basmati Rice · 500 g',
    ],
  },
  {
    shop: 'French drive order by mail',
    text: `Bonjour Léa,
Votre commande n° 88123 est prête ! Retrait le jeudi 12 novembre à 18h00.
Produit	Qté	Prix
Lait demi-écrémé bio 1L	4	5,16 €
Comté affiné 12 mois 220g	1	4,59 €
Pommes de terre à four 2,5kg	1	3,49 €
Saucisson sec 250g	2	7,98 €
Liquide vaisselle citron	1	1,99 €
Total produits	23,21 €
Préparation offerte
À bientôt !`,
    foods: [
      '4 × Lait demi-écrémé bio · 1 l',
      'Comté affiné · 220 g',
      'Pommes de terre · 2.5 kg',
      '2 × Saucisson sec · 250 g',
    ],
  },
  {
    shop: 'Spanish greengrocer',
    text: `FRUTERIA LA HUERTA
CIF B87654321
Naranjas    2,350 kg  1,49 €/kg   3,50
Calabacín   0,480 kg  1,99 €/kg   0,96
Lechuga romana  1 ud             0,89
Ajos malla                       1,20
Huevos camperos 6 ud             2,10
TOTAL                            8,65
ENTREGADO                       10,00
CAMBIO                           1,35`,
    foods: [
      'Naranjas · 2.35 kg',
      'Calabacín · 0.48 kg',
      'Lechuga romana',
      'Ajos malla',
      '6 × Huevos camperos',
    ],
  },
  {
    shop: 'Japanese discounter',
    text: `業務スーパーみやこ
領収書
2026/11/13(金) 12:08
鶏むね肉2kg      *998
絹豆腐           *38
キャベツ         *158
うどん5食        *168
冷凍ブロッコリー500g *198
小計            1,560
税8%            124
合計           1,684
PayPay         1,684`,
    foods: ['鶏むね肉 · 2 kg', '絹豆腐', 'キャベツ', 'うどん', '冷凍ブロッコリー · 500 g'],
  },
  {
    shop: 'Singapore provision shop',
    text: `SHENG SHONG
Tax Invoice
BLK 201 TAMPINES ST 21
TGIF Bean Sprout 500g       0.90
Song Fish Steak
 0.412 KG @ 12.90/KG        5.31
Soya Bean Drink 1L          1.75
  2 @ 1.75                  3.50
Fuji Apple 5S               2.95
Thai Rice 5KG              13.90
TOTAL ITEMS: 6
TOTAL AMT                  26.56
PAYNOW                     26.56
13/11/2026 10:14`,
    foods: [
      'Bean Sprout · 500 g',
      'Fish Steak · 0.412 kg',
      '2 × Soya Bean Drink · 1 l',
      '5 × Fuji Apple',
      'Thai Rice · 5 kg',
    ],
  },
]
