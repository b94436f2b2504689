import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, test } from '../fixtures.ts'
import { bubble, conversation, fromRight, isLeftOf, openChat, post, sideBySide } from '../steps/chats.ts'
import { foodNamed, publish } from '../steps/exchange.ts'

const phone = 360
/** Letters, each under as many marks as can be stored. */
const piles = 'a\u0310\u0322\u034A'.padEnd(100, '\u0349').repeat(12)

/** Two students side by side, the second one on a phone. */
async function besidePhone(fixtures: Parameters<typeof sideBySide>[0]) {
  const both = await sideBySide(fixtures)
  await both.right.setViewportSize({ width: phone, height: 800 })
  return both
}

test('a text that is written to spread or to mislead stays in its bubble, and its links read as they lead', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await besidePhone({ newStudent, openAs })
  await post(left, chatId, `Look ${piles}`)
  await post(left, chatId, 'Log in: \u202Ehttps://evil.test/ptth')
  await openChat(right, chatId)

  await test.step('what covers other lines is cut off, and can be reported', async () => {
    const message = bubble(right, 'Look')
    const parts = message.locator('p, button')
    await expect(message.getByRole('button', { name: /^Report/ })).toHaveCount(1)
    const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(phone)
    const clips = (line: Element) =>
      line.parentElement !== null && getComputedStyle(line.parentElement).overflowY === 'clip'
    expect(await message.locator('p').last().evaluate(clips)).toBe(true)
  })

  await test.step('a link is not turned around by what stands before it', async () => {
    const link = bubble(right, 'Log in').getByRole('link')
    expect(await link.evaluate(isLeftOf, [0, 'https://'.length] as const)).toBe(true)
  })
})

test('the longest name leaves a phone room for what is written', async ({ newStudent, openAs }) => {
  const partner = await newStudent({ firstName: 'W'.repeat(38), lastName: 'W'.repeat(38) })
  const { page, student } = await openAs({ width: phone })
  await openChat(page, chatIdOf(student.id, partner.id))
  const title = page.getByRole('heading', { name: /^Chat With W+ W+$/ })
  await expect(title.getByRole('button')).toBeVisible()
  const { height = 0 } = (await title.boundingBox()) ?? {}
  expect(height).toBeLessThan(90)
  await title.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Not provided')
})

test('the words of who declines stay within a phone, and run in their own direction', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await besidePhone({ newStudent, openAs })
  for (const note of [`Look ${piles.slice(0, 200)}`, 'لا للأسف!']) {
    const postId = await publish(left, { foodName: foodNamed('Tofu'), giving: 'iChoose' })
    const asked = await right.request.post(`/api/exchange/posts/${postId}/requests`, { data: {} })
    const { id } = await asked.json()
    const data = { action: 'decline', note }
    expect((await left.request.post(`/api/requests/${id}/actions`, { data })).status()).toBe(200)
  }
  await openChat(right, chatId)
  const ends = await conversation(right)
    .locator('p')
    .filter({ hasText: 'Look' })
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().right))
  expect(ends.length).toBe(1)
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone)
  const sorry = conversation(right).getByText('لا للأسف!')
  expect(await sorry.evaluate(isLeftOf, fromRight)).toBe(true)
})
