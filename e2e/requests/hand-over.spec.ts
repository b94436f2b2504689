import { expectRoomForLargeLetters } from '../access/large-letters.ts'
import { expect, test } from '../fixtures.ts'
import { browserThatSees, pictureOfScreen } from '../steps/camera.ts'
import { conversation, field } from '../steps/chats.ts'
import { prepare } from '../steps/database.ts'
import { inDays } from '../steps/dates.ts'
import { isSeen } from '../steps/device.ts'
import { beginPost, card, foodNamed, lookFor, publish, search } from '../steps/exchange.ts'
import { openRow } from '../steps/pantry.ts'
import { total, watchHand } from './hands.ts'
import { askFor, codeOn, givenBy, giverAndTaker, pantryOf, signedInOn } from './people.ts'

/** Presses and keys at most: to ask for food, to promise it or let the next one have it, and to hand it over. */
const presses = { ask: 3, promise: 2, handOver: 6 }

test('food goes from one pantry to the other: donated, asked, promised, handed over by its code', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { mei, arun } = await giverAndTaker({ openAs, newStudent }, { width: 360 })
  const [meisHand, arunsHand] = [await watchHand(mei), await watchHand(arun)]
  const food = foodNamed('Tofu')

  await test.step('the giver donates it from the pantry', async () => {
    const data = { name: food, quantity: 3, remark: '', place: 'fridge', expiryDates: [inDays(4)] }
    expect((await mei.request.post('/api/pantry/items', { data })).status()).toBe(201)
    await mei.goto('/pantry')
    await openRow(mei, food)
    await mei.getByRole('button', { name: `Donate ${food}` }).click()
    const form = mei.getByRole('dialog', { name: 'Add New Post' })
    await form.getByLabel('Dorm location').selectOption('PGP')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(mei.getByText(`Posted ${food}.`)).toBeVisible()
    await search(mei, food)
  })

  await test.step('the taker asks in three presses at most, and stands in the chat with a first line', async () => {
    await lookFor(arun, food)
    await arunsHand()
    await card(arun, food).getByRole('button', { name: 'I’d like this' }).click()
    await expect(arun.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
    await expectAccessible(arun, 'asking for food')
    await arun.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(field(arun)).toHaveValue(`Hi! I’d like 1 × ${food}. When can I come by?`)
    await expect(conversation(arun)).toContainText('you’re number 1 in line')
    expect(total(await arunsHand())).toBeLessThanOrEqual(presses.ask)
  })

  await test.step('the giver promises it from home in two presses at most, live on both screens', async () => {
    await expect(card(mei, food)).toContainText('Arun Raj asked for 1.')
    await mei.goto('/home')
    await meisHand()
    await mei.getByRole('link', { name: `Arun Raj asks for ${food}` }).click()
    await conversation(mei)
      .getByRole('button', { name: /^Promise/ })
      .click()
    await expect(conversation(mei)).toContainText('1 promised to Arun Raj.')
    await expect(conversation(arun)).toContainText('1 promised to you.')
    expect(total(await meisHand())).toBeLessThanOrEqual(presses.promise)
    await expectAccessible(arun, 'a promise in the chat')
  })

  await test.step('a code of four digits hands it over, in six keys and presses at most', async () => {
    const code = await codeOn(arun)
    const wrong = code === '0000' ? '1111' : '0000'
    const typed = conversation(mei).getByRole('textbox', { name: 'Arun Raj’s code' })
    await typed.fill(wrong)
    await typed.press('Enter')
    await expect(mei.getByText('That’s not the code.')).toBeVisible()
    await expectAccessible(mei, 'a promise to keep')
    await mei.goto('/home')
    await mei.getByRole('link', { name: `Give ${food} to Arun Raj` }).click()
    await meisHand()
    await typed.click()
    await mei.keyboard.type(code)
    await mei.keyboard.press('Enter')
    await expect(conversation(mei)).toContainText('You handed over 1 to Arun Raj.')
    await expect(conversation(arun)).toContainText('You got 1.')
    expect(total(await meisHand())).toBeLessThanOrEqual(presses.handOver)
  })

  await test.step('both chats say above, at once and later, that the two have shared food, and say it once', async () => {
    for (const each of [mei, arun]) {
      const said = each.getByText('You two have shared food once.')
      await expect(each.locator('header').filter({ has: said })).toBeVisible()
      await each.reload()
      await expect(conversation(each)).toContainText(food)
      await expect(said).toHaveCount(1)
    }
    await expectAccessible(arun, 'a chat of two who have shared food')
    await expectRoomForLargeLetters(arun, 'a chat of two who have shared food')
    await arun.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('it stands in the taker’s pantry with its date and place, and the giver has a badge', async () => {
    await arun.goto('/pantry')
    await expect(arun.getByRole('article', { name: food, exact: true })).toBeVisible()
    expect(await pantryOf(arun)).toMatchObject([
      { name: food, quantity: 1, expiryDate: inDays(4), place: 'fridge' },
    ])
    await mei.goto('/progress')
    await expect(mei.getByText('First Donation').first()).toBeVisible()
  })
})

test('what goes to whoever asks first is promised at once; who waits gets it when nobody comes', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { mei, arun, giver, taker } = await giverAndTaker({ openAs, newStudent })
  const { page: lin } = await openAs({ student: await newStudent({ firstName: 'Lin', lastName: 'Wu' }) })
  const hands = await Promise.all([arun, lin].map(watchHand))
  const meisHand = await watchHand(mei)
  const food = foodNamed('Tofu')
  await test.step('one is promised it, the other waits', async () => {
    const form = await beginPost(mei, food)
    await form.getByLabel('Who gets it').selectOption('Whoever asks first')
    await form.getByLabel('Pick-up place').fill('Kitchen, level 3')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    for (const each of [arun, lin]) {
      await lookFor(each, food)
      await askFor(each, food)
    }
    await expect(conversation(arun)).toContainText('1 promised to you.')
    await expect(conversation(lin)).toContainText('are number 1 in line')
    for (const hand of hands) expect(total(await hand())).toBeLessThanOrEqual(presses.ask)
  })

  await test.step('the giver says when to come', async () => {
    await lookFor(mei, food)
    await card(mei, food)
      .getByRole('button', { name: `Set a pick-up time: ${food}, Arun Raj` })
      .click()
    await card(mei, food).getByLabel('Pick-up day').fill(inDays(1))
    await card(mei, food).getByLabel('Pick-up time').fill('18:00')
    await expectAccessible(mei, 'saying a pick-up time')
    await card(mei, food).getByRole('button', { name: 'Save the time' }).click()
    await expect(conversation(arun)).toContainText('18:00. Kitchen, level 3, Tembusu.')
  })

  await test.step('the time to come has passed: the giver says so, and the next is told', async () => {
    await prepare(
      `update food_requests set pickup_at = now() - interval '20 minutes' where taker_id = $1 and state = 'promised'`,
      [taker.id],
    )
    await lookFor(mei, food)
    await meisHand()
    await card(mei, food)
      .getByRole('button', { name: `Hand-over missed: ${food}, Arun Raj` })
      .click()
    await expect(conversation(lin)).toContainText('1 promised to you.')
    expect(total(await meisHand())).toBeLessThanOrEqual(presses.promise)
    await expect(conversation(arun)).toContainText('nobody came to pick it up')
  })

  await test.step('it goes to the next, whose code the giver’s camera reads, and nobody else has it', async () => {
    const scan = `Scan the code for ${food}, Lin Wu`
    await card(mei, food).getByRole('button', { name: scan }).click()
    await expect(mei.getByRole('dialog')).toContainText('type the four digits')
    await expectAccessible(mei, 'scanning a code without a camera')
    await mei.keyboard.press('Escape')
    const shown = conversation(lin).getByRole('img', { name: `QR code to get ${food}` })
    const browser = await browserThatSees([await pictureOfScreen(await shown.screenshot())])
    try {
      const phone = await signedInOn(browser, giver)
      const phonesHand = await watchHand(phone)
      await lookFor(phone, food)
      await card(phone, food).getByRole('button', { name: scan }).click()
      await expect(card(phone, food)).toHaveCount(0)
      expect(total(await phonesHand())).toBeLessThanOrEqual(presses.handOver)
    } finally {
      await browser.close()
    }
    await expect(conversation(lin)).toContainText('You got 1.')
    expect(await pantryOf(lin)).toMatchObject([{ name: food, quantity: 1 }])
    expect(await pantryOf(arun)).toEqual([])
    expect(await givenBy(mei)).toBe(1)
  })

  await test.step('whoever they ask next reads how they kept their word', async () => {
    const more = foodNamed('Rice')
    await publish(mei, { foodName: more })
    await lookFor(arun, more)
    await askFor(arun, more)
    await lookFor(mei, more)
    await expect(card(mei, more)).toContainText(': handed over 0, missed 1.')
  })
})

test('with both offline the code is shown and scanned, and counts once when the giver is back', async ({
  openAs,
  newStudent,
}) => {
  const { mei, arun, chatId } = await giverAndTaker({ openAs, newStudent }, { worker: true })
  const [meisHand, arunsHand] = [await watchHand(mei), await watchHand(arun)]
  const food = foodNamed('Tofu')
  await publish(mei, { foodName: food, giving: 'firstCome' })
  await lookFor(arun, food)
  await askFor(arun, food)
  await expect(conversation(arun)).toContainText('1 promised to you.')
  expect(total(await arunsHand())).toBeLessThanOrEqual(presses.ask)
  await isSeen(arun, 'requests … promised', 'chat conversation')
  await mei.goto('/home')
  for (const each of [mei, arun])
    await each.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await mei.goto(`/chat/${chatId}`)
  await expect(conversation(mei)).toContainText('1 promised to Arun Raj.')
  // The reader has come before it is needed: its worker and its program.
  const kept = () => mei.evaluate(async () => (await (await caches.open('camera')).keys()).length)
  await expect.poll(kept).toBe(2)

  await mei.context().setOffline(true)
  await arun.context().setOffline(true)
  await arun.reload()
  await codeOn(arun)
  const shown = conversation(arun).getByRole('img', { name: `QR code to get ${food}` })
  await meisHand()
  await mei.getByRole('button', { name: `Scan the code for ${food}, Arun Raj` }).click()
  const chooses = mei.waitForEvent('filechooser')
  await mei.getByText('Choose a picture', { exact: true }).click()
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: await shown.screenshot() }
  await (await chooses).setFiles(picture)
  await expect(mei.getByRole('button', { name: '1 change is waiting for a connection.' })).toBeVisible()
  expect(total(await meisHand())).toBeLessThanOrEqual(presses.handOver)
  await mei.reload()
  await expect(mei.getByRole('button', { name: '1 change is waiting for a connection.' })).toBeVisible()
  expect(await pantryOf(arun)).toEqual([])

  await mei.context().setOffline(false)
  await expect(conversation(mei)).toContainText('You handed over 1 to Arun Raj.')
  await arun.context().setOffline(false)
  await expect(conversation(arun)).toContainText('You got 1.')
  expect(await pantryOf(arun)).toMatchObject([{ name: food, quantity: 1 }])
  expect(await givenBy(mei)).toBe(1)
})
