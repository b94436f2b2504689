import { expect, test } from 'vitest'
import { readAllergies } from '../allergies/read-allergies.ts'
import { checkRecipe } from '../check-recipe.ts'

const places = ['title', 'ingredient', 'step'] as const
function isShown(told: string, text: string, place: (typeof places)[number]): boolean {
  const recipe = {
    title: place === 'title' ? text : 'Dinner',
    ingredients: ['1 carrot', ...(place === 'ingredient' ? [text] : [])],
    steps: [place === 'step' ? text : 'Cook.'],
  }
  return checkRecipe(recipe, readAllergies(told)).ok
}

test.each([
  ['crustaceans', 'gỏi tôm'],
  ['crustaceans', 'Chả tôm'],
  ['milk', '1 bardak süt'],
  ['milk', '1 fincan süt ekleyin'],
  ['fish', 'gỏi cá'],
  ['gluten', 'farine de blé'],
  ['nuts', 'Cevizli erişte'],
  ['nuts', 'Bademli pilav'],
  ['milk', 'Peynirli makarna'],
  ['milk', 'sütten kesilmiş'],
  ['crustaceans', 'Karidesli pilav'],
  ['mustard', 'Hardallı tavuk'],
  ['nightshades', 'baba ganoush'],
])('for %j %j is withheld wherever it stands', (told, text) => {
  expect(places.filter((place) => isShown(told, text, place))).toEqual([])
})

test.each([
  ['crustaceans', 'mì tôm chay'],
  ['milk', 'trái bơ'],
  ['milk', 'sữa đậu nành'],
  ['milk', 'hindistan cevizi sütü'],
  ['milk', 'lauki doodhi'],
  ['milk', 'cacaoboter'],
  ['milk', '1 botersla'],
  ['milk', '4 süt mısır'],
  ['fish', '1 bó rau diếp cá'],
  ['nuts', 'Cevizsiz kek'],
  ['nuts', 'hindistan cevizli kek'],
  ['gluten', 'blé noir'],
  ['peanuts', 'كركديه سوداني'],
  ['poisson', "200 ml de boisson à l'orange"],
  ['alergia a los mariscos', '200 g de merluza'],
  ["I don't tolerate beef", '150 g tofu'],
])('for %j %j is shown wherever it stands', (told, text) => {
  expect(places.filter((place) => !isShown(told, text, place))).toEqual([])
})
