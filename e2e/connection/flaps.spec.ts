import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures, type Page, test } from '../fixtures.ts'
import { bubble, openChat, post } from '../steps/chats.ts'
import { inDays } from '../steps/dates.ts'
import { drainMs, senderIsThere } from '../steps/device.ts'
import {
  card,
  fact,
  fillPost,
  foodNamed,
  lookFor,
  openComments,
  publish,
  submitPost,
} from '../steps/exchange.ts'
import { png } from '../steps/pictures.ts'

const cuts = 25

/** Acts without a connection, which comes back at some other moment each time: no two cuts meet the sending at the same one. */
async function cut(page: Page, n: number, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await act()
  await page.context().setOffline(false)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), (n * 37) % 200)
}

const nothingWaits = (page: Page) => expect(page.getByRole('button', { name: /waiting for/ })).toBeHidden()

const read = async (page: Page, path: string) => (await page.request.get(`/api/${path}`)).json()

test(`posts, comments and claims through a connection that is cut ${cuts} times happen once, in order`, async ({
  openAs,
}) => {
  const { page } = await openAs({ isNew: true })
  const food = foodNamed('Curry')
  const more = `${food} again`
  const id = await publish(page, { foodName: food, quantity: 20 })
  await lookFor(page, food)
  await expect(card(page, food)).toBeVisible()
  // Their part is there before the first cut, as it is where the service worker keeps it.
  await openComments(page, food)
  await senderIsThere(page)
  const said: string[] = []
  for (let n = 1; n <= cuts; n++)
    await cut(page, n, async () => {
      const field = await openComments(page, food)
      said.push(`comment ${n}`)
      await field.fill(`comment ${n}`)
      await field.press('Enter')
      await expect(field).toHaveValue('')
      if (n % 5 === 0)
        await card(page, food)
          .getByRole('button', { name: /Claim 1/ })
          .click()
      if (n === 7) {
        await page.getByRole('button', { name: 'Add Post' }).click()
        await fillPost(page, { 'Food name': more, 'Expiry date': inDays(2), 'Dorm location': 'PGP' })
        await submitPost(page)
        await expect(card(page, more)).toBeVisible()
      }
    })
  await expect
    .poll(async () => (await read(page, `exchange/posts/${id}/comments?limit=25`)).items.length, {
      timeout: drainMs,
    })
    .toBe(cuts)
  const { items } = await read(page, `exchange/posts/${id}/comments?limit=25`)
  expect(items.map(({ content }: { content: string }) => content)).toEqual(said)
  await nothingWaits(page)
  const names = async () => {
    const posts = await read(page, `exchange/posts?search=${encodeURIComponent(food)}`)
    return posts.items
      .map(({ foodName, quantity }: { foodName: string; quantity: number }) => `${quantity} ${foodName}`)
      .toSorted()
  }
  await expect.poll(names, { timeout: drainMs }).toEqual([`1 ${more}`, `15 ${food}`])
  await expect(fact(page, food, 'Quantity')).toHaveText('15')
})

/** A student whose chat is with Arun, who has signed up. */
async function openBesideArun(
  { newStudent, openAs }: Pick<Fixtures, 'newStudent' | 'openAs'>,
  how: Parameters<Fixtures['openAs']>[0],
) {
  const arun = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  const { page, student } = await openAs(how)
  return { page, chatId: chatIdOf(student.id, arun.id) }
}

test(`edits and deletions of messages through a connection that is cut ${cuts} times hold, the last one last`, async ({
  openAs,
  newStudent,
}) => {
  const { page, chatId } = await openBesideArun({ newStudent, openAs }, { isNew: true })
  await post(page, chatId, 'draft 0')
  await post(page, chatId, 'a slip')
  await openChat(page, chatId)
  await senderIsThere(page)
  // By keys: a bubble is laid out anew with each status of its message, and a press of the mouse may fall between.
  const menu = async (text: string, item: string) => {
    await bubble(page, text)
      .getByRole('button', { name: /^Edit or delete/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  for (let n = 1; n <= cuts; n++)
    await cut(page, n, async () => {
      await menu(`draft ${n - 1}`, 'Edit')
      const field = page.getByRole('textbox', { name: 'Message' })
      await expect(field).toHaveValue(`draft ${n - 1}`)
      await field.fill(`draft ${n}`)
      await field.press('Enter')
      await expect(bubble(page, `draft ${n}`)).toBeVisible()
      if (n === 5) await menu('a slip', 'Delete')
    })
  await nothingWaits(page)
  await expect(bubble(page, `draft ${cuts}`)).toContainText('Delivered', { timeout: drainMs })
  const { messages } = await read(page, `chats/${chatId}`)
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([`draft ${cuts}`, '[deleted]'])
})

test('what waits survives a reload, is told where it stands, and goes out once', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { page, chatId } = await openBesideArun({ newStudent, openAs }, { worker: true })
  await post(page, chatId, 'at six')
  await page.goto('/profile')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page
    .getByLabel('Upload New Picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png() })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.context().setOffline(true)
  await page.getByLabel('Age', { exact: true }).fill('31')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/home$/)
  // Looked at once: a toast behind it would have its turn later.
  expect(await page.getByText('Profile updated!').count()).toBe(0)
  await expect(page.getByText('It’ll be saved when you’re back online.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('31')
  // What is saved over what waits keeps the rest of it.
  await page.getByLabel('Age', { exact: true }).fill('32')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It’ll be saved when you’re back online.')).toBeVisible()
  await page.context().setOffline(false)
  await nothingWaits(page)
  await expect
    .poll(() => read(page, 'profile'))
    .toMatchObject({ age: 32, photoId: expect.stringMatching(/./) })

  await openChat(page, chatId)
  await page.context().setOffline(true)
  await bubble(page, 'at six').hover()
  await bubble(page, 'at six').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('at seven')
  await page.keyboard.press('Enter')
  const held = bubble(page, 'at seven').getByRole('status')
  await expect(held).toHaveText('Not saved yet. It’ll go through when you’re back online.')
  await page.getByRole('button', { name: '1 change is waiting for a connection.' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting changes' })).toContainText('Change “at six”')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await expect(bubble(page, 'at seven')).toContainText('Delivered')
})
