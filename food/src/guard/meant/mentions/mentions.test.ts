import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it } from 'vitest'
import { avoiding } from '../../avoiding.factory.ts'
import { checkRecipe } from '../../check-recipe.ts'

const rice = ['200 g rice', '1 onion', '2 tbsp olive oil']
const isShown = (group: string, step: string, title = 'Dinner') =>
  checkRecipe({ title, ingredients: rice, steps: [step] }, avoiding(group)).ok

/** Tests that whoever avoids a group is shown a dish with its step: 'milk | Butter the pan.', row by row. */
const shown = (how: string, rows: string) =>
  it.each(rowsOf(rows))(`${how} %s: %s`, (group, step) => expect(isShown(group, step)).toBe(true))

/** The same for steps that are withheld. */
const withheld = (how: string, rows: string) =>
  it.each(rowsOf(rows))(`${how} %s: %s`, (group, step) => expect(isShown(group, step)).toBe(false))

describe('what a step compares with', () => {
  shown(
    'is shown to who avoids',
    `
    milk | Cook the onion until soft as butter.
    milk | The onion should be as soft as butter and pale.
    milk | Stir until it is as thick as double cream.
    milk | It should run like cream.
    milk | The onion has the texture of butter.
    milk | The rice turns soft and buttery.
    gluten | Rub until it looks like coarse breadcrumbs.
    gluten | It resembles breadcrumbs.
    gluten | Toss the onion through like spaghetti.
    peanuts | Fry until they rattle like peanuts.
    eggs | Shake until it looks like runny custard.
    eggs | Chop to the size of a hen's egg.
    milk | Weich wie Butter kochen.
    milk | Lasciate cuocere finché sono morbidi come il burro.
    gluten | Râpez pour qu'il ressemble à de la semoule.
    milk | They turn sweet, almost like toffee.
    fish | Roll it thinly and slice like sushi.
    nuts | Formate palline grandi come una noce.
    milk | 煮到像奶油一样。
  `,
  )

  withheld(
    'is none that gives an example, for',
    `
    milk | Stir in a fat like butter.
    milk | Fry in something like butter.
    milk | Use a spread like butter.
    milk | Add something creamy like yogurt.
    milk | Top with something soft and mild like ricotta.
    milk | Serve as well as butter.
    milk | Cook until it looks like cheese has melted over it.
    milk | Cook until soft as butter, then add the butter.
    milk | Stir in the buttery sauce.
    milk | Finish with something buttery.
    nuts | Add crunchy toppings like almonds.
    peanuts | Scatter extras such as peanuts.
    milk | Ajoutez une matière grasse, comme du beurre.
    milk | Ein Fett wie Butter zugeben.
  `,
  )
})

describe('what a step does without', () => {
  shown(
    'is shown to who avoids',
    `
    milk | It turns creamy without any cream.
    milk | It thickens with no cream needed.
    milk | No need for cream or milk.
    milk | Mash with oil instead of milk and butter.
    milk | Mash with oil rather than butter.
    milk | We skip the wraps and the sour cream.
    milk | Cook without eggs, milk or butter.
    soy | Season with salt; it needs no soy sauce.
    eggs | No egg needed to hold it together.
    eggs | Nobody misses the eggs.
    gluten | The onion replaces the breadcrumbs and the egg.
    fish | There is no fish in this one.
    milk | Das schmeckt ganz ohne Sahne.
    milk | Öl statt Butter nehmen.
    milk | No lleva nata ni leche.
    milk | Usate olio al posto del burro.
    milk | Remplacez : huile au lieu de beurre.
    milk | 用油代替黄油。
    milk | Tereyağı olmadan pişirin.
    milk | バターなしで作る。
  `,
  )

  withheld(
    'stays an allergen for',
    `
    milk | Never serve it without butter.
    milk | It is nothing without butter.
    milk | It will not work without cream.
    milk | Without butter it doesn't work.
    milk | Leave out the butter to soften.
    milk | Leave out the butter and stir it in at the end.
    milk | Skip the oil and butter the pan.
    milk | Fry without oil, butter and flour the tin.
    milk | Use butter instead of oil.
    milk | Instead of oil alone, use oil and butter.
    milk | No butter left? Then open a new one and add butter.
    milk | Don't add the butter until the end.
    milk | Don't forget the butter.
    milk | There is no better friend than butter.
    milk | Use half the butter instead of all of it.
    milk | Sans oublier le beurre.
    milk | Nicht ohne Butter servieren.
    eggs | Crack an egg instead of oil.
    milk | Instead of oil, butter.
    milk | Instead of oil and salt, butter.
    milk | No onions, cheese, rice.
    gluten | No rice? Pasta.
    milk | Fry without oil and butter the pan.
    milk | Tereyağı olmadan olmaz.
    milk | Yeh makhan ke bina nahi banta.
    milk | バターなしでは作れません。
  `,
  )
})

describe('what a step does', () => {
  shown(
    'is no food for',
    `
    gluten | Crumble the onion over the rice.
    fish | Fish the bay leaf out before you serve it.
    milk | Smash the onion.
    gluten | Sandwich the two halves together.
    milk | Spread with a butter knife.
    peanuts | Twirl and go.
    gluten | Leftovers reheat well the day after.
    gluten | My nan swore by it.
    soy | Damit essen es sogar die Nachbarskinder.
    milk | Warm in a small milk pan.
    soy | Fry until caramel-coloured.
  `,
  )

  withheld(
    'is one all the same for',
    `
    gluten | Serve with crumble.
    gluten | Crumble topping goes on last.
    fish | Fish goes in last.
    gluten | Toast goes with it.
    gluten | Serve with a sandwich.
    milk | Butter the pan.
    gluten | Serve with nan.
    gluten | Stir in the leftovers.
    soy | Kinder Schokolade darüber raspeln.
  `,
  )
})

describe('a title', () => {
  it.each(
    rowsOf(`
    gluten | Granola without nuts or oats
    milk | Butterless rice
    nuts | Cashewless creamy soup
    gluten | Hackbällchen ohne Ei und Brot
    peanuts | Onion rice
  `),
  )('is believed to leave out %s: %s', (group, title) => expect(isShown(group, 'Cook.', title)).toBe(true))

  it.each(
    rowsOf(`
    gluten | Rice with granola
    milk | Rice without oil, with butter
    milk | Rice without butter, with cheese
    milk | Rice with cheese, no bread
    milk | Rice and cheese without bread
  `),
  )('is not, for %s: %s', (group, title) => expect(isShown(group, 'Cook.', title)).toBe(false))
})

describe('what is said to be needed', () => {
  withheld(
    'is withheld from who avoids',
    `
    milk | There is no substitute for butter.
    milk | There is no alternative to cream.
    milk | No curry is finished without ghee.
    peanuts | No peanuts? Buy some.
    milk | No cheese, no pizza.
    peanuts | Sin cacahuetes no es lo mismo.
    peanuts | Sans cacahuètes, ce plat n'est rien.
    peanuts | Ohne Erdnüsse schmeckt es fad.
    peanuts | 不能没有花生。
  `,
  )

  shown(
    'but not where it is left out, for',
    `
    milk | There is no need for butter.
    milk | No ghee, no butter.
    milk | It works without cream.
    milk | No butter needed, just oil.
  `,
  )
})
