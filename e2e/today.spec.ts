import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Page, test } from './fixtures.ts'
import { at } from './steps/accounts.ts'
import { post as write } from './steps/chats.ts'
import { inDays } from './steps/dates.ts'
import { foodNamed, publish } from './steps/exchange.ts'

/** Not in the order of their dates; the last is not near its date yet. */
const foods = [
  ['Tofu', 2],
  ['Milk', 0],
  ['Bread', -1],
  ['Eggs', 2],
  ['Kaya', 1],
  ['Rice', 40],
] as const

const dueFoods = (page: Page) => page.getByRole('list', { name: 'Use up now' }).getByRole('listitem')
const tile = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

async function add(page: Page, name: string, days: number): Promise<void> {
  const data = { name, quantity: name === 'Bread' ? 1 : 2, remark: '', expiryDates: [inDays(days)] }
  expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
}

async function livesIn(page: Page, dorm: string): Promise<void> {
  const told = { displayName: 'Mei Tan', age: null, preferences: '', allergies: '', photoId: null }
  expect((await page.request.put('/api/profile', { data: { ...told, dorm } })).status()).toBe(200)
}

/** Two posts of a neighbour, one of them asked for and so promised, and a word from them. */
async function neighbourIsKind(mei: Page, arun: Page, chatId: string, dorm: string): Promise<string> {
  const wanted = foodNamed('Kaya buns')
  const postId = await publish(arun, { foodName: wanted, location: dorm, giving: 'firstCome' })
  await publish(arun, { foodName: foodNamed('Rice'), location: dorm })
  const asked = await mei.request.post(`/api/exchange/posts/${postId}/requests`, { data: {} })
  expect(asked.status()).toBe(201)
  await write(arun, chatId, 'They are still warm')
  return wanted
}

test('home says what to use up first, soonest first, one press each, and what else waits', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { page: mei, student } = await openAs()
  const neighbour = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  const { page: arun } = await openAs({ student: neighbour })
  const dorm = `House ${randomUUID().slice(0, 8)}`
  await livesIn(mei, dorm)
  for (const [name, days] of foods) await add(mei, name, days)
  const wanted = await neighbourIsKind(mei, arun, chatIdOf(student.id, neighbour.id), dorm)

  await mei.goto('/home')
  await expect(dueFoods(mei)).toContainText(['Bread', 'Milk', 'Kaya', /Tofu|Eggs/])
  await expect(dueFoods(mei)).toHaveCount(4)
  await expect(mei.getByRole('link', { name: '1 more to use up' })).toBeVisible()
  await mei.getByRole('button', { name: 'Consumed Milk' }).click()
  await expect(dueFoods(mei).nth(1)).toContainText('1 ×')
  // The last piece makes room for the fifth.
  await mei.getByRole('button', { name: 'Consumed Bread' }).click()
  await expect(dueFoods(mei)).toContainText(['Milk', 'Kaya', /Tofu|Eggs/, /Tofu|Eggs/])
  await expect(mei.getByRole('link', { name: /more to use up$/ })).toHaveCount(0)

  await expect(tile(mei, /^2 new posts/)).toContainText(`${dorm}, since yesterday`)
  await expect(tile(mei, /^1 unread chat/)).toBeVisible()
  await expect(tile(mei, /^Streak: 1 day/)).toContainText('Today already counts')
  await expectAccessible(mei, 'home with something in every place')
  await tile(mei, `Get ${wanted} from Arun Raj`).click()
  await at(mei, `/chat/${chatIdOf(student.id, neighbour.id)}`)
  await mei.goBack()
  await tile(mei, /^2 new posts/).click()
  await at(mei, '/exchange')
  await expect(mei.getByRole('article')).toHaveCount(2)
})

test('food keeps its picture from one screen to the next, and asks again for one that did not come', async ({
  openAs,
}) => {
  const { page } = await openAs()
  await add(page, 'Milk', 0)
  await page.route(/food-pictures.*\.svg$/, (route) => route.fulfill({ status: 503 }), { times: 1 })
  const missed = page.waitForResponse((answer) => answer.url().includes('food-pictures'))
  await page.goto('/home')
  await expect(dueFoods(page).locator('use')).toHaveCount(1)
  expect((await missed).status()).toBe(503)

  await page.getByRole('navigation').getByRole('link', { name: 'Pantry' }).click()
  const drawn = page.getByRole('article', { name: 'Milk' }).locator('use')
  await expect(drawn).toHaveCount(1)
  await expect(page.locator(`symbol${await drawn.getAttribute('href')}`)).toBeAttached()
})
