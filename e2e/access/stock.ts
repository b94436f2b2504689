import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { comment, foodNamed, publish } from '../steps/exchange.ts'
import { photo } from '../steps/pictures.ts'

/** Adds to the pantry over the API; returns the items' ids. */
export async function addItem(page: Page, data: object): Promise<string[]> {
  const answer = await page.request.post('/api/pantry/items', { data: { quantity: 2, remark: '', ...data } })
  expect(answer.status()).toBe(201)
  const { upserted }: { upserted: { id: string }[] } = await answer.json()
  return upserted.map(({ id }) => id)
}

/** One item in each state, so that cards and tags are there to be judged; long words and remarks among them. */
export async function stock(page: Page): Promise<void> {
  const remark =
    'Second shelf, behind the big pot that belongs to nobody. Please leave the lid on, it dries out within a day.'
  for (const [name, days] of [
    ['Milk', -1],
    ['Tofu', 0],
    ['Eggs', 2],
    ['Sauerteigroggenvollkornbrot', 90],
  ] as const)
    await addItem(page, { name, remark, expiryDates: [inDays(days)] })
  await celebrated(page)
}

/** Nothing is left to celebrate: no confetti covers what is judged. */
export const celebrated = (page: Page) =>
  page.request.post('/api/achievements/celebrated', {
    data: { badges: ['First Time Pantry User', 'Pantry Builder', 'First Donation'] },
  })

/** A post out of the pantry, with a photo and a comment; returns its food's name. */
export async function share(page: Page): Promise<string> {
  const foodName = foodNamed('Kaya buns')
  const [bun] = await addItem(page, { name: foodName, quantity: 3, expiryDates: [inDays(1)] })
  const photoId = await photo(page)
  const description = 'Baked this morning'
  const postId = await publish(page, {
    foodName,
    quantity: 2,
    days: 1,
    description,
    photoId,
    pantryItemId: bun,
  })
  await comment(page, postId, 'Still warm')
  await celebrated(page)
  return foodName
}

/** Keeps a toast as long as it is looked at: its time stands still while it has the focus. */
export async function hold(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).last().focus()
}
