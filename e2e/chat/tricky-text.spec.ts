import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, test } from '../fixtures.ts'
import { bubble, openChat, post, sideBySide } from '../steps/chats.ts'

/** Letters, each under as many marks as can be stored. */
const piles = 'a\u0310\u0322\u034A'.padEnd(100, '\u0349').repeat(12)

/** Runs in the page: whether a text is drawn from left to right. */
function runsRight(element: Element): boolean {
  const text = element.firstChild
  const leftOf = (at: number) => {
    const range = document.createRange()
    if (text) range.setStart(text, at)
    if (text) range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(0) < leftOf('https://'.length)
}

test('a text that is written to spread or to mislead stays in its bubble, and its links read as they lead', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await sideBySide({ newStudent, openAs })
  const width = 360
  await right.setViewportSize({ width, height: 800 })
  await post(left, chatId, `Look ${piles}`)
  await post(left, chatId, 'Log in: \u202Ehttps://evil.test/ptth')
  await openChat(right, chatId)

  await test.step('what covers other lines is cut off, and can be reported', async () => {
    const message = bubble(right, 'Look')
    const parts = message.locator('p, button')
    await expect(message.getByRole('button', { name: /^Report/ })).toHaveCount(1)
    const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    const clips = (line: Element) =>
      line.parentElement !== null && getComputedStyle(line.parentElement).overflowY === 'clip'
    expect(await message.locator('p').last().evaluate(clips)).toBe(true)
  })

  await test.step('a link is not turned around by what stands before it', async () => {
    const link = bubble(right, 'Log in').getByRole('link')
    expect(await link.evaluate(runsRight)).toBe(true)
  })
})

test('the longest name leaves a phone room for what is written', async ({ newStudent, openAs }) => {
  const partner = await newStudent({ firstName: 'W'.repeat(38), lastName: 'W'.repeat(38) })
  const { page, student } = await openAs({ width: 360 })
  await openChat(page, chatIdOf(student.id, partner.id))
  const title = page.getByRole('heading', { name: /^Chat With W+ W+$/ })
  await expect(title.getByRole('button')).toBeVisible()
  const { height = 0 } = (await title.boundingBox()) ?? {}
  expect(height).toBeLessThan(90)
  await title.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Not provided')
})
