/** Reads a food table (data/foods.csv) and checks everything that its README promises: a table that breaks a promise does not load. */
import { type AllergenGroup, isAllergenGroup } from './allergens/groups.ts'
import { nameKey } from './names.ts'

const foodCategories = [
  'baking',
  'beverage',
  'bread-bakery',
  'canned',
  'condiment',
  'dairy',
  'deli',
  'dried-food',
  'egg',
  'frozen',
  'fruit',
  'grains-noodles',
  'herb',
  'instant-meals',
  'local-dessert',
  'meat',
  'nuts-seeds',
  'oil-fat',
  'pickle-ferment',
  'plant-protein',
  'poultry',
  'ready-meal',
  'seafood',
  'snack',
  'spice',
  'spread',
  'supplement',
  'sweets',
  'vegetable',
] as const
export type FoodCategory = (typeof foodCategories)[number]

const storages = ['pantry', 'fridge', 'freezer'] as const
export type Storage = (typeof storages)[number]

const halalFlags = { 'halal-ok': 'ok', 'halal-no': 'no', 'halal-unknown': 'unknown' } as const
export type Halal = (typeof halalFlags)[keyof typeof halalFlags]

/** One row of the table. */
export interface Food {
  readonly name: string
  readonly aliases: readonly string[]
  readonly category: FoodCategory
  /** Where the days below hold. */
  readonly storage: Storage
  /** Days from purchase, unopened, on the careful side for a warm climate. */
  readonly shelfLifeDays: number
  /** Days once opened or cut, refrigerated; absent where it makes no difference. */
  readonly openedDays?: number
  /** What it contains; 'may contain' is not recorded. */
  readonly allergens: readonly AllergenGroup[]
  readonly vegan: boolean
  readonly vegetarian: boolean
  readonly halal: Halal
  readonly glutenFree: boolean
  readonly unit: string
}

const header = 'name,aliases,category,storage,shelf_life_days,opened_days,allergens,diet,unit'

/** The foods of a table in the form of data/foods.csv. Throws an Error that lists every broken promise with its line. */
export function readFoodTable(csv: string): Food[] {
  const [first, ...lines] = csv.replace(/\n$/, '').split('\n')
  if (first !== header) throw new Error(`the first line of the food table must be: ${header}`)
  const faults: string[] = []
  const foods = lines.flatMap((line, index) => {
    const row = readRow(line)
    faults.push(...row.faults.map((fault) => `line ${index + 2}: ${fault}`))
    return row.faults.length === 0 ? [row.food] : []
  })
  faults.push(...repeatedNames(foods))
  if (faults.length > 0) throw new Error(`the food table breaks its promises:\n${faults.join('\n')}`)
  return foods
}

function readRow(line: string): { food: Food; faults: string[] } {
  const faults: string[] = []
  const cells = line.split(',')
  if (cells.length !== 9 || line.includes('"')) faults.push('nine plain cells expected')
  const [name = '', aliases = '', category = '', storage = '', days = '', opened = '', , , unit = ''] = cells
  const allergens = list(cells[6])
  const diet = list(cells[7])
  const halal = diet.filter((flag) => flag in halalFlags)

  if (nameKey(name) === '') faults.push('a food without a name')
  if (list(aliases).some((alias) => nameKey(alias) === '')) faults.push('an alias without a name')
  if (!isOneOf(foodCategories, category)) faults.push(`unknown category '${category}'`)
  if (!isOneOf(storages, storage)) faults.push(`unknown storage '${storage}'`)
  if (!isDays(days)) faults.push(`shelf life '${days}' is no number of days`)
  if (opened !== '' && !isDays(opened)) faults.push(`opened days '${opened}' is no number of days`)
  for (const group of allergens) if (!isAllergenGroup(group)) faults.push(`unknown allergen '${group}'`)
  for (const flag of diet)
    if (!(flag in halalFlags) && !['vegan', 'vegetarian', 'gluten-free'].includes(flag))
      faults.push(`unknown diet '${flag}'`)
  if (halal.length !== 1) faults.push('exactly one halal flag expected')
  if (new Set(diet).size < diet.length) faults.push('a diet named twice')
  if (new Set(allergens).size < allergens.length) faults.push('an allergen named twice')
  if (diet.includes('vegan') && !diet.includes('vegetarian')) faults.push('vegan but not vegetarian')
  if (diet.includes('gluten-free') && allergens.includes('gluten')) faults.push('gluten-free with gluten')
  if (diet.includes('vegan') && allergens.some((group) => animalGroups.includes(group)))
    faults.push('vegan with an allergen of animals')
  if (unit === '') faults.push('no unit')

  const food: Food = {
    name,
    aliases: list(aliases),
    // Both casts hold: a row with a fault is never used.
    category: category as FoodCategory,
    storage: storage as Storage,
    shelfLifeDays: Number(days),
    ...(opened === '' ? {} : { openedDays: Number(opened) }),
    allergens: allergens.filter(isAllergenGroup),
    vegan: diet.includes('vegan'),
    vegetarian: diet.includes('vegetarian'),
    halal: halalFlags[(halal[0] ?? 'halal-unknown') as keyof typeof halalFlags],
    glutenFree: diet.includes('gluten-free'),
    unit,
  }
  return { food, faults }
}

const animalGroups = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']

function repeatedNames(foods: readonly Food[]): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const food of foods)
    for (const name of [food.name, ...food.aliases]) {
      const owner = owners.get(nameKey(name))
      // 'eggs' beside 'egg' in one row is the same name said twice, which misleads nobody.
      if (owner !== undefined && owner !== food.name) faults.push(`'${name}' names ${owner} and ${food.name}`)
      owners.set(nameKey(name), food.name)
    }
  return faults
}

const list = (cell: string | undefined): string[] => (cell ? cell.split(';') : [])
const isDays = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)
const isOneOf = <T extends string>(known: readonly T[], text: string): text is T =>
  (known as readonly string[]).includes(text)
