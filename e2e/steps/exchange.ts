import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, type Fixtures, type Page } from '../fixtures.ts'
import { inDays } from './dates.ts'

/** Everybody's posts stand in one list: a name of its own finds a test's posts again. */
export const foodNamed = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

interface PostData {
  foodName: string
  quantity?: number
  /** From today. */
  days?: number
  location?: string
  description?: string
  photoId?: string
  pantryItemId?: string | undefined
  giving?: 'firstCome' | 'iChoose'
  pickupPlace?: string
  allergens?: { contains: string[]; mayContain: string[] }
}

/** Publishes a post over the API; returns its id. */
export async function publish(page: Page, { days = 5, ...data }: PostData): Promise<string> {
  const answer = await page.request.post('/api/exchange/posts', {
    data: { quantity: 1, location: 'PGP', expiryDate: inDays(days), ...data },
  })
  expect(answer.status()).toBe(201)
  const { postId }: { postId: string } = await answer.json()
  return postId
}

/** Comments on a post over the API. */
export async function comment(page: Page, postId: string, content: string): Promise<void> {
  const answer = await page.request.post(`/api/exchange/posts/${postId}/comments`, { data: { content } })
  expect(answer.status()).toBe(201)
}

/** Opens the exchange with what is called so. */
export async function lookFor(page: Page, text: string): Promise<void> {
  await page.goto(`/exchange?search=${encodeURIComponent(text)}`)
  await expect(page.getByRole('searchbox')).toHaveValue(text)
}

/** Somebody who looks at their own new post: its food is called like nothing else. */
export async function openOwnPost(
  { openAs }: Pick<Fixtures, 'openAs'>,
  name: string,
  { comments = [], ...data }: Omit<PostData, 'foodName'> & { comments?: readonly string[] } = {},
): Promise<{ page: Page; food: string; id: string }> {
  const { page } = await openAs()
  const food = foodNamed(name)
  const id = await publish(page, { foodName: food, ...data })
  for (const content of comments) await comment(page, id, content)
  await lookFor(page, food)
  return { page, food, id }
}

/** Looks for it without leaving the screen: what is being sent is not cut off. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(/search=/)
  // Until its answer is there, the cards are those of before, and a press on one is lost with it.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

export const card = (page: Page, foodName: string) =>
  page.getByRole('article', { name: foodName, exact: true })

/** Opens what is said about a post, where it is not open; returns the field for a comment. */
export async function openComments(page: Page, foodName: string): Promise<Locator> {
  const toggle = card(page, foodName).getByRole('button', { name: new RegExp(`omments? on ${foodName}$`) })
  const field = card(page, foodName).getByRole('textbox', { name: `Comment on ${foodName}` })
  // A list that is just read anew draws its cards again.
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return field
}

/** The value that a card shows under a term. */
export const fact = (page: Page, foodName: string, term: 'Quantity' | 'Location') =>
  card(page, foodName)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: term }) })
    .getByRole('definition')

/** Opens the form of a new post, with what each needs filled in. */
export async function beginPost(page: Page, foodName: string) {
  await lookFor(page, foodName)
  await page.getByRole('button', { name: 'Add Post' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Post' })
  await form.getByLabel('Food name').fill(foodName)
  await form.getByLabel('Expiry date').fill(inDays(3))
  await form.getByLabel('Dorm location').selectOption('Tembusu')
  await form.getByText('More details (optional)').click()
  return form
}

/** Fills the fields of the open form by their labels. */
export async function fillPost(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) {
    if (label === 'Dorm location') await form.getByLabel(label).selectOption(value)
    else await form.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Presses the button that sends the open form. */
export const submitPost = (page: Page, name = 'Post') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** The names of the foods, as the list shows them. */
export const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** Two students: one who shares food, and one who looks at it. */
export async function twoOf({ openAs, newStudent }: Pick<Fixtures, 'openAs' | 'newStudent'>) {
  const { page: owner, student } = await openAs({
    student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }),
  })
  const { page: other, student: viewer } = await openAs()
  return { owner, other, ownerId: student.id, viewerId: viewer.id }
}

/** Acts, and waits until the server has answered what that sent: the screen shows it before, and a reload would cut it off. */
export async function sent(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/exchange/'),
  )
  await act()
  await answered
}
