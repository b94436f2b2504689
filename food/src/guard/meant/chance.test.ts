import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it } from 'vitest'
import { readAllergies } from '../allergies/read-allergies.ts'
import { avoiding } from '../avoiding.factory.ts'
import { checkRecipe } from '../check-recipe.ts'

const rice = ['200 g rice', '1 onion', '1 carrot', '2 tbsp olive oil']
const isShown = (group: string, title: string, ingredients: readonly string[], step: string) =>
  checkRecipe({ title, ingredients, steps: [step] }, avoiding(group)).ok

describe('what sounds like an allergen by chance', () => {
  it.each(
    rowsOf(`
    peanuts | 1 buah jagung manis
    milk | 1 lembar daun salam
    fish | 1 batang seledri, dicincang
    fish | 1 oignon rouge
    nuts | 1 karot
    milk | 1 square dark chocolate (dairy free)
    gluten | 50 g vermicelli rice noodles
  `),
  )('is shown on a line for %s: %s', (group, line) =>
    expect(isShown(group, 'Dinner', [...rice, line], 'Cook.')).toBe(true),
  )

  it.each(
    rowsOf(`
    nuts | Mash with a walnut-sized knob of butter.
    gluten | Frotter le plat avec l'ail.
    gluten | Rest briefly before dishing up.
    gluten | Blanching keeps them green.
    eggs | Stufa la cipolla e i peperoni.
    gluten | かぼちゃの角を面取りする。
    milk | نغسل العدس جيدا ونضعه في قدر مع الخضار المقطعة.
    eggs | राजमा को रात भर पानी में भिगो दें।
    nuts | ต้มน้ำให้เดือดแล้วใส่เครื่องสมุนไพร
  `),
  )('is shown in a step for %s: %s', (group, step) => expect(isShown(group, 'Dinner', rice, step)).toBe(true))

  it.each(
    rowsOf(`
    milk | Caldo verde sem chouriço | 1 handful kale
    eggs | Nonna's bibimbap | 200 g spinach
    milk | Weeknight beef curry | 300 g beef
  `),
  )('is shown in a title for %s: %s', (group, title, line) =>
    expect(isShown(group, title, [...rice, line], 'Cook.')).toBe(true),
  )
})

describe('what is one all the same', () => {
  it.each(
    rowsOf(`
    peanuts | 50 g maní
    fish | 1 batang, sliced
    peanuts | 200 g dan dqn noodles
    sesame | 200 g dan dqn noodles
    milk | butter or dairy-free spread
    milk | 100 g butter (or vegan)
    gluten | 100 g seitan (gluten free)
    eggs | 2 Ei
    fish | 2 pieces flake, crumbed
    fish | battered flake
    eggs | ½ cup macarron
  `),
  )('is withheld on a line for %s: %s', (group, line) =>
    expect(isShown(group, 'Dinner', [...rice, line], 'Cook.')).toBe(false),
  )

  it.each(
    rowsOf(`
    gluten | Serve each friter with the salad.
    milk | Sans oublier le beurre.
    milk | Sütü ekleyip karıştırın.
    fish | Levrekleri ızgarada pişirin.
    nuts | Cevizleri serpin.
    gluten | Makarnayı haşlayın.
    milk | أضف جبنه مبشورة
    peanuts | मूंगफलि डालें
    nuts | ใส่ถั่ว
  `),
  )('is withheld in a step for %s: %s', (group, step) =>
    expect(isShown(group, 'Dinner', rice, step)).toBe(false),
  )

  it.each(
    rowsOf(`
    fish | Kedgeree
    peanuts | Chicken satay
    gluten | Rice with dumplings
    soy | 麻婆豆腐
    eggs | 親子丼
    milk | Tikka masala
    gluten | Gyoza
    eggs | Omelette without cheese
    eggs | No milk, more eggs
    molluscs | Scallop-style scallops
  `),
  )('is withheld in a title for %s: %s', (group, title) =>
    expect(isShown(group, title, rice, 'Cook.')).toBe(false),
  )
})

it('avoids the group alone that is told by its name', () => {
  expect(readAllergies('mustard').groups).toEqual(['mustard'])
  expect(readAllergies('Senf, Sulfite').groups).toEqual(['mustard', 'sulphites'])
})

it('finds what people shorten a told food to', () => {
  const lines = ['1 cup guac', '1 avo, sliced']
  const shown = lines.filter(
    (line) => checkRecipe({ title: 'Dinner', ingredients: [line], steps: [] }, readAllergies('avocado')).ok,
  )
  expect(shown).toEqual([])
})
