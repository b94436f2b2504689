/** Two further promises of the guard: no word that nobody knows is shown without its warning, and no allergy of a list is lost. */
import { type AllergenGroup, allergenGroups } from '@shelfmate/food/allergens/groups'
import { noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { listSeparators } from '@shelfmate/food/guard/allergies/group-lists.factory'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import { checkRecipe } from '@shelfmate/food/guard/check-recipe'
import { theGuard } from '@shelfmate/food/guard/reading/the-guard'
import { foodsNamed } from '@shelfmate/food/resolver/lexicon'
import { plainRecipe } from './base-recipes.ts'
import { type Random, seeded } from './random.ts'

const starts = 'b br bl d dr f fl g gl gr h j k kl kr m n p pl pr qu s sk sl sn st t tr v w y z zw'.split(' ')
const vowels = 'a e i o u ai ee oo ou'.split(' ')
const ends = 'b d f g k l lm m n nd nk p r rb rt s sk t x z'.split(' ')
const shapes = [
  '%w',
  '%w paste',
  'dried %w',
  'fresh %w leaves',
  '%w, chopped',
  'ground %w',
  '%w extract',
  '%w (optional)',
]

/** A word that means nothing: two or three syllables. By chance they say 'trigo', which is wheat: then others are drawn. */
function inventedWord(random: Random): string {
  const word = syllables(random)
  const isReal = foodsNamed(word).length > 0 || theGuard().matcher.groupsOf(word) !== undefined
  return isReal ? inventedWord(random) : word
}

function syllables(random: Random): string {
  return Array.from(
    { length: 2 + random.below(2) },
    () => `${random.pick(starts)}${random.pick(vowels)}${random.chance(0.6) ? random.pick(ends) : ''}`,
  ).join('')
}

/** The lines with an invented word that were shown without a warning, out of so many; and how many recipes were withheld. */
export function runUnknownWordsDrill(count: number, seed: number): { silent: string[]; withheld: number } {
  const random = seeded(seed)
  const silent: string[] = []
  let withheld = 0
  for (let n = 0; n < count; n++) {
    const recipe = plainRecipe(random)
    const line = random.pick(shapes).replace('%w', inventedWord(random))
    const index = random.below(recipe.ingredients.length + 1)
    recipe.ingredients.splice(index, 0, `${random.pick(['100 g', '2 tbsp', '1', 'a cup of'])} ${line}`)
    const verdict = checkRecipe(recipe, {
      ...noAllergies,
      groups: random.some([...allergenGroups], 1 + random.below(3)),
    })
    if (!verdict.ok) withheld++
    else if (!verdict.unknown?.some((one) => one.index === index)) silent.push(line)
  }
  return { silent, withheld }
}

/** The fourteen groups in their order, as people write them; written apart from the guard's own names. */
const languages = [
  'wheat,shrimp,egg,fish,groundnuts,soya,dairy,walnuts,celeriac,mustard,sesame seeds,sulfites,lupins,mussels',
  'Gluten,Garnelen,Eier,Fisch,Erdnüsse,Soja,Milch,Haselnüsse,Sellerie,Senf,Sesam,Schwefeldioxid,Lupinen,Muscheln',
  'gluten,crevettes,œufs,poisson,cacahuètes,soja,produits laitiers,noisettes,céleri,moutarde,sésame,sulfites,lupin,huîtres',
  'trigo,camarones,huevos,pescado,maní,soja,lácteos,almendras,apio,mostaza,sésamo,sulfitos,altramuces,mejillones',
  'gandum,ketam,telur,ikan,kacang tanah,kacang soya,susu,badam,saderi,biji sawi,bijan,sulfit,lupin,kerang',
  '小麦,螃蟹,鸡蛋,鱼,花生,黄豆,牛奶,核桃,西芹,芥末,芝麻,二氧化硫,羽扇豆,蛤蜊',
].map((names) => names.split(','))

/** The lists of which a group was lost, out of so many. */
export function runListDrill(count: number, seed: number): string[] {
  const random = seeded(seed)
  const lost: string[] = []
  for (let n = 0; n < count; n++) {
    const names = random.pick(languages)
    const chosen = random.some([...allergenGroups], 1 + random.below(allergenGroups.length))
    const text = chosen.map((group) => nameOf(group, names)).join(random.pick(listSeparators))
    const read = readAllergies(text)
    const missed = chosen.filter((group) => !read.groups.includes(group))
    if (missed.length > 0) lost.push(`${missed.join(' ')}: ${JSON.stringify(text)}`)
  }
  return lost
}

function nameOf(group: AllergenGroup, names: readonly string[]): string {
  return names[allergenGroups.indexOf(group)] ?? group
}
