/** The pages for what stands on a student's shelf and led no idea before. */
import type { CookbookRecipe } from '../cookbook-recipe.ts'
import { baconAndSausage } from './bacon-and-sausage.recipes.ts'
import { cannedFish } from './canned-fish.recipes.ts'
import { courgettesAndFeta } from './courgettes-and-feta.recipes.ts'
import { curryPastes } from './curry-pastes.recipes.ts'
import { fromTheFreezer } from './from-the-freezer.recipes.ts'
import { gnocchiAndGrains } from './gnocchi-and-grains.recipes.ts'
import { marketCorner } from './market-corner.recipes.ts'
import { mincePans } from './mince.recipes.ts'
import { paneerAndCurd } from './paneer-and-curd.recipes.ts'
import { pastaPots } from './pasta-pots.recipes.ts'
import { soyAndNoodles } from './soy-and-noodles.recipes.ts'
import { steaksAndCuts } from './steaks-and-cuts.recipes.ts'
import { tortillaSuppers } from './tortillas.recipes.ts'
import { yesterdaysRiceAndBread } from './yesterdays-rice-and-bread.recipes.ts'

export const shelfDishes: readonly CookbookRecipe[] = [
  ...mincePans,
  ...baconAndSausage,
  ...pastaPots,
  ...courgettesAndFeta,
  ...gnocchiAndGrains,
  ...paneerAndCurd,
  ...curryPastes,
  ...tortillaSuppers,
  ...cannedFish,
  ...yesterdaysRiceAndBread,
  ...steaksAndCuts,
  ...fromTheFreezer,
  ...marketCorner,
  ...soyAndNoodles,
]
