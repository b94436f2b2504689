/** Recipes that a student may be shown: plain ones, and ones full of words that only look like an allergen. */
import { type AllergenGroup, allergenGroups } from '@shelfmate/food/allergens/groups'
import type { GuardedRecipe } from '@shelfmate/food/guard/reading/recipe-texts'
import { plainRecipe } from './base-recipes.ts'
import { harmlessDish } from './dishes.ts'
import type { Random } from './random.ts'

interface HarmlessRecipe {
  readonly avoided: readonly AllergenGroup[]
  readonly recipe: GuardedRecipe
}

/** What a line really holds, told by hand: '' for none of the 14. */
const lines: readonly (readonly [text: string, holds: string])[] = [
  ['1 can coconut milk', 'sulphites'],
  ['2 tbsp desiccated coconut', 'sulphites'],
  ['fresh coconut water', ''],
  ['a pinch of nutmeg', ''],
  ['freshly grated nutmeg', ''],
  ['half a butternut squash', ''],
  ['1 eggplant, diced', ''],
  ['2 small egg plants', ''],
  ['100 g buckwheat', ''],
  ['buckwheat groats', ''],
  ['150 g oyster mushrooms', ''],
  ['king oyster mushrooms, torn', ''],
  ['½ tsp cream of tartar', ''],
  ['a handful of water chestnuts', ''],
  ['1 tin butter beans', ''],
  ['butter lettuce leaves', ''],
  ['1 tbsp cocoa powder', ''],
  ['a little cocoa butter', ''],
  ['rice noodles, soaked', ''],
  ['a nest of rice vermicelli', ''],
  ['glass noodles', ''],
  ['sweet potato noodles', ''],
  ['shirataki noodles', ''],
  ['2 tbsp nutritional yeast', ''],
  ['fish mint leaves', ''],
  ['2 rice cakes', ''],
  ['rice paper sheets', ''],
  ['1 tbsp cornflour', ''],
  ['2 tbsp rice flour', ''],
  ['tapioca flour', ''],
  ['corn tortillas', ''],
  ['1 cup of almond milk', 'nuts'],
  ['oat milk', 'gluten'],
  ['soy milk', 'soy'],
  ['2 tbsp peanut butter', 'peanuts'],
  ['cashew butter', 'nuts'],
  ['1 tbsp soy sauce', 'soy gluten'],
  ['gluten-free soy sauce', 'soy'],
  ['tamari', 'soy'],
  ['firm tofu, cubed', 'soy'],
  ['2 eggs', 'eggs'],
  ['1 tsp sesame oil', 'sesame'],
  ['2 tbsp butter', 'milk'],
  ['100 g prawns', 'crustaceans'],
  ['1 salmon fillet', 'fish'],
  ['spaghetti', 'gluten'],
  ['1 slice of bread', 'gluten milk soy'],
  ['200 ml milk', 'milk'],
  ['1 celery stalk', 'celery'],
  ['1 tsp Dijon mustard', 'mustard sulphites'],
  ['100 g squid', 'molluscs'],
  ['a few raisins', 'sulphites'],
  ['dairy-free yogurt', ''],
  ['vegan mayo', 'soy mustard'],
  ['1 flax egg', ''],
  ['gluten-free flour', ''],
  ['custard apple', ''],
  ['a dragon fruit', ''],
  ['2 tbsp sunflower seed butter', ''],
  ['ginger ale', ''],
  ['chia seeds', ''],
  ['pumpkin seeds', ''],
  ['kombu', ''],
  ['breadfruit', ''],
  ['kacang panjang', ''],
  ['kway teow', ''],
  ['bee hoon', ''],
  ['tang hoon', ''],
  ['sushi rice', ''],
  ['lotus root', ''],
  ['apple cider vinegar', ''],
  ['Shaoxing wine', 'gluten'],
  ['coconut aminos', ''],
  ['curry leaves', ''],
  ['laksa leaves', ''],
  ['custard powder', 'milk'],
  ['crab apples', ''],
  ['doughnut peaches', ''],
  ['tiger nuts', ''],
  ['hearts of palm', ''],
  ['butterhead lettuce', ''],
  ['coconut cream', 'sulphites'],
  ['100 g mushrooms', ''],
  ['a tin of creamed corn', ''],
  ['椰奶 (coconut milk)', 'sulphites'],
  ['茄子', ''],
  ['荞麦', ''],
  ['米粉', ''],
  ['蟹味菇', ''],
  ['牛油果', ''],
  ['豆奶', 'soy'],
  ['가지', ''],
  ['ココナッツミルク', 'sulphites'],
  ['フライパン', ''],
  ['தேங்காய் பால்', 'sulphites'],
  ['peanuts, crushed', 'peanuts'],
]
const steps: readonly string[] = [
  'Toast the cumin in a dry pan.',
  'Let it cool until creamy.',
  'Simmer until the sauce is thick and creamy.',
  'Cream of tartar keeps it stable.',
  'Cut into 5 mm cubes, i.e. bite-size.',
  'Do not let it burn!',
  'Sprinkle with salt.',
  'Wrap tightly and chill.',
  'Shell the peas.',
  'This dish is nut-free and egg-free.',
  'It is dairy-free, too.',
  'Roll it up like sushi rice on a bamboo mat.',
  'Butterfly the chicken.',
  'Stock up for next week.',
  'Pour the coconut milk over it.',
  'Season well; as good as takeaway.',
  'Skim off the foam.',
  'Slice the eggplant lengthwise.',
  'Use a non-stick pan.',
  'Add the buckwheat and cover.',
  'Tear the oyster mushrooms.',
  'Halve the butternut squash.',
  'Grate a little nutmeg on top.',
  'Rest for a few minutes - it thickens as it cools.',
  'Wash your hands after handling raw chicken.',
]

/** How many of them are whole dishes. */
const dishShare = 0.3

/** A harmless recipe with the groups that its reader avoids: none of those it holds. */
export function harmlessRecipe(random: Random): HarmlessRecipe {
  if (random.chance(dishShare)) {
    const { recipe, held } = harmlessDish(random)
    return { avoided: someFree(random, held), recipe }
  }
  const draft = plainRecipe(random)
  const chosen = random.some(lines, random.below(4))
  const held = new Set(chosen.flatMap(([, holds]) => holds.split(' ')))
  // The step speaks of coconut milk, which is canned with sulphites.
  const more = random.some(steps, random.below(3))
  if (more.some((step) => step.includes('coconut milk'))) held.add('sulphites')
  draft.ingredients.push(...chosen.map(([text]) => text))
  draft.steps.splice(1, 0, ...more)
  return { avoided: someFree(random, held), recipe: draft }
}

function someFree(random: Random, held: ReadonlySet<string>): readonly AllergenGroup[] {
  const free = allergenGroups.filter((group) => !held.has(group))
  return random.some(free, 1 + random.below(3))
}
