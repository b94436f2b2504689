/** The built-in cookbook: every recipe of our own writing, gathered from its pages. */
import { airFryerDishes } from './air-fryer.recipes.ts'
import { bakeryAndDairy } from './bakery-and-dairy.recipes.ts'
import { breakfasts } from './breakfasts.recipes.ts'
import type { CookbookRecipe } from './cookbook-recipe.ts'
import { curries } from './curries.recipes.ts'
import { drinks } from './drinks.recipes.ts'
import { eggDishes } from './eggs.recipes.ts'
import { fruitPlates } from './fruit.recipes.ts'
import { gardenDishes } from './garden.recipes.ts'
import { kettleDishes } from './kettle.recipes.ts'
import { leftovers } from './leftovers.recipes.ts'
import { marketDishes } from './market.recipes.ts'
import { meatAndFish } from './meat-and-fish.recipes.ts'
import { microwaveDishes } from './microwave.recipes.ts'
import { noodleSoups } from './noodle-soups.recipes.ts'
import { noodleDishes } from './noodles.recipes.ts'
import { onePanSuppers } from './one-pan.recipes.ts'
import { riceBowls } from './rice-bowls.recipes.ts'
import { riceCookerDishes } from './rice-cooker.recipes.ts'
import { salads } from './salads.recipes.ts'
import { sandwiches } from './sandwiches.recipes.ts'
import { shelfDishes } from './shelf/shelf.ts'
import { snacks } from './snacks.recipes.ts'
import { soups } from './soups.recipes.ts'
import { stirFries } from './stir-fries.recipes.ts'
import { sweetThings } from './sweets.recipes.ts'

/** All recipes of the cookbook, in a fixed order. */
export const cookbook: readonly CookbookRecipe[] = [
  ...riceBowls,
  ...riceCookerDishes,
  ...noodleSoups,
  ...noodleDishes,
  ...kettleDishes,
  ...microwaveDishes,
  ...airFryerDishes,
  ...eggDishes,
  ...breakfasts,
  ...sandwiches,
  ...soups,
  ...stirFries,
  ...meatAndFish,
  ...curries,
  ...salads,
  ...snacks,
  ...sweetThings,
  ...drinks,
  ...onePanSuppers,
  ...leftovers,
  ...gardenDishes,
  ...fruitPlates,
  ...bakeryAndDairy,
  ...marketDishes,
  ...shelfDishes,
]
