import type { Locator } from '@playwright/test'
import { hold } from '../access/stock.ts'
import { expect, type Page, test } from '../fixtures.ts'
import {
  bubble,
  chatOpened,
  conversation,
  deleteMessage,
  field,
  fromRight,
  isLeftOf,
  openChat,
  photo,
  post,
  sideBySide,
  write,
} from '../steps/chats.ts'
import { inDays } from '../steps/dates.ts'

const unreadOnBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Chats/ })
const chatsList = (page: Page) => page.getByRole('list', { name: 'All Chats' })
/** As if the tab were in the background. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Pixels between a button and its menu, above or below it. */
async function apart(button: Locator, menu: Locator): Promise<number> {
  const [its, box] = [await button.boundingBox(), await menu.boundingBox()]
  if (!its || !box) return Number.POSITIVE_INFINITY
  return Math.max(box.y - (its.y + its.height), its.y - (box.y + box.height))
}

test('the menu of a message stays beside it while others arrive', async ({ newStudent, openAs }) => {
  const { chatId, left, right } = await chatOpened({ newStudent, openAs })
  await write(left, 'Is the tofu still there?')
  const dots = bubble(left, 'Is the tofu').getByRole('button', { name: /Edit or delete/ })
  await dots.focus()
  await left.keyboard.press('Enter')
  const menu = left.getByRole('menu')
  await expect(menu).toBeVisible()
  await openChat(right, chatId)
  for (const line of ['Yes.', 'Two packs.', 'Come by tonight.']) await write(right, line)
  await expect(bubble(left, 'Come by tonight.')).toBeVisible()
  await expect.poll(() => apart(dots, menu)).toBeLessThan(8)
})

test('the menu of a message goes with it when the conversation is scrolled, and closes when it has gone', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left } = await sideBySide({ newStudent, openAs })
  for (let n = 1; n <= 30; n++) await post(left, chatId, `line ${n}`)
  await openChat(left, chatId)
  const dots = bubble(left, 'line 28').getByRole('button', { name: /Edit or delete/ })
  await dots.focus()
  await left.keyboard.press('Enter')
  const menu = left.getByRole('menu')
  const scroll = (top: number) =>
    left.getByRole('log').evaluate((log, by) => log.scrollBy({ top: by, behavior: 'instant' }), top)
  await scroll(-60)
  await expect.poll(() => apart(dots, menu)).toBeLessThan(8)
  await scroll(-600)
  await expect(menu).toHaveCount(0)
})

test('two students find each other and talk, each on a server process of their own', async ({
  newStudent,
  openAs,
}) => {
  const { mei, arun, chatId, left, right } = await sideBySide({ newStudent, openAs })

  await test.step('a chat starts from the list of users', async () => {
    await left.goto('/chat')
    await left.getByRole('searchbox', { name: 'Search by display name' }).fill('arun r')
    await expect(left).toHaveURL(/search=arun/)
    await left.getByRole('link', { name: 'Chat with Arun Raj' }).first().click()
    await left.waitForURL(/\/chat\/.+_.+/)
    await openChat(left, chatId)
    await expect(left.getByRole('heading', { name: 'Chat With Arun Raj' })).toBeVisible()
  })

  await test.step('a message arrives live, and is Delivered, then Seen', async () => {
    await right.goto('/pantry')
    await expect(right.getByText('(No items in pantry yet)')).toBeVisible()
    await write(left, 'Is the tofu still there?')
    await expect(bubble(left, 'Is the tofu')).toContainText('Delivered')
    await expect(unreadOnBar(right)).toHaveAccessibleName(/1 unread/)
    await unreadOnBar(right).click()
    await expect(chatsList(right).getByRole('link', { name: /Mei Tan/ })).toContainText('1 unread message')
    await chatsList(right)
      .getByRole('link', { name: /Mei Tan/ })
      .click()
    await expect(bubble(right, 'Is the tofu')).toBeVisible()
    await expect(right.getByText('New messages')).toBeVisible()
    await expect(bubble(left, 'Is the tofu')).toContainText('Seen')
    await expect(unreadOnBar(right)).not.toHaveAccessibleName(/unread/)
  })

  await test.step('typing shows, and ends with the message', async () => {
    await field(right).pressSequentially('Yes')
    await expect(left.getByText('Arun Raj is typing…')).toBeVisible()
    await field(right).press('Shift+Enter')
    await field(right).pressSequentially('Second shelf')
    await field(right).press('Enter')
    await expect(bubble(left, 'Second shelf')).toBeVisible()
    await expect(bubble(left, 'Second shelf')).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/)
    await expect(left.getByText('Arun Raj is typing…')).toBeHidden()
  })

  await test.step('a hidden page does not read', async () => {
    await setVisible(left, 'hidden')
    await write(right, 'Are you coming?')
    await expect(bubble(left, 'Are you coming?')).toBeAttached()
    await expect(bubble(right, 'Are you coming?')).toContainText('Delivered')
    await expect(unreadOnBar(left)).toHaveAccessibleName(/1 unread/)
    await setVisible(left, 'visible')
    await expect(bubble(right, 'Are you coming?')).toContainText('Seen')
    await expect(left.getByText('New messages')).toBeVisible()
  })

  await test.step('edit by arrow-up, Escape keeps it as it was, Save changes it on both sides', async () => {
    await field(left).press('ArrowUp')
    await expect(field(left)).toHaveValue('Is the tofu still there?')
    await expect(left.getByRole('button', { name: 'Save' })).toBeVisible()
    await field(left).press('Escape')
    await expect(field(left)).toHaveValue('')
    await field(left).press('ArrowUp')
    await field(left).fill('Is the silken tofu still there?')
    await left.getByRole('button', { name: 'Save' }).click()
    await expect(left.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(bubble(left, 'silken')).toContainText('Edited')
    await expect(bubble(right, 'silken')).toContainText('Edited')
  })

  await test.step('delete leaves [deleted] on both sides', async () => {
    await write(left, 'Wrong window')
    await expect(bubble(right, 'Wrong window')).toBeVisible()
    // What is laid out anew with another status moves the button away from the pointer.
    await expect(bubble(left, 'Wrong window')).toContainText('Seen')
    await deleteMessage(left, 'Wrong window')
    await expect(bubble(left, '[deleted]')).toBeVisible()
    await expect(bubble(right, '[deleted]')).toBeVisible()
    await expect(bubble(right, 'Wrong window')).toHaveCount(0)
    await expect(bubble(left, '[deleted]').getByRole('button', { name: /Edit or delete/ })).toHaveCount(0)
  })

  await test.step('a picture goes along, and opens larger', async () => {
    await left.getByLabel('Attach Image').setInputFiles(photo())
    await expect(left.getByRole('img', { name: 'Picture to send' })).toBeVisible()
    await write(left, 'This one')
    const picture = bubble(right, 'This one').getByRole('button', { name: 'Open picture by Mei Tan' })
    await expect(picture).toBeVisible()
    await picture.click()
    const shown = right.getByRole('dialog', { name: 'Picture by Mei Tan' }).locator('img')
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(40)
    await right.keyboard.press('Escape')
    await expect(picture).toBeFocused()
    await expect(bubble(left, 'This one').getByRole('button', { name: /Edit or delete/ })).toHaveCount(0)
    await picture.click()
    await expect(shown).toBeVisible()
    await bubble(left, 'This one').getByRole('button', { name: 'Delete picture: This one' }).click()
    await left.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(bubble(right, 'This one')).toHaveCount(0)
    // Withdrawn, it is shown nowhere: where it was open large it is gone, too.
    await expect(shown).toHaveCount(0)
    await expect(right.getByRole('button', { name: /^Open picture/ })).toHaveCount(0)
  })

  await test.step('Arabic runs from right to left, in the conversation and in the list', async () => {
    await write(left, 'مرحبا!')
    for (const place of [conversation(right), chatsList(right)])
      await expect.poll(() => place.getByText('مرحبا!').evaluate(isLeftOf, fromRight)).toBe(true)
  })

  await test.step('a new name follows on open screens', async () => {
    const { displayName: _name, ...profile } = await (
      await right.request.get(`/api/profiles/${arun.id}`)
    ).json()
    const { age, dorm, preferences, allergies, photoId } = profile
    const answer = await right.request.put('/api/profile', {
      data: { displayName: 'Arun Kumar', age, dorm, preferences, allergies, photoId },
    })
    expect(answer.status()).toBe(200)
    await expect(left.getByRole('heading', { name: 'Chat With Arun Kumar' })).toBeVisible()
    expect(mei.id).not.toBe(arun.id)
  })
})

async function uploadPhoto(page: Page): Promise<string> {
  const answer = await page.request.post('/api/images', {
    headers: { 'x-requested-with': 'fetch' },
    multipart: { purpose: 'chat', file: photo() },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** Runs in the page: whether the browser has it without asking anybody. */
const isCached = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  )

test('a draft is kept per chat; logout takes it, and pictures from the cache', async ({
  newStudent,
  openAs,
}) => {
  const { mei, chatId, left } = await sideBySide({ newStudent, openAs })
  const other = await newStudent({ firstName: 'Siti' })
  const otherChat = [mei.id, other.id].sort().join('_')
  await openChat(left, chatId)
  await field(left).fill('half a thought')
  await openChat(left, otherChat)
  await expect(field(left)).toHaveValue('')
  await openChat(left, chatId)
  await expect(field(left)).toHaveValue('half a thought')
  const picture = `/api/images/${await uploadPhoto(left)}`
  await left.evaluate(async (url) => void (await (await fetch(url)).blob()), picture)
  expect(await left.evaluate(isCached, picture)).toBe(true)
  await left.goto('/home')
  await left.getByRole('button', { name: 'Logout' }).click()
  await expect(left.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  expect(await left.evaluate(isCached, picture)).toBe(false)
  expect(
    await left.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('account:'))),
  ).toEqual([])
})

test('a toast lies neither on the field for a message nor on Send', async ({ newStudent, openAs }) => {
  const { chatId, left } = await sideBySide({ newStudent, openAs })
  await openChat(left, chatId)
  const data = { name: 'Milk', quantity: 1, remark: '', expiryDates: [inDays(3)] }
  expect((await left.request.post('/api/pantry/items', { data })).status()).toBe(201)
  const toast = left.getByRole('status').filter({ hasText: 'You just unlocked' })
  await hold(left, 'You just unlocked')
  for (const width of [1280, 360]) {
    await left.setViewportSize({ width, height: 740 })
    const [above, below] = [await toast.boundingBox(), await field(left).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    const header = await left.getByRole('heading', { name: 'Chat With Arun Raj' }).boundingBox()
    expect(above?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})
