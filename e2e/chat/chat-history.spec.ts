import { expect, type Page, test } from '../fixtures.ts'
import { bubble, conversation, openChat, post, sideBySide } from '../steps/chats.ts'
import { prepare } from '../steps/database.ts'
import { holdBack } from '../steps/hold-back.ts'

/** Milliseconds that 60 frames a second leave for each, with some for the timer. */
const smoothMs = 20
/** A crowded machine is quiet once within it. */
const patienceMs = 60_000
/** How much longer a frame may take among all messages than among the newest, on a machine too slow for 60 a second. */
const mostTimes = 1.5

test('a reader of older messages stays where they are, and jumps back to the newest', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await sideBySide({ newStudent, openAs }, { moves: true })
  await openChat(left, chatId)
  await left.goto('/home')
  for (let n = 1; n <= 15; n++) await post(left, chatId, `mine ${n}`)
  for (let n = 1; n <= 15; n++) await post(right, chatId, `theirs ${n}\nwith a second line`)
  await openChat(left, chatId)
  await expect(left.getByText('New messages')).toBeInViewport()
  await conversation(left).evaluate((log) => log.scrollTo({ top: -log.scrollHeight / 2 }))
  const jump = left.getByRole('button', { name: /Jump to newest/ })
  await expect(jump).toBeVisible()
  const place = () =>
    conversation(left).evaluate((log) => {
      const top = log.getBoundingClientRect().top
      const first = [...log.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top >= top)
      return [first?.textContent, Math.round((first?.getBoundingClientRect().top ?? 0) - top)]
    })
  const before = await place()
  await post(right, chatId, 'one more')
  await expect(jump).toHaveAccessibleName(/unread/)
  await expect(bubble(left, 'one more')).toBeAttached()
  const [text, top] = await place()
  expect(text).toBe(before[0])
  // Positions are rounded to whole pixels of the screen.
  expect(Math.abs(Number(top) - Number(before[1]))).toBeLessThanOrEqual(1)
  await jump.click()
  await expect(bubble(left, 'one more')).toBeInViewport()
  await expect(jump).toBeHidden()
})

test('five thousand messages come page by page under a reader who stays in place', async ({
  newStudent,
  openAs,
}) => {
  const count = 5_000
  const { mei, arun, chatId, left } = await sideBySide({ newStudent, openAs }, { moves: true })
  await post(left, chatId, 'message 1 of many')
  const users = chatId.split('_')
  await prepare(
    `insert into messages (user_a, user_b, seq, id, sender_id, text, sent_at, change)
     select $1, $2, n, gen_random_uuid(), case when n % 3 = 0 then $3::uuid else $4::uuid end,
       repeat('message ' || n || ' of many. ', 1 + n % 9), now() - ($5::int - n) * interval '10 minutes', n
     from generate_series(2, $5::int) n`,
    [...users, mei.id, arun.id, count],
  )
  await prepare('update chats set last_seq = $3, change = $3 where user_a = $1 and user_b = $2', [
    ...users,
    count,
  ])
  await openChat(left, chatId)
  await expect(bubble(left, `message ${count} of many`)).toBeInViewport()
  const messages = conversation(left).getByRole('article')
  await test.step('what is read stays where it is while older messages come', async () => {
    const release = await holdBack(left, '**/messages?before=*')
    const reader = (log: Element) => {
      const found = [...log.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top > 250)
      return [found?.textContent ?? '', found?.getBoundingClientRect().top ?? 0] as const
    }
    await conversation(left).evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
    // What was jumped to has its own height only once it is drawn; nobody reads in it before.
    await left.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const before = await messages.count()
    const [text, top] = await conversation(left).evaluate(reader)
    release()
    await expect.poll(() => messages.count()).toBeGreaterThan(before)
    const [sameText, sameTop] = await conversation(left).evaluate(reader)
    expect(sameText).toBe(text)
    expect(Math.abs(sameTop - top)).toBeLessThanOrEqual(1)
    await left.unroute('**/messages?before=*')
  })
  const fewMs = await frameMs(left)
  await test.step('all of them can be reached', async () => {
    await conversation(left).evaluate(async (log, all) => {
      while (log.querySelectorAll('article').length < all) {
        log.scrollTo({ top: -log.scrollHeight })
        await new Promise(requestAnimationFrame)
      }
    }, count)
    await conversation(left).evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
    await expect(left.getByText('This is where your chat with Arun Raj begins.')).toBeInViewport()
    await expect(bubble(left, 'message 1 of many')).toBeInViewport()
  })
  await test.step('and scroll frame by frame', async () => {
    // Minutes lie between the two, and the machine may have had less to do in the first.
    await expect(async () =>
      expect(await frameMs(left)).toBeLessThan(Math.max(smoothMs, mostTimes * fewMs)),
    ).toPass({ timeout: patienceMs })
  })
})

/** The median of how many milliseconds a frame takes while a chat is scrolled: it leaves out what else the machine was doing. */
const frameMs = (page: Page) =>
  conversation(page).evaluate(
    (log) =>
      new Promise<number>((resolve) => {
        const frames: number[] = []
        let last = performance.now()
        const step = () => {
          const now = performance.now()
          frames.push(now - last)
          last = now
          log.scrollBy({ top: 120, behavior: 'instant' })
          if (frames.length < 90) requestAnimationFrame(step)
          else resolve(frames.toSorted((a, b) => a - b)[frames.length / 2] ?? 0)
        }
        requestAnimationFrame(step)
      }),
  )
