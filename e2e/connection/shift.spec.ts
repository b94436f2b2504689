import { expect, type Page, test } from '../fixtures.ts'
import { conversation, post, sideBySide } from '../steps/chats.ts'
import { inDays } from '../steps/dates.ts'
import { holdBack } from '../steps/hold-back.ts'

const most = 0.01
/** Between what is to be used up and the cards, their own margin and picture included; in px. */
const mostEmpty = 200

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

for (const width of [1280, 360]) {
  test(`nothing moves by itself on the first screen with one food, ${width} px wide`, async ({ openAs }) => {
    const { page } = await openAs({ width, isNew: true, moves: true })
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
    await page.request.post('/api/pantry/items', {
      data: { name: 'Milk', quantity: 1, expiryDates: [today] },
    })
    await watchShifts(page)
    await page.goto('/home')
    await expect(page.getByRole('list', { name: 'Use up now' }).getByRole('listitem')).toHaveCount(1)
    const start = page.getByRole('list', { name: 'Foods to begin with' })
    await expect(start).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(most)
    // What is kept for more foods is not left empty: the cards follow.
    const [last, cards] = [
      page.getByRole('link', { name: /streak/i }).first(),
      page.getByRole('heading', { name: 'Pantry Overview' }),
    ]
    const [above, below] = [await last.boundingBox(), await cards.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(mostEmpty)
  })
}

test('nothing moves by itself on the first screen with more to use up than is shown, on a phone', async ({
  openAs,
}) => {
  const { page } = await openAs({ width: 360, isNew: true, moves: true })
  for (let n = 1; n <= 6; n += 1)
    await page.request.post('/api/pantry/items', {
      data: { name: `Milk ${n}`, quantity: 1, expiryDates: [inDays(1)] },
    })
  await watchShifts(page)
  // What is below shows whether it moves only once it is drawn.
  const release = await holdBack(page, /\/api\/pantry\/items/)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /streak/i }).first()).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: '2 more to use up' })).toBeVisible()
  expect(await shifted(page)).toBeLessThanOrEqual(most)
})

for (const width of [1280, 390]) {
  test(`nothing moves by itself when chats open, ${width} px wide`, async ({ newStudent, openAs }) => {
    const { left, chatId, arun } = await sideBySide({ newStudent, openAs })
    for (let n = 0; n < 40; n += 1)
      await post(left, chatId, `No. ${n}. ${'There is rice left on my shelf. '.repeat(n % 7)}`)

    const { page: list } = await openAs({ student: arun, width, isNew: true, moves: true })
    await watchShifts(list)
    const release = await holdBack(list, /\/api\/chats(\?|$)/)
    const people = list.waitForResponse(/\/api\/people/)
    await list.goto('/chat')
    await people
    release()
    await expect(list.getByRole('list', { name: 'All Chats' }).getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('list', { name: 'All Available Users' })).toBeVisible()
    expect(await shifted(list)).toBeLessThanOrEqual(most)

    const { page: chat } = await openAs({ student: arun, width, isNew: true, moves: true })
    await watchShifts(chat)
    await chat.goto(`/chat/${chatId}`)
    await expect(conversation(chat).getByRole('article').first()).toBeAttached()
    expect(await shifted(chat)).toBeLessThanOrEqual(most)
  })
}
