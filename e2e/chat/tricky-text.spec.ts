import { expect, test } from '../fixtures.ts'
import { bubble, openChat, post, sideBySide } from '../steps/chats.ts'

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

test('the links of a text that is written to mislead read as they lead', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await sideBySide({ newStudent, openAs })
  await post(left, chatId, 'Log in: \u202Ehttps://evil.test/ptth')
  await openChat(right, chatId)

  await test.step('a link is not turned around by what stands before it', async () => {
    const link = bubble(right, 'Log in').getByRole('link')
    expect(await link.evaluate(runsRight)).toBe(true)
  })
})
