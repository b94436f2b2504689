import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it } from 'vitest'
import { doubtedGroups, readOffer, toldAllergens } from '../offers/told-allergens.ts'
import { avoiding } from './avoiding.factory.ts'
import { checkRecipe } from './check-recipe.ts'
import { shown, withheld } from './line-rows.factory.ts'

const isStepShown = (step: string, group: string): boolean =>
  checkRecipe({ title: 'Bowl', ingredients: ['1 onion'], steps: [step] }, avoiding(group)).ok
const isTitleShown = (title: string, group: string): boolean =>
  checkRecipe({ title, ingredients: [], steps: [] }, avoiding(group)).ok

/** The groups that a post is marked for; behind ' // ' stands its description. */
function markedOf(post: string): readonly string[] {
  const [foodName = '', description = ''] = post.split(' // ')
  const { contains, mayContain } = toldAllergens({ foodName, description })
  return [...contains, ...mayContain, ...doubtedGroups(readOffer({ foodName, description }))]
}

describe('sold in pieces, and made without', () => {
  shown(`
    milk | 2 vegan cheese slices
    milk | 100 ml oat creme
    mustard | mustard-free dressing
    mustard | dressing (mustard-free)
    milk | dairy-free cheese slices
    milk | 50 g plant-based grated cheese
    milk | vegan shredded cheese
    milk | vegan cheese spread
    milk | 1 vegan cheese stick
    milk | vegan butter block
    gluten | 2 gluten-free bread rolls
    gluten | 50 g gluten-free panko breadcrumbs
  `)
  withheld(`
    milk | vegan bread and cheese slices
    milk | oat creme biscuits
    mustard | mustard, free-range eggs
    mustard | mustard free of sugar
    milk | vegetarian cheese slices
    milk | non-vegan cheese slices
    milk | lactose-free cheese slices
    gluten | bread rolls, dairy-free
  `)
})

describe('without wheat, which leaves rye, barley and oats', () => {
  withheld(`
    gluten | wheat-free bread
    gluten | 4 wheat-free crackers
    gluten | 1 bottle of wheat-free beer
    gluten | 50 g wheat-free oats
    gluten | bread (wheat-free)
  `)
  shown(`
    gluten | gluten-free bread
    gluten | 200 g wheat-free rice flour
  `)
  it.each(['Wheat-free bread', 'Bread (wheat-free)'])('marks a post: %s', (post) =>
    expect(markedOf(post)).toContain('gluten'),
  )
})

describe('with or without', () => {
  it.each(
    rowsOf(`
    peanuts | Serve with or without peanuts.
    nuts | Decorate with and without hazelnuts.
    peanuts | Serve with/without peanuts.
    milk | Serve with or without the cream or butter.
    milk | Serve with or without cream, milk or butter.
    peanuts | Mit oder ohne Erdnüsse servieren.
    nuts | Avec ou sans noisettes.
    nuts | Con o sin avellanas.
    nuts | Con o senza nocciole.
    nuts | Com ou sem nozes.
    milk | Met of zonder boter.
    peanuts | Mie dengan atau tanpa kacang tanah.
    peanuts | 加或不加花生。
    peanuts | 可加可不加花生。
  `),
  )('is no step without %s: %s', (group, step) => expect(isStepShown(step, group)).toBe(false))

  it.each(
    rowsOf(`
    milk | Serve without the cream or butter.
    milk | Serve without cream, milk or butter.
    peanuts | 不加花生。
  `),
  )('is more than without %s: %s', (group, step) => expect(isStepShown(step, group)).toBe(true))

  it.each(
    rowsOf(`
    peanuts | Noodles with or without peanuts
    eggs | Korma with or without eggs
    milk | Kaffe med eller utan mjölk
    milk | Kawa z lub bez mleka
  `),
  )('is no title without %s: %s', (group, title) => expect(isTitleShown(title, group)).toBe(false))

  it.each(
    rowsOf(`
    peanuts | Noodles // with or without peanuts.
    nuts | Kuchen // Mit oder ohne Haselnüsse.
    milk | Café con o sin leche
  `),
  )('marks a post for %s: %s', (group, post) => expect(markedOf(post)).toContain(group))
})

describe('the other half behind a noun that stands first', () => {
  withheld(`
    milk | 200 ml susu soya atau segar
    milk | 200 ml susu segar atau soya
    milk | susu badam atau penuh krim
    gluten | 200 g tepung beras atau biasa
    milk | mleko sojowe lub krowie
    milk | mleko roślinne lub zwykłe
    milk | masło orzechowe lub zwykłe
    gluten | mąka ryżowa lub zwykła
    milk | sữa hạnh nhân hoặc tươi
  `)
  shown(`
    milk | susu soya atau air
    milk | susu soya atau badam
    milk | susu kedelai atau oat
    gluten | 200 g tepung beras atau jagung
    milk | mleko sojowe lub owsiane
    milk | mleko sojowe lub woda
    milk | masło orzechowe lub migdałowe
    gluten | mąka ryżowa lub kukurydziana
    milk | sữa hạnh nhân hoặc nước
    milk | sữa đậu nành hoặc hạnh nhân
  `)
})

describe('free of something else', () => {
  withheld(`
    milk | 200 ml milk free from lactose
    milk | cheese free of lactose
    eggs | 2 eggs free run
    eggs | 2 eggs free to roam
    nuts | mixed nuts free of added salt
    milk | 우유 (무유당)
    milk | 牛奶（无乳糖）
    milk | 牛奶（不含乳糖）
  `)
  shown(`
    milk | 200 g milk free chocolate
    eggs | 200 g egg free noodles
  `)
  it('is no step without fish', () => expect(isStepShown('Add the fish free of bones', 'fish')).toBe(false))
  it('is no title without milk', () => expect(isTitleShown('Milk free from lactose', 'milk')).toBe(false))
  it('marks a post', () => expect(markedOf('Milk free from lactose')).toContain('milk'))
})

describe('what calls itself non-dairy, and is often made with caseinate', () => {
  withheld(`
    milk | 2 tbsp non-dairy whipped topping
    milk | 100 ml non-dairy cream
    milk | 50 g non-dairy cheese
    milk | 1 pot non-dairy yoghurt
    milk | vegan cream or non-dairy
    milk | 50 g coconut milk powder
    milk | 50 g santan serbuk
  `)
  shown(`
    milk | 50 g dairy-free cheese
    milk | 200 ml non-dairy milk
    milk | almond milk or non-dairy
    milk | 200 ml coconut milk
  `)
})

describe('what is a food, and no trap', () => {
  withheld(`
    nuts | 50 g kacang puteh
    peanuts | 50 g kacang putih
    milk | 1 glass sirap bandung
    milk | 1 teh tarik kosong
    milk | 50克植物黄油
    milk | 1 pâte feuilletée
    milk | 1 glass badam doodh
    gluten | 1 turnip cake
    gluten | 1 bread basket
    gluten | 1 mee siam
  `)
  it.each(
    rowsOf(`
    eggs | cake slice
    milk | milk bottle
    gluten | noodle bowl
    gluten | cornbread
  `),
  )('is told by a title for %s: %s', (group, title) => expect(isTitleShown(title, group)).toBe(false))
})

describe('claimed of what is not made without', () => {
  withheld(`
    milk | ghee (vegan)
    milk | whey powder (dairy-free)
    milk | goat cheese (vegan)
    milk | buffalo mozzarella (dairy-free)
    milk | margarine (végétale)
    milk | margarine, végétale
    gluten | kamut pasta (gluten-free)
    gluten | einkorn bread (gluten-free)
    gluten | 100 g freekeh (gluten-free)
    gluten | 1 tbsp malt extract (gluten-free)
    gluten | 100 g maida (gluten-free)
    gluten | Hartweizengrieß (glutenfrei)
    gluten | wholewheat pasta (gluten-free)
    fish | 200 g cod fillet (vegan)
    molluscs | mussels (vegan)
    molluscs | Spaghetti alle vongole (vegan)
    fish | salmon in cream (vegan)
    milk | salmon in cream (vegan)
  `)
  shown(`
    milk | 50 g margarine (dairy-free)
    gluten | 50 g oats (gluten-free)
    gluten | buckwheat noodles (gluten-free)
    gluten | Buchweizennudeln (glutenfrei)
    milk | 200 g Feta in Würfeln (vegan)
    fish | 1 tbsp fish sauce (vegan)
  `)
})

describe('said by one who is not sure', () => {
  withheld(`
    eggs | Probably vegan cookies
    gluten | Maybe gluten-free bread
    gluten | Gluten-free bread?
    milk | vielleicht vegane Butter
    milk | beurre (peut-être vegan)
  `)
  it.each(
    rowsOf(`
    eggs | Probably vegan cookies
    gluten | Maybe gluten-free bread
    gluten | Gluten-free bread?
    milk | Vielleicht vegane Butter
    gluten | Bread // Is it gluten-free?
  `),
  )('marks a post for %s: %s', (group, post) => expect(markedOf(post)).toContain(group))

  it('is no doubt where something else is asked', () =>
    expect(markedOf('Gluten-free bread // Anyone hungry? It is gluten-free bread.')).not.toContain('gluten'))
})

it('is believed of a line and not of the item that is taken for it', () => {
  const ingredients = [{ text: '200 g noodles (gluten-free)', itemName: 'noodles' }]
  expect(checkRecipe({ title: 'Bowl', ingredients, steps: [] }, avoiding('gluten')).ok).toBe(false)
})
