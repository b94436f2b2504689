import type { PantryPage } from '@shelfmate/contract/pantry/pantry'
import { expect, type Fixtures, type Page } from '../fixtures.ts'
import { inDays } from './dates.ts'

interface Food {
  name: string
  quantity?: number
  days: number[]
  remark?: string
}

/** The cards or rows of a pantry's items. */
export const items = (page: Page) => page.getByRole('article')

/** What the server has in the pantry. */
export async function storedItems(page: Page): Promise<PantryPage['items']> {
  const answer = await page.request.get('/api/pantry/items')
  const { items: stored }: PantryPage = await answer.json()
  return stored
}

/** Opens the row of an item, where a phone keeps what the item's card offers. */
export async function openRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Show ${name}` }).click()
}

/** A signed-in pantry that holds these foods, made over the API. */
export async function openPantry({ openAs }: Pick<Fixtures, 'openAs'>, ...foods: Food[]): Promise<Page> {
  const { page } = await openAs()
  for (const { name, quantity = 1, days, remark = '' } of foods) {
    const answer = await page.request.post('/api/pantry/items', {
      data: { name, quantity, remark, expiryDates: days.map(inDays) },
    })
    expect(answer.status()).toBe(201)
  }
  await page.goto('/pantry')
  await expect(items(page)).toHaveCount(foods.reduce((sum, food) => sum + food.days.length, 0))
  return page
}
