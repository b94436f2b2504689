/** The built-in cookbook: every recipe of our own writing, gathered from the pages in data/cookbook. */
import airFryer from '../../data/cookbook/air-fryer.json' with { type: 'json' }
import baconAndSausage from '../../data/cookbook/bacon-and-sausage.json' with { type: 'json' }
import bakeryAndDairy from '../../data/cookbook/bakery-and-dairy.json' with { type: 'json' }
import breakfasts from '../../data/cookbook/breakfasts.json' with { type: 'json' }
import cannedFish from '../../data/cookbook/canned-fish.json' with { type: 'json' }
import courgettesAndFeta from '../../data/cookbook/courgettes-and-feta.json' with { type: 'json' }
import curries from '../../data/cookbook/curries.json' with { type: 'json' }
import curryPastes from '../../data/cookbook/curry-pastes.json' with { type: 'json' }
import drinks from '../../data/cookbook/drinks.json' with { type: 'json' }
import eggs from '../../data/cookbook/eggs.json' with { type: 'json' }
import fromTheFreezer from '../../data/cookbook/from-the-freezer.json' with { type: 'json' }
import fruit from '../../data/cookbook/fruit.json' with { type: 'json' }
import garden from '../../data/cookbook/garden.json' with { type: 'json' }
import gnocchiAndGrains from '../../data/cookbook/gnocchi-and-grains.json' with { type: 'json' }
import kettle from '../../data/cookbook/kettle.json' with { type: 'json' }
import leftovers from '../../data/cookbook/leftovers.json' with { type: 'json' }
import market from '../../data/cookbook/market.json' with { type: 'json' }
import marketCorner from '../../data/cookbook/market-corner.json' with { type: 'json' }
import meatAndFish from '../../data/cookbook/meat-and-fish.json' with { type: 'json' }
import microwave from '../../data/cookbook/microwave.json' with { type: 'json' }
import mince from '../../data/cookbook/mince.json' with { type: 'json' }
import noodleSoups from '../../data/cookbook/noodle-soups.json' with { type: 'json' }
import noodles from '../../data/cookbook/noodles.json' with { type: 'json' }
import onePan from '../../data/cookbook/one-pan.json' with { type: 'json' }
import paneerAndCurd from '../../data/cookbook/paneer-and-curd.json' with { type: 'json' }
import pastaPots from '../../data/cookbook/pasta-pots.json' with { type: 'json' }
import riceBowls from '../../data/cookbook/rice-bowls.json' with { type: 'json' }
import riceCooker from '../../data/cookbook/rice-cooker.json' with { type: 'json' }
import salads from '../../data/cookbook/salads.json' with { type: 'json' }
import sandwiches from '../../data/cookbook/sandwiches.json' with { type: 'json' }
import snacks from '../../data/cookbook/snacks.json' with { type: 'json' }
import soups from '../../data/cookbook/soups.json' with { type: 'json' }
import soyAndNoodles from '../../data/cookbook/soy-and-noodles.json' with { type: 'json' }
import steaksAndCuts from '../../data/cookbook/steaks-and-cuts.json' with { type: 'json' }
import stirFries from '../../data/cookbook/stir-fries.json' with { type: 'json' }
import sweets from '../../data/cookbook/sweets.json' with { type: 'json' }
import tortillas from '../../data/cookbook/tortillas.json' with { type: 'json' }
import yesterdaysRiceAndBread from '../../data/cookbook/yesterdays-rice-and-bread.json' with { type: 'json' }
import type { CookbookRecipe } from './cookbook-recipe.ts'
import { recipesOf } from './page.ts'

/** Every page under the name of its file, in the order of the book. */
const pages = {
  'rice-bowls': riceBowls,
  'rice-cooker': riceCooker,
  'noodle-soups': noodleSoups,
  noodles,
  kettle,
  microwave,
  'air-fryer': airFryer,
  eggs,
  breakfasts,
  sandwiches,
  soups,
  'stir-fries': stirFries,
  'meat-and-fish': meatAndFish,
  curries,
  salads,
  snacks,
  sweets,
  drinks,
  'one-pan': onePan,
  leftovers,
  garden,
  fruit,
  'bakery-and-dairy': bakeryAndDairy,
  market,
  mince,
  'bacon-and-sausage': baconAndSausage,
  'pasta-pots': pastaPots,
  'courgettes-and-feta': courgettesAndFeta,
  'gnocchi-and-grains': gnocchiAndGrains,
  'paneer-and-curd': paneerAndCurd,
  'curry-pastes': curryPastes,
  tortillas,
  'canned-fish': cannedFish,
  'yesterdays-rice-and-bread': yesterdaysRiceAndBread,
  'steaks-and-cuts': steaksAndCuts,
  'from-the-freezer': fromTheFreezer,
  'market-corner': marketCorner,
  'soy-and-noodles': soyAndNoodles,
}

/** All recipes of the cookbook, in a fixed order. */
export const cookbook: readonly CookbookRecipe[] = Object.entries(pages).flatMap(([name, page]) =>
  recipesOf(`food/data/cookbook/${name}.json`, page),
)
