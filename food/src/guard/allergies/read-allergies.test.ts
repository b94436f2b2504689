import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import type { AllergenGroup } from '../../allergens/groups.ts'
import { avoidsAnything, uniteAllergies } from './allergies.ts'
import { readAllergies } from './read-allergies.ts'

const groups = (told: string): AllergenGroup[] => [...readAllergies(told).groups].sort()
const words = (told: string): string[] => readAllergies(told).words.map(({ word }) => word)
const notes = (told: string): string[] =>
  readAllergies(told).notes.map(({ code, phrase }) => `${code} ${phrase}`)
/** The cells of a row that names several: 'milk, eggs'. */
const listed = (names: string): string[] => names.split(', ')

describe('a told allergy', () => {
  test.each(
    rowsOf(`
    nuts | nuts, peanuts
    tree nuts | nuts
    alergie la alune | nuts, peanuts
    Groundnuts!! | peanuts
    花生 | peanuts
    花生和牛奶 | milk, peanuts
    shellfish & gluten; ok with milk | crustaceans, gluten, molluscs
    nuts, Groundnuts!!, 花生; shellfish & gluten; ok with milk; none; N/A | crustaceans, gluten, molluscs, nuts, peanuts
    lactose intolerant | milk
    Coeliac disease | gluten
    celiac disease diagnosed 2019 | gluten
    diagnosed coeliac | gluten
    coeliac eggs | eggs, gluten
    çölyak hastasıyım | gluten
    maladie cœliaque | gluten
    乳糜泻 | gluten
    egg allergy, mild but still no | eggs
    peanut allergy since 2010 | peanuts
    nuts since birth | nuts, peanuts
    cow’s milk protein allergy | milk
    soy (mild), wheat/dairy | gluten, milk, soy
    I am severely allergic to peanuts and cashews. | nuts, peanuts
    Alahan: udang, sotong | crustaceans, molluscs
    땅콩, 우유 | milk, peanuts
    ピーナッツと卵 | eggs, peanuts
    பால், முட்டை | eggs, milk
    prwans, p3anuts, sesami | crustaceans, peanuts, sesame
    🥜 | peanuts
    ถั่ว | nuts, peanuts, soy
    แพ้กุ้งและถั่วลิสง | crustaceans, peanuts
    मुझे मूंगफली और दूध से एलर्जी है | milk, peanuts
    عندي حساسية من الحليب والبيض | eggs, milk
    молоко | milk
    Аллергия на молочные продукты и яйца | eggs, milk
    орехи, арахис | nuts, peanuts
    алергія на рибу | fish
    γάλα | milk
    Αλλεργία στα αυγά και στους ξηρούς καρπούς | eggs, nuts, peanuts
    глютен; морепродукты | crustaceans, fish, gluten, molluscs
    gluten-free diet | gluten
    seafood | crustaceans, fish, molluscs
    E 220 | sulphites
    E 220, E-223 | sulphites
    E 220 - E 228 | sulphites
    E 220 bis 228 | sulphites
    milk and E 220 | milk, sulphites
    E 1105 | eggs
    Allergie gegen Hühnereiweiß | eggs
    Hühnereiweißallergie | eggs
    Molkereiprodukte | milk
    Weizenprotein | gluten
    Sojaproteinallergie | soy
    Fischeiweiß | fish
    komjölksproteinallergi | milk
    proteína de la leche de vaca | milk
    allergie aux protéines de lait de vache | milk
    proteine dell’uovo | eggs
    alergia na białko mleka krowiego | milk
    inek sütü proteini alerjisi | milk
    buğday proteini | gluten
    APLV | milk
    Kasein | milk
    einheimische Sprue | gluten
    dermatitis herpetiformis Duhring | gluten
    Morbus Duhring | gluten
    WDEIA | gluten
    Gliadin | gluten
    omega-5-Gliadin | gluten
    coelic | gluten
    siliac | gluten
    tropomyosin | crustaceans, molluscs
    parvalbumin | fish
  `),
  )('%j avoids %j and no word', (told = '', expected = '') => {
    expect(groups(told)).toEqual(listed(expected))
    expect(words(told)).toEqual([])
    expect(readAllergies(told).unreadable).toBe(false)
  })

  test.each(
    rowsOf(`
    milk eggs soy nuts | eggs, milk, nuts, peanuts, soy
    soy milk nuts | milk, nuts, peanuts, soy
    milk  eggs | eggs, milk
    peanuts-milk | milk, peanuts
    fish•milk•eggs | eggs, fish, milk
    milk🚫eggs | eggs, milk
    fruits à coque | nuts
    frutos secos | nuts
    latticini e uova | eggs, milk
    大豆牛奶坚果 | milk, nuts, peanuts, soy
    not allergic to milk but eggs | eggs
    ok with peanuts, though I get hives | peanuts
    ok with peanuts. They make my throat itch | peanuts
    soy milk | milk, soy
    peanut butter | peanuts
  `),
  )('%j, a list without commas or with excuses, avoids exactly %j', (told = '', expected = '') => {
    expect(groups(told)).toEqual(listed(expected))
  })

  test.each(
    rowsOf(`
    pork | pork
    Red meat | red meat
    alpha-gal | alpha-gal
    citrus fruits and alliums | citrus, alliums
    daging babi | pork
    all kinds of mushrooms | mushrooms
    fava beans | fava beans
    raw papaya | papaya
  `),
  )('%j stands for a kind of food or a word', (told = '', expected = '') => {
    expect(words(told)).toEqual(listed(expected))
  })

  test.each([
    '',
    ' ',
    '-',
    'none',
    'None.',
    'N/A',
    'n.a.',
    'NIL',
    'no',
    'No allergies',
    'nothing',
    'tiada',
    '没有',
    '無',
    'なし',
    '없음',
    'இல்லை',
    'no known allergies',
    'I am not allergic to anything',
    'nein',
    'Nein, danke',
    'nej',
    'não',
    'hayır',
    'いいえ',
    '아니요',
    'ninguno',
    'keine Angabe',
    'n.v.t.',
    'nie dotyczy',
  ])('%j is none', (told) => {
    expect(avoidsAnything(readAllergies(told))).toBe(false)
  })

  // biome-ignore format: a table is read by its rows.
  test.each([
    'ok with milk',
    'OK with eggs!',
    'not allergic to eggs',
    'milk is fine',
    'I can eat peanuts',
    'no problem with fish',
    'eggs ok',
    'I have no allergy to soy',
    'ok with soy sauce and tofu',
    'keine Allergie gegen Eier', "pas d'allergie aux œufs", 'no tengo alergia al huevo',
    'nessuna allergia alle uova', 'sem alergia a ovos', 'geen allergie voor eieren',
    'nie mam alergii na jajka',
  ])('%j clearly names no allergy', (told) => {
    expect(groups(told)).toEqual([])
    expect(notes(told)[0]).toMatch(/^TOLERATED /)
  })

  test.each(
    rowsOf(`
    I'm coeliac but eggs are fine | gluten
    allergic to peanuts, but milk is fine | peanuts
    keine Allergie gegen Eier, aber gegen Milch | milk
    keine Allergie gegen Eier, nur leichte Reaktion | eggs
    keine Allergie gegen Eier mehr | eggs
    keine Milch wegen Allergie gegen Milch | milk
  `),
  )('%j leaves out what is fine', (told = '', expected = '') =>
    expect(groups(told)).toEqual(listed(expected)),
  )

  test.each(
    rowsOf(`
    ok with a little milk | milk
    I can have a severe reaction to peanuts | peanuts
    I can have anaphylactic shock from peanuts | peanuts
    I can eat eggs and get a rash | eggs
    ok with eggs removed | eggs
    ok with eggs picked out | eggs
    Most things but peanuts are fine | peanuts
    every food but eggs is ok | eggs
    not ok with milk | milk
    no eggs | eggs
    no nuts please | nuts, peanuts
    can't eat fish | fish
    cannot have soy | soy
    can eat eggs, only baked | eggs
    ok with milk unless raw | milk
    milk is fine but not always | milk
    eggs are not ok | eggs
    I think I can have eggs | eggs
    ok with milk, allergic to milk | milk
    none except peanuts | peanuts
    not milk | milk
    I love peanuts | peanuts, sulphites
  `),
  )('%j counts in doubt', (told = '', expected = '') => {
    expect(groups(told)).toEqual(
      expect.arrayContaining(listed(expected).filter((group) => group !== 'sulphites')),
    )
  })

  test.each<[string, string]>([
    ['kiwi', 'kiwi'],
    ['Allergic to MSG!', 'msg'],
    ['oyster mushroom', 'oyster mushroom'],
    ['coconut', 'coconut'],
    ['aloe vera', 'aloe vera'],
    ['coconut milk', 'coconut milk'],
    ['E 133', 'e133'],
  ])('%j is matched as the word %j', (told, word) => {
    expect(words(told)).toEqual([word])
  })

  test('is shown to the student as it was understood', () => {
    expect(readAllergies('Nuts; kiwi; ok with milk; shellfish')).toMatchObject({
      understood: [
        { phrase: 'Nuts', groups: ['peanuts', 'nuts'] },
        { phrase: 'kiwi', groups: [] },
        { phrase: 'shellfish', groups: ['crustaceans', 'molluscs'] },
      ],
      notes: [
        { code: 'NUTS_INCLUDE_PEANUTS', phrase: 'Nuts' },
        { code: 'WORD_ONLY', phrase: 'kiwi' },
        { code: 'TOLERATED', phrase: 'ok with milk' },
        { code: 'SHELLFISH_IS_BOTH', phrase: 'shellfish' },
      ],
    })
  })

  test('knows the other names of a food that has no group', () => {
    expect(readAllergies('brinjal').words).toMatchObject([
      { word: 'brinjal', forms: expect.arrayContaining(['brinjal', 'eggplant', 'aubergine', 'terong']) },
    ])
  })

  test.each([
    'аллергия на зорфль',
    'ქართული',
    'allergic to everything',
    'п\u0435anut',
    'all 14 allergens',
    'all 14',
    'alle Allergene',
    'tous les allergènes',
    '1,3,7',
    'Allergene: A, C, G',
    'A1/C',
  ])('%j cannot be read and says so', (told) => {
    expect(readAllergies(told)).toMatchObject({ unreadable: true, notes: [{ code: 'UNREADABLE' }] })
  })

  test.each(['diagnosed in 2019, 12 years ago', 'E'])('%j names no food', (told) => {
    expect(readAllergies(told)).toMatchObject({ unreadable: false, groups: [], words: [] })
  })

  const sea = 'sea cucumbers and urchins'
  test.each<[string, AllergenGroup[], string[]]>([
    [
      'vegan',
      ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
      ['meat', 'gelatine', 'additives of animals', 'honey', sea],
    ],
    ['strictly vegetarian', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
    ['végétarienne', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
    ['pure veg', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
    ['lacto-ovo vegetarian', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
    ['ovo vegetarian', ['crustaceans', 'fish', 'milk', 'molluscs'], ['meat', 'gelatine', sea]],
    ['wegetarianin', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
    ['pescetarian', [], ['meat', 'gelatine']],
    [
      'plant-based',
      ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
      ['meat', 'gelatine', 'additives of animals', 'honey', sea],
    ],
    [
      'no animal products',
      ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
      ['meat', 'gelatine', 'additives of animals', 'honey', sea],
    ],
    ['halal only', [], ['pork', 'alcohol', 'pork gelatine']],
    ['kosher', ['crustaceans', 'molluscs'], ['pork', 'pork gelatine']],
    ['ich bin vegetarisch', ['crustaceans', 'fish', 'molluscs'], ['meat', 'gelatine', sea]],
  ])('%j is a way of eating that is kept as strictly', (told, avoided, kinds) => {
    const read = readAllergies(told)
    expect(read.notes).toMatchObject([{ code: 'DIET' }])
    expect(read.groups).toEqual(avoided)
    expect(words(told)).toEqual(expect.arrayContaining(kinds))
    expect(words(told)).toHaveLength(kinds.length)
  })

  test.each(
    rowsOf(`
    allergique à l'ail et à l'oignon | ail, oignon
    sono allergico all'aglio | aglio
    キウイとバナナだめ | キウイ, バナナ
    そばアレルギー | buckwheat, そば
    메밀 알레르기 있어요 | buckwheat, 메밀
    Histaminintoleranz | histamine
    histamine no | histamine
    蚕豆病 | fava beans
    favism (G6PD) | fava beans
    PKU | aspartame, phenylalanine
    bees | bee products
  `),
  )('%j avoids the words %j', (told = '', expected = '') => {
    expect(words(told)).toEqual(expect.arrayContaining(listed(expected)))
    expect(groups(told)).toEqual([])
  })

  test('unites with another to everything that either avoids', () => {
    const both = uniteAllergies(
      readAllergies('milk, kiwi'),
      readAllergies('nuts; kiwi'),
      readAllergies('ქართული'),
    )
    expect(both.groups).toEqual(['milk', 'peanuts', 'nuts'])
    expect(both.words.map(({ word }) => word)).toEqual(['kiwi'])
    expect(both.unreadable).toBe(true)
  })
})
