/** Small models mean well and write as they like: their usual shapes of a recipe are put into ours, to be checked strictly afterwards. */
import { isShape, type Shape } from '@shelfmate/contract/recipe-book/importing/shapes'
import { type Equipment, equipmentNames } from '@shelfmate/contract/recipes/kitchen'
import { keys } from '../answers/keys.ts'

/** A recipe in our shape as far as one can be seen in what a model wrote; what is no object stays as it is. */
export function inOurShape(element: unknown): unknown {
  if (!isShape(element)) return element
  const recipe = unwrapped(element)
  const ingredients = ingredientsIn(first(recipe, ...keys.ingredients))
  const steps = stepsIn(first(recipe, ...keys.steps))
  return {
    title: wordsOf(first(recipe, ...keys.title)),
    ingredients: ingredients.map(ingredientIn),
    steps,
    equipment: equipmentIn(first(recipe, ...keys.equipment) ?? toolsNamed(steps), steps),
    minutes: minutesIn(recipe) ?? minutesOf(steps),
    portions:
      countIn(first(recipe, 'portions', 'servings', 'serves', 'yield', 'portion', 'recipeYield')) ?? 1,
  }
}

/** The object that holds the recipe, where it stands alone in another: {"recipe": {…}}, {"data": {"recipe": {…}}}. */
function unwrapped(element: Shape): Shape {
  const own = first(element, 'recipe', 'data', 'result', 'answer', 'output')
  if (isShape(own)) return unwrapped(own)
  const values = Object.values(element)
  return values.length === 1 && isShape(values[0]) ? unwrapped(values[0]) : element
}

/** The first of some keys that says anything, however it is written: 'cookTime', 'cook_time', 'Cook time'. */
function first(shape: Shape, ...names: readonly string[]): unknown {
  const plain = new Map(Object.entries(shape).map(([key, value]) => [keyOf(key), value]))
  return names.map((name) => plain.get(keyOf(name))).find((value) => value !== undefined && value !== null)
}

const keyOf = (key: string): string =>
  key
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** A list as it is, the lines of a text, the entries of an object ('rice': '200 g', or 'Step 1': '…'). */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return linesOf(value)
  if (!isShape(value)) return []
  const entries = Object.entries(value)
  return entries.every(([key]) => /^(?:step|schritt)?[ _.]*\d+$/i.test(key))
    ? entries.map(([, own]) => own)
    : entries.map(([text, amount]) => ({ text, amount: wordsOf(amount) }))
}

/** Where one line of a list in a text ends: at a line end, or before the number of the next. */
const betweenLines = /\r?\n+|(?<=[.;!)])\s+(?=(?:step\s*)?\d{1,2}[.):]\s)/i
const listMark = /^\s*(?:[-*•·–]|(?:step\s*)?\d{1,2}\s*[.):]|step\s*\d{1,2})\s+/i

const linesOf = (text: string): string[] =>
  text
    .split(betweenLines)
    .map((line) => line.replace(listMark, ''))
    .filter((line) => line.trim() !== '')

/** Parts of a list in one line: '300 g rice, 2 eggs, beaten' has two. */
const betweenFoods = /[;•]|,\s+(?!(?:[a-z]+ly )?(?:\w+ed|cut|torn|to taste|optional|or|for|plus|if)\b)/i

/** The lines of a list, also of one whose parts stand in groups ({"for the sauce": [...]}) or in one line. */
function ingredientsIn(value: unknown): readonly unknown[] {
  const list =
    isShape(value) && Object.values(value).every(Array.isArray) ? Object.values(value).flat() : listOf(value)
  const [only] = list
  return typeof value === 'string' && list.length === 1 && typeof only === 'string'
    ? only.replace(/\.\s*$/, '').split(betweenFoods)
    : list
}

function ingredientIn(line: unknown): unknown {
  if (typeof line === 'string') return { text: plainText(line.replace(/^\s*[-*•·–]\s+/, '')) }
  if (Array.isArray(line)) return { text: plainText(line.map(wordsOf).join(' ')) }
  if (!isShape(line)) return line
  const unit = wordsOf(first(line, 'unit', 'units', 'measure'))
  const amount = wordsOf(first(line, 'amount', 'quantity', 'qty', 'amounts'))
  const pantry = first(line, 'pantry', 'n', 'pantryId')
  return {
    text: wordsOf(first(line, 'text', 'name', 'ingredient', 'item', 'food', 'description')),
    amount: [amount, unit].filter((part) => typeof part === 'string' && part !== '').join(' '),
    optional: first(line, 'optional') === true || first(line, 'optional') === 'true',
    pantry: typeof pantry === 'string' && /^\d+$/.test(pantry) ? Number(pantry) : pantry,
  }
}

const stepKeys = ['text', 'instruction', 'description', 'content', 'action', 'details', 'direction', 'step']

const stepsIn = (value: unknown): unknown[] => listOf(value).flatMap(stepIn)

function stepIn(step: unknown): unknown[] {
  if (typeof step === 'string') return linesOf(step).map(plainText)
  if (!isShape(step)) return [step]
  // A section of steps, as schema.org has them.
  const inner = first(step, 'itemListElement', 'steps', 'instructions')
  if (inner !== undefined) return stepsIn(inner)
  const texts = stepKeys.map((key) => first(step, key)).filter((text) => text !== undefined)
  // {"step": 1, "description": …}: its number says nothing.
  const text = texts.find((one) => typeof one === 'string' && /\p{L}/u.test(one)) ?? texts[0]
  return typeof text === 'string' ? [plainText(text)] : [text]
}

const tools: readonly (readonly [RegExp, Equipment])[] = [
  [/micro/, 'microwave'],
  [/rice ?cooker/, 'rice cooker'],
  [/air ?fr/, 'air fryer'],
  [/kettle|hot water/, 'kettle'],
  [
    /\b(?:hob|stove|stovetop|cooktop|burner|hot ?plate|induction|pan|frying pan|fry ?pan|skillet|saucepan|pot|wok|gas|pfanne|topf|herd|kochtopf|poele|poêle|casserole|sarten|sartén|olla|cazuela|panela|frigideira|padella|pentola|tencere|tava|kuali|periuk|wajan|panci)\b|锅|鍋|フライパン|냄비|프라이팬/,
    'one hob',
  ],
]
/** An air fryer is a small oven: what is only said to need one is made in it, and a step that speaks of an oven has its heat and its time. */
const oven = /\b(?:oven|ofen|backofen|four|horno|forno|fırın|ketuhar)\b|烤箱|烤爐|烤炉|オーブン|오븐/
/** What needs a device that no dorm has: the recipe is refused, whatever it is called. */
const elsewhere = /\b(?:grill|barbecue|bbq|deep ?fryer|smoker|pressure cooker|slow cooker|instant pot)\b/

/** Names of our list; hand tools are everywhere and no equipment. What is no tool at all is left to the check. */
function equipmentIn(value: unknown, steps: readonly unknown[]): unknown {
  const isOvenTold = steps.some((step) => typeof step === 'string' && oven.test(step.toLowerCase()))
  const named = typeof value === 'string' ? value.split(/,|;|\band\b|\n|\+/) : (value ?? [])
  if (!Array.isArray(named)) return named
  const known = named.flatMap((tool: unknown): unknown[] => {
    const name = wordsOf(isShape(tool) ? first(tool, 'name', 'text', 'tool') : tool)
    if (typeof name !== 'string') return [name]
    const plain = name.toLowerCase().replace(/[-_]/g, ' ').trim()
    const own = equipmentNames.find((each) => each === plain)
    const alike = own ?? tools.find(([words]) => words.test(plain))?.[1]
    if (alike) return [alike]
    if (oven.test(plain)) return [isOvenTold ? plain : 'air fryer']
    return elsewhere.test(plain) ? [plain] : []
  })
  return [...new Set(known)]
}

/** Words of steps that tell of a tool, where the model names none. */
const heat = /\b(?:boil|simmer|fr(?:y|ied)|saute|sauté|sear|poach|heat)\w*/i
const bake = /\b(?:bake|roast)\b/i

/** What the steps need, where nothing else says so: a tool that they name, else an air fryer or a hob where something is baked or heated. */
function toolsNamed(steps: readonly unknown[]): unknown[] {
  const text = steps.filter((step) => typeof step === 'string').join('\n')
  const plain = text.toLowerCase()
  const named = tools.flatMap(([words, tool]) => (words.test(plain) ? [tool] : []))
  const other = /\b(?:oven|deep ?fryer|pressure cooker|slow cooker|instant pot)\b/.exec(plain)?.[0]
  if (other && !/microwave oven/.test(plain)) return [other]
  if (named.length > 0) return named
  return [...(bake.test(text) ? ['air fryer'] : []), ...(heat.test(text) ? ['one hob'] : [])]
}

const minutesAStep = 3
const minuteSteps = 5

/** A guess for who named no time: what the steps say, and a few minutes for each, in fives. */
function minutesOf(steps: readonly unknown[]): number {
  const told = steps.flatMap((step) =>
    typeof step === 'string'
      ? [...step.matchAll(/(?<!\d)(\d+)\s*(min|hour|hr|h\b)/gi)].map(
          ([, count, unit = '']) => Number(count) * (/^h/i.test(unit) ? 60 : 1),
        )
      : [],
  )
  const sum = told.reduce((total, minutes) => total + minutes, steps.length * minutesAStep)
  return Math.ceil(sum / minuteSteps) * minuteSteps
}

function minutesIn(recipe: Shape): unknown {
  const whole = first(recipe, ...keys.minutes)
  if (isShape(whole)) return countIn(first(whole, 'total', 'minutes', 'value')) ?? sumOf(Object.values(whole))
  if (whole !== undefined) return countIn(whole) ?? whole
  const parts = ['prep_time', 'prepTime', 'cook_time', 'cookTime', 'cooking_time'].map(
    (name) => countIn(first(recipe, name)) ?? 0,
  )
  const sum = (parts[0] || (parts[1] ?? 0)) + (parts[2] || parts[3] || (parts[4] ?? 0))
  return sum > 0 ? sum : undefined
}

const sumOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (countIn(value) ?? 0), 0)

/** A number as one writes it: 15, 15.0, '15', 'about 15 min', '10-15 minutes', '1 hour', 'PT20M'. */
function countIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.round(value)
  if (typeof value !== 'string') return undefined
  const hours = /(?<!\d)(\d+(?:\.\d+)?)\s*(?:h\b|hr|hour)/i.exec(value)?.[1] ?? /PT(\d+)H/.exec(value)?.[1]
  const rest =
    hours === undefined
      ? value
      : value.replace(/(?<!\d)(\d+(?:\.\d+)?)\s*(?:h\b|hrs?|hours?)/i, '').replace(/PT\d+H/, 'PT')
  const minutes = [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
  if (hours === undefined && minutes.length === 0) return undefined
  return Math.round(Number(hours ?? 0) * 60 + Math.max(0, ...minutes))
}

function wordsOf(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainText(value) : value
}

const plainTags = /<\/?(?:b|i|u|em|strong|br|p|li|ul|ol|small|sub|sup)\s*\/?>/gi

/** Text without the marks of emphasis; a sign of comparison becomes a word. Any other markup is left to be refused. */
function plainText(text: string): string {
  return text
    .replace(plainTags, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/<=?\s*(?=\d)/g, 'under ')
    .replace(/>=?\s*(?=\d)/g, 'over ')
    .replace(/<(?=\s|$)|(?<=^|\s)>|<-+|(?<!-)-+>|=>/g, ' ')
    .replace(/<3/g, '')
    .trim()
}
