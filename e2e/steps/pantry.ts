import { expect, type Fixtures, type Page } from '../fixtures.ts'
import { inDays } from './dates.ts'

interface Food {
  name: string
  quantity?: number
  days: number[]
  remark?: string
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
  await expect(page.getByRole('article')).toHaveCount(foods.reduce((sum, food) => sum + food.days.length, 0))
  return page
}
