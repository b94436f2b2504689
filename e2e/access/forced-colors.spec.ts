import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Page, test } from '../fixtures.ts'
import { bubble, openChat, post } from '../steps/chats.ts'
import { prepareCounters } from '../steps/database.ts'
import { openRow } from '../steps/pantry.ts'
import { tabTo } from './focus.ts'
import { stock } from './stock.ts'

/** Backgrounds are gone: each of these must have a line around it. */
async function expectLine(things: ReturnType<Page['locator']>): Promise<void> {
  await expect(things.first()).toBeVisible()
  const without = await things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(one)
        return borderBlockEndStyle === 'none' || Number.parseFloat(borderBlockEndWidth) < 1
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  expect(without).toEqual([])
}

/** Icons that are drawn in the colour of what they stand on. */
const unseenIcons = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('svg[stroke="currentColor"]')]
      .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground)
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 160))
  })

test("in the system's own colours tags, badges, bars, bubbles, icons and the focus stay in sight", async ({
  openAs,
  newStudent,
}) => {
  const { page, student } = await openAs({ width: 360, dark: true })
  const { page: partner, student: other } = await openAs({
    student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }),
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const chatId = chatIdOf(student.id, other.id)
  await prepareCounters(student.id, { logged: 3 })
  await stock(page)
  await post(page, chatId, 'Is the tofu still there?')
  await post(partner, chatId, 'It is')

  await page.goto('/pantry')
  const milk = page.getByRole('article', { name: 'Milk' })
  await expectLine(milk)
  await expectLine(milk.getByText('Expired', { exact: true }))
  await expectLine(page.getByRole('navigation', { name: 'Main' }).locator('span[aria-hidden]'))
  await expectLine(page.getByRole('radio').locator('..').locator('span'))
  expect(await unseenIcons(page)).toEqual([])
  await tabTo(page, milk.getByRole('button', { name: 'Show Milk' }))
  await openRow(page, 'Milk')
  await tabTo(page, milk.getByRole('button', { name: 'Remove Milk' }))

  await page.goto('/progress')
  const bar = page.getByRole('progressbar').first()
  await expectLine(bar)
  const [done, ground] = await Promise.all(
    [bar.locator('div'), bar].map((part) => part.evaluate((one) => getComputedStyle(one).backgroundColor)),
  )
  expect(done).not.toBe(ground)
  expect(await unseenIcons(page)).toEqual([])

  await page.goto('/notifications')
  await expect(page.getByRole('switch', { name: 'Email Reminders' })).toBeChecked()
  const [track, knob] = await page
    .getByRole('switch', { name: 'Email Reminders' })
    .evaluate((one) => [undefined, '::after'].map((part) => getComputedStyle(one, part).backgroundColor))
  expect(knob).not.toBe(track)

  await page.goto('/chat')
  await expectLine(
    page.getByRole('list', { name: 'All Chats' }).locator('span[aria-hidden]').filter({ hasText: '1' }),
  )
  await openChat(page, chatId)
  for (const text of ['Is the tofu', 'It is'])
    await expectLine(bubble(page, text).locator('p[class*=text]').locator('..'))
  expect(await unseenIcons(page)).toEqual([])
})
