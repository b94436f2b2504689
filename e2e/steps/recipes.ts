import type {
  Considered,
  RecipesAnswer,
  SuggestedIngredient,
  SuggestedRecipe,
  Takes,
} from '@shelfmate/contract/recipes/recipes'
import { expect, type Page } from '../fixtures.ts'
import type { Ground } from '../specification/table.ts'
import { inDays } from './dates.ts'

export const suggestButton = (page: Page) => page.getByRole('button', { name: 'Suggest Recipes' })
export const stream = '**/api/recipes/generate/stream'

interface Kitchen {
  foods?: Record<string, number>
  preferences?: string
  allergies?: string
  width?: number
  /** Steps of the recipe for toast. */
  steps?: string[]
}

/** The recipes screen of a student with this pantry and profile. */
export async function openRecipes(
  { openAs }: Ground,
  {
    foods = { Tofu: 1, 'Bok choy': 1, Eggs: 9 },
    preferences = '',
    allergies = '',
    width = 1280,
  }: Kitchen = {},
): Promise<Page> {
  const { page } = await openAs({ width })
  for (const [name, days] of Object.entries(foods)) {
    const data = { name, quantity: 1, expiryDates: [inDays(days)] }
    expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
  }
  if (preferences || allergies) await tell(page, { preferences, allergies })
  await page.goto('/recipes')
  await expect(page.getByText('Allergies avoided:')).toBeVisible()
  return page
}

export async function tell(page: Page, diet: { preferences: string; allergies: string }): Promise<void> {
  const data = { displayName: 'Mei Tan', age: null, dorm: '', photoId: null, ...diet }
  expect((await page.request.put('/api/profile', { data })).status()).toBe(200)
}

export const toastPantry = { Eggs: 6, Milk: 1, 'Soy sauce': 1, Banana: 1 }

export const quantitiesLeft = async (page: Page): Promise<Record<string, number>> => {
  const { items } = await (await page.request.get('/api/pantry/items')).json()
  return Object.fromEntries(
    items.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]),
  )
}

async function addToPantry(page: Page, foods: Record<string, number>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [name, quantity] of Object.entries(foods)) {
    const data = { name, quantity, expiryDates: [inDays(5)] }
    const { upserted } = await (await page.request.post('/api/pantry/items', { data })).json()
    ids[name] = upserted[0].id
  }
  return ids
}

function toastAnswer(considered: Considered, ids: Record<string, string>, steps: string[]): RecipesAnswer {
  const line = (name: string, amount: string, takes: Takes, optional = false): SuggestedIngredient => ({
    text: name.toLowerCase(),
    amount,
    optional,
    source: 'pantry',
    itemIds: [ids[name] ?? ''],
    takes,
  })
  const toast: SuggestedRecipe = {
    id: 'toast',
    engine: 'cookbook',
    title: 'French toast',
    minutes: 10,
    portions: 1,
    missing: [],
    steps,
    equipment: ['one hob'],
    reason: 'uses Eggs, expiring in 5 days',
    ingredients: [
      line('Eggs', '2', 2),
      line('Milk', '4 tbsp', 'part'),
      line('Soy sauce', '1 tsp', 'lasts'),
      line('Banana', '1', 1, true),
    ],
  }
  const rest = { standsIn: null, withheld: { count: 0, because: [] } }
  return { recipe: 'Recipe 1: French toast', recipes: [toast], engine: 'cookbook', considered, ...rest }
}

export const gone = (page: Page, name: string, says: 'Yes' | 'No') =>
  page.getByRole('group', { name }).getByRole('radio', { name: says })

/** The sheet of 'I cooked this' for a recipe with pieces, a part, a seasoning and something optional. */
export async function openCooked(ground: Ground, kitchen: Kitchen = {}): Promise<Page> {
  const page = await openRecipes(ground, { ...kitchen, foods: {} })
  const ids = await addToPantry(page, toastPantry)
  await page.route(stream, async (route) => {
    const considered = await (await page.request.get('/api/recipes/considered')).json()
    const events = [
      { type: 'begun', considered },
      { type: 'finished', answer: toastAnswer(considered, ids, kitchen.steps ?? ['Fry it.']) },
    ]
    const body = events.map((event) => `${JSON.stringify(event)}\n`).join('')
    return route.fulfill({ contentType: 'application/x-ndjson', body })
  })
  await suggestButton(page).click()
  // By key: the list may just be brought up, away from under a pointer.
  await page.getByRole('button', { name: 'I cooked this' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'What did you use?' })).toBeVisible()
  return page
}
