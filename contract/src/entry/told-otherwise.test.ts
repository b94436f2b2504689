import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { readEntries } from './read-entries.ts'

const read = (language: string, typed: string) =>
  readEntries(typed.replaceAll('\\n', '\n'), { today: '2026-11-24', languages: [language] })
    .map(({ name, quantity, size, place, expiryDate, unread }) =>
      [
        name,
        quantity === undefined ? '' : `x${quantity}`,
        size && `(${size})`,
        place && `@${place}`,
        expiryDate && `=${expiryDate}`,
        unread.length > 0 ? `?${unread.join()}` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' / ')

const typedIn = (line: string) => line.split(' > ')[0] ?? ''
const meantIn = (line: string) => line.split(' > ')[1]

/** A test a row: `language | what is typed > what is read`. */
const itReads = (how: string, rows: string) =>
  it.each(rowsOf(rows))(`${how}, in %s: %s`, (language = '', line = '') =>
    expect(read(language, typedIn(line))).toBe(meantIn(line)),
  )

describe('the numbers of a list', () => {
  itReads(
    'count nothing',
    String.raw`
    en-GB | 1. milk\n2. eggs\n3. bread > milk / eggs / bread
    en-GB | 1) milk\n2) eggs 12\n3) 2 bread > milk / eggs x12 / bread x2
    en-GB | 1. milk, 2. eggs, 3. bread fri > milk / eggs / bread =2026-11-27
    en-GB | 1) milk 2) eggs > milk / eggs
    en-GB | 1.milk\n2.eggs > milk / eggs
    en-GB | 1. 1.5 l milk\n2. 6 eggs > milk (1.5 l) / eggs x6
    zh-CN | 1、牛奶\n2、鸡蛋 > 牛奶 / 鸡蛋
    en-GB | 2. milk\n6. eggs > milk x2 / eggs x6
    en-GB | 1 milk\n2 eggs > milk x1 / eggs x2
    de-DE | 1. Dez. Milch, 2. Dez. Eier > Milch =2026-12-01 / Eier =2026-12-02
    de-DE | 1. Milch\n2. Eier\n3. Brot bis 3. Dez. > Milch / Eier / Brot =2026-12-03
    de-DE | 1. 2. Milch > Milch =2027-02-01
  `,
  )
})

describe('a counter', () => {
  itReads(
    'is the food where nothing else is',
    `
    en-GB | 8 rolls, fri > rolls x8 =2026-11-27
    en-GB | 8 rolls fri > rolls x8 =2026-11-27
    en-GB | 12 sticks, fri > sticks x12 =2026-11-27
    en-GB | 2 slices, sat > slices x2 =2026-11-28
    en-GB | 2 cans > cans x2
    en-GB | 2x bars fridge > bars x2 @fridge
    de-DE | 2 Becher > Becher x2
    en-GB | milk, 8 rolls, butter > milk / rolls x8 / butter
    en-GB | milk, 2 bottles > milk x2
    en-GB | ham, 4 slices, fri > ham x4 =2026-11-27
    en-GB | 6 pcs > ?6 pcs
    en-GB | 4 pack > ?4 pack
    en-GB | 4 yoghurts, 2 pots > yoghurts x4 / ?2 pots
    en-GB | toilet paper, 8 rolls > toilet paper x8
    en-GB | kitchen roll, 3 rolls > kitchen roll x3
    en-GB | spring rolls, 6 rolls > spring rolls x6
    en-GB | bread rolls, 6 rolls > bread rolls x6
    en-GB | sushi, 8 rolls, fri > sushi x8 =2026-11-27
    en-GB | foil, 2 rolls > foil x2
    en-GB | cling film, 2 rolls > cling film x2
    en-GB | bin bags, 2 rolls > bin bags x2
    en-GB | kitchen towels, 4 rolls, milk > kitchen towels x4 / milk
    en-GB | milk, 8 rolls > milk / rolls x8
  `,
  )

  itReads(
    'is no part of a name',
    `
    en-GB | 2 cloves garlic > garlic x2
    en-GB | 2 cloves of garlic fri > garlic x2 =2026-11-27
    en-GB | 2 ears corn > corn x2
    en-GB | 3 sprigs rosemary > rosemary x3
    en-GB | 4 cubes stock > stock x4
    en-GB | 4 cloves > cloves x4
    en-GB | 1 jar cloves > cloves x1
    en-GB | 6 oxo cubes 2 milk > oxo cubes x6 / milk x2
    en-GB | chickpeas 3x400g tins > chickpeas x3 (400 g)
    en-GB | 3 400g tins chickpeas > chickpeas x3 (400 g)
    en-GB | 2 500g tubs > tubs x2 (500 g)
    en-GB | 500g tin tomatoes > tin tomatoes (500 g)
    en-GB | 2 cubes chicken stock > chicken stock x2
    en-GB | 2 cube steaks > cube steaks x2
    en-GB | 1 clove oil > clove oil x1
    en-GB | 1 clove garlic > garlic x1
    en-GB | 1 ear corn > corn x1
  `,
  )
})

describe('two foods of one part', () => {
  itReads(
    'come apart',
    `
    en-GB | rice 1kg and tuna > rice (1 kg) / tuna
    fr-FR | riz 1kg et thon > riz (1 kg) / thon
    en-GB | rice 1kg + tuna x2 > rice (1 kg) / tuna x2
    en-GB | pizza x2 + salad > pizza x2 / salad
    en-GB | milk 2 + eggs 6 > milk x2 / eggs x6
    en-GB | rice 1kg and frozen peas 500g > rice (1 kg) / frozen peas (500 g)
    en-GB | mac & cheese x2 and salad > mac & cheese x2 / salad
    en-GB | tuna 4 tins and mayo > tuna x4 / mayo
    en-GB | bread 800g and semi skimmed milk > bread (800 g) / semi skimmed milk
    en-GB | beans x2 and thawed peas > beans x2 / thawed peas
    en-GB | two red onions three carrots fri > red onions x2 / carrots x3 =2026-11-27
    en-GB | one onion two carrots > onion x1 / carrots x2
    en-GB | two onions three carrots > onions x2 / carrots x3
    de-DE | zwei Brote drei Eier > Brote x2 / Eier x3
    en-GB | milk fri eggs sat bread sun > milk =2026-11-27 / eggs =2026-11-28 / bread =2026-11-29
    en-GB | milk fri eggs sat > milk =2026-11-27 / eggs =2026-11-28
  `,
  )

  itReads(
    'are one where they may be',
    `
    en-GB | mac and cheese 400g > mac and cheese (400 g)
    en-GB | salt and vinegar crisps 6 pack > salt and vinegar crisps x6
    en-GB | fish and chips x2 > fish and chips x2
    en-GB | a baker’s dozen of rolls > rolls x13
    en-GB | two omega three > omega three x2
    en-GB | a pizza four seasons > pizza four seasons x1
    en-GB | two tins five bean chilli > five bean chilli x2
    fr-FR | un gâteau trois chocolats > gâteau trois chocolats x1
    en-GB | two bread seven seeds > bread seven seeds x2
    en-GB | a rice five grain > rice five grain x1
    en-GB | one box tea four fruits > tea four fruits x1
    en-GB | one meal deal three items > meal deal three items x1
    en-GB | milk 1l and semi skimmed > milk and semi skimmed (1 l)
    en-GB | bread 800g and sliced > bread and sliced (800 g)
    en-GB | chicken 500g and frozen > chicken and frozen (500 g)
    en-GB | eggs 12 and free range > eggs 12 and free range
    en-GB | milk 2l and put in freezer > milk and put (2 l) @freezer
    en-GB | milk 2l and opened > milk and opened (2 l)
    en-GB | chicken 500g and thawed > chicken and thawed (500 g)
    de-DE | Milch 1l und offen > Milch und offen (1 l)
    fr-FR | poulet 500g et surgelé > poulet et surgelé (500 g)
    en-GB | pizza x2 and with salad > pizza and with salad x2
    en-GB | nappies size 3 and wipes > nappies size 3 and wipes
    en-GB | baby milk stage 2 and wipes > baby milk stage 2 and wipes
    en-GB | eggs size 6 and bread > eggs size 6 and bread
    en-GB | crunchy sun pat fri > crunchy sun pat =2026-11-27
  `,
  )
})

describe('a place', () => {
  itReads(
    'before foods is that of each',
    String.raw`
    en-GB | Freezer: peas 1kg, chips 900g > peas (1 kg) @freezer / chips (900 g) @freezer
    en-GB | fridge - milk, eggs > milk @fridge / eggs @fridge
    en-GB | in the fridge: milk; eggs freezer > milk @fridge / eggs @freezer
    en-GB | freezer:\npeas\nchips\nfridge: milk > peas @freezer / chips @freezer / milk @fridge
    en-GB | freezer:\npeas\nfridge: milk\nice > peas @freezer / milk @fridge / ice @freezer
    en-GB | freezer:\npeas\nbits:\nsalt > peas @freezer / bits / salt
    en-GB | Fridge:\nmilk\nFreezer\npeas > milk @fridge / peas @freezer
    en-GB | freezer:\npeas\nfridge:\nmilk\nfreezer > peas @freezer / milk @fridge
    en-GB | freezer: > ?freezer:
    en-GB | milk\nfreezer\npeas > milk / freezer / peas
    de-DE | TK: Erbsen, Pommes > Erbsen @freezer / Pommes @freezer
    en-GB | milk fridge, eggs > milk @fridge / eggs
    en-GB | soup: tomato, milk > soup: tomato / milk
  `,
  )

  itReads(
    'is told from names',
    `
    en-GB | lurpak spreadable 400g top shelf > lurpak spreadable (400 g)
    en-GB | lurpak fridge top shelf > lurpak @fridge
    en-GB | lurpak on the top shelf > lurpak
    en-GB | milk top shelf fri > milk =2026-11-27
    en-GB | top shelf gin > top shelf gin
    en-GB | pantry moth trap > pantry moth trap
    en-GB | shelf stable milk > shelf stable milk
    de-DE | Hähnchen 600 g TK > Hähnchen (600 g) @freezer
    de-DE | Pizza TK fr > Pizza @freezer =2026-11-27
    de-DE | 2 TK Erbsen > TK Erbsen x2
  `,
  )
})

itReads(
  'numbers are what they are of',
  `
  en-GB | 12" pizza > 12" pizza
  en-GB | pizza 12" > pizza 12"
  en-GB | 2 12″ pizzas fri > 12″ pizzas x2 =2026-11-27
  en-GB | 12 inch pizza > 12 inch pizza
  en-US | milk 1 qt > milk (1 qt)
  en-US | 2 qts milk > milk (2 qt)
  en-US | 1 quart half & half > half & half (1 qt)
  en-GB | milk qty 2 > milk x2
  en-GB | qty 2 milk > milk x2
  en-GB | 2 for £3 yoghurts > yoghurts x2 ?for £3
  `,
)

itReads(
  'days are told from names',
  `
  en-GB | chicken tonight sauce > chicken tonight sauce
  en-GB | chicken tonight > chicken =2026-11-24
  en-GB | chicken tonight fridge > chicken @fridge =2026-11-24
  en-GB | chicken 500g UB 27 Nov > chicken (500 g) =2026-11-27
  en-GB | chicken christmas day > chicken =2026-12-25
  en-GB | chicken by christmas eve > chicken =2026-12-24
  en-GB | chicken xmas > chicken ?xmas
  en-GB | xmas pudding > xmas pudding
  en-GB | christmas pudding fri > christmas pudding =2026-11-27
  `,
)
