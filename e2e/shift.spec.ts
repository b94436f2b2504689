import { conversation, post, sideBySide } from './chats.ts'
import { expect, type Page, test } from './fixtures.ts'

const most = 0.01

/** From now on every page of this window adds up what moves by itself. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { shifted: 0 }
    Object.assign(window, { sum })
    new PerformanceObserver((list) => {
      // The platform's types do not know this kind of entry.
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved, once some more frames have been drawn. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    // `watchShifts` put it there.
    return (window as unknown as { sum: { shifted: number } }).sum.shifted
  })

for (const width of [1280, 390]) {
  test(`nothing moves by itself when chats open, ${width} px wide`, async ({ newStudent, openAs }) => {
    const { left, chatId, arun } = await sideBySide({ newStudent, openAs })
    for (let n = 0; n < 40; n += 1)
      await post(left, chatId, `No. ${n}. ${'There is rice left on my shelf. '.repeat(n % 7)}`)

    const { page: list } = await openAs({ student: arun, width })
    await watchShifts(list)
    const held = Promise.withResolvers<void>()
    await list.route(/\/api\/chats(\?|$)/, async (route) => {
      await held.promise
      await route.continue()
    })
    const people = list.waitForResponse(/\/api\/people/)
    await list.goto('/chat')
    await people
    held.resolve()
    await expect(list.getByRole('list', { name: 'All Chats' }).getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('list', { name: 'All Available Users' })).toBeVisible()
    expect(await shifted(list)).toBeLessThanOrEqual(most)

    const { page: chat } = await openAs({ student: arun, width })
    await watchShifts(chat)
    await chat.goto(`/chat/${chatId}`)
    await expect(conversation(chat).getByRole('article').first()).toBeAttached()
    expect(await shifted(chat)).toBeLessThanOrEqual(most)
  })
}
