/** What is said to be free of something, and what is made without it: 'nut-free', 'dairy-free yogurt', 'vegan mayo'. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'

export interface Claim {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}

/** Each of the words followed by 'free' or 'less', or after 'free from' and 'free of'. */
function freeOf(groups: readonly AllergenGroup[], words: string, more = ''): Claim {
  const phrases = listed(words).flatMap((word) => [
    `${word} free`,
    `${word}free`,
    `free from ${word}`,
    `free of ${word}`,
    ...(word.endsWith('s') ? [] : [`${word}less`]),
  ])
  return { groups, phrases: [...phrases, ...listed(more)] }
}

/** Each maker before each thing: only things that are sold in a version without, so 'gluten-free seitan' is none. */
export function without(groups: readonly AllergenGroup[], makers: string, things: string): Claim {
  const all = listed(things)
  return { groups, phrases: listed(makers).flatMap((maker) => all.map((thing) => `${maker} ${thing}`)) }
}

export const claims: readonly Claim[] = [
  freeOf(['gluten'], 'gluten, wheat, flour, oat, barley, rye, malt, pastry, crust, breadcrumb, bread'),
  freeOf(['milk'], 'milk, dairy, butter, cream, cheese, casein, whey, lactose', 'non dairy, nondairy'),
  // Toppings, creams and cheese that call themselves so are often made with caseinate.
  { groups: ['milk'], phrases: listed('non dairy milk, nondairy milk') },
  // 'egg free range' is no claim and stands among the terms of eggs.
  freeOf(['eggs'], 'egg, eggs, mayo'),
  freeOf(['nuts', 'peanuts'], 'nut, nuts'),
  freeOf(['nuts'], 'tree nut, almond, cashew, hazelnut, walnut'),
  freeOf(['peanuts'], 'peanut, peanuts, groundnut, monkey nut'),
  freeOf(['soy'], 'soy, soya, soybean, tofu'),
  freeOf(['fish'], 'fish'),
  freeOf(['fish', 'crustaceans', 'molluscs'], 'shellfish, seafood, prawn, shrimp, crustacean, mollusc'),
  freeOf(['crustaceans'], 'crab, lobster, crayfish'),
  freeOf(['molluscs'], 'squid, mussel, oyster, clam, scallop'),
  freeOf(['celery'], 'celery'),
  freeOf(['mustard'], 'mustard'),
  freeOf(['sesame'], 'sesame'),
  freeOf(
    ['sulphites'],
    'sulphite, sulphites, sulfite, sulfites',
    'unsulphured, unsulfured, no added sulphites',
  ),
  freeOf(['lupin'], 'lupin'),
  without(
    ['gluten'],
    'gluten free, glutenfree',
    `flour, plain flour, all purpose flour, self raising flour, self rising flour, bread flour, cake flour, flour blend, bread, bread roll, breadcrumb, bread crumbs, panko, panko breadcrumb, toast,
    bun, burger bun, pasta, spaghetti, penne, macaroni, fusilli, lasagne, lasagna, noodle, ramen, ramen noodle, udon, oats, rolled oats, oatmeal, porridge oats, oat flour,
    soy sauce, soya sauce, dark soy sauce, light soy sauce, teriyaki sauce, hoisin sauce, oyster sauce, miso, miso paste, gochujang, tortilla, flour tortilla, wrap, pita, naan, pizza, pizza base,
    pizza dough, gnocchi, oat biscuit, oat biscuits, oat cookie, oat cake, oatcake, rice crispies, rice krispies, cornflake, corn flakes, baking powder, pitta, pitta bread, flatbread, cracker, biscuit, cookie, cereal, granola, muesli, cornflakes, pastry, pancake, pancake mix, waffle, stock cube, bouillon cube, gravy, gravy granules, beer,
    vegetable stock cube, chicken stock cube, beef stock cube, vegetable stock, chicken stock, lasagne sheet, lasagna sheet, digestive biscuit, digestives, fish finger, baking flour,
    1 to 1 baking flour, tamari, tamari soy sauce, puff pastry, shortcrust pastry, worcestershire sauce, dumpling wrapper, wonton wrapper, spring roll wrapper`,
  ),
  without(
    ['milk'],
    'dairy free, dairyfree, vegan, plant based, milk free',
    `milk, butter, cheese, cream, yogurt, yoghurt, greek yogurt, greek yoghurt, coconut yogurt, coconut yoghurt, ice cream, chocolate, chocolate chip, dark chocolate, white chocolate,
    cream cheese, sour cream, whipped cream, whipping cream, cooking cream, double cream, heavy cream, spread, margarine, mozzarella, mozzarella cheese, parmesan, parmesan cheese, feta,
    cheddar, cheddar cheese, ricotta, custard, condensed milk, evaporated milk, milk powder, paneer, pesto, caesar dressing, cheesecake, cheese sauce, white sauce, bechamel,
    buttermilk, gelato, curd, creme fraiche, fish finger, single cream, whipped topping, vanilla ice cream, chocolate ice cream, dark chocolate chip, milk chocolate, puff pastry, shortcrust pastry, filo pastry,
    cheese slice, cheese block, cheese single, cheese spread, cheese stick, grated cheese, shredded cheese, sliced cheese, butter block`,
  ),
  without(
    ['eggs'],
    'egg free, eggfree, eggless, no egg, vegan, plant based',
    `egg, eggs, mayo, mayonnaise, aioli, omelette, omelet, scramble, scrambled egg, pancake, waffle, cake, muffin, cookie, brownie, noodle, pasta, meringue, custard, french toast,
    ice cream, quiche, frittata, batter, caesar dressing, crepe, carbonara, egg noodle, coleslaw, potato salad, pancake mix, cake mix, waffle mix, batter mix, sponge cake, wonton wrapper, dumpling wrapper, gyoza wrapper`,
  ),
  without(
    ['nuts', 'peanuts'],
    'nut free, nutfree',
    'pesto, granola, muesli, chocolate, chocolate spread, cookie, brownie, granola bar, cereal bar, muesli bar, korma, satay',
  ),
  without(['soy'], 'soy free, soya free', 'miso, miso paste, margarine, mayo, mayonnaise'),
  without(
    ['mustard'],
    'mustard free',
    'mayo, mayonnaise, dressing, salad dressing, vinaigrette, coleslaw, potato salad, curry powder, piccalilli',
  ),
  without(
    ['sesame'],
    'sesame free',
    'hummus, houmous, bun, burger bun, bread, bagel, cracker, breadstick, falafel',
  ),
  without(
    ['sulphites'],
    'unsulphured, unsulfured, sulphite free, sulfite free',
    'apricot, dried apricot, raisin, sultana, currant, dried fruit, dried mango, prune, fig, dried fig, dried apple, dried pear, dried peach, dried pineapple, coconut, desiccated coconut, molasses',
  ),
  without(
    ['celery'],
    'celery free',
    'stock, stock cube, stock powder, stock pot, broth, bouillon, bouillon cube, vegetable stock, vegetable stock cube, vegetable broth, vegetable bouillon, chicken stock, chicken broth, beef stock, soup',
  ),
  without(
    ['fish'],
    'vegan, vegetarian, plant based, fish free, fishless, mock',
    `fish sauce, fish, tuna, salmon, caviar, fish cake, fish ball, fish fillet, fish finger, dashi, worcestershire sauce, worcestershire, worcester sauce, worcester, sushi, kimchi, kimbap, onigiri, caesar dressing, laksa paste, tom yum paste,
    curry paste, green curry paste, red curry paste, thai curry paste, thai green curry paste, thai red curry paste, sambal, furikake`,
  ),
  without(
    ['crustaceans', 'molluscs', 'fish'],
    'vegan, vegetarian, plant based, mock',
    `prawn, shrimp, crab, crab cake, lobster, scallop, calamari, oyster sauce, seafood, belacan, sambal, sambal belacan, laksa paste, tom yum paste, kimchi, curry paste, green curry paste, red curry paste,
    thai curry paste, thai green curry paste, thai red curry paste, xo sauce, abalone, prawn cracker`,
  ),
]
