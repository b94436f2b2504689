import { conversation, field } from './chats.ts'
import { inDays } from './dates.ts'
import { beginPost, card, foodNamed, lookFor, publish } from './exchange.ts'
import { expect, test } from './fixtures.ts'

/** Live: within a second on every open screen, through any process. */
const live = { timeout: 1_000 }

test('food goes from one pantry to the other: asked, promised, handed over by its code', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { page: mei } = await openAs()
  const { page: arun } = await openAs({
    ...{ student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }), process: 1, width: 360 },
  })
  const food = foodNamed('Tofu')
  await publish(mei, { foodName: food, quantity: 3, days: 4 })
  await lookFor(mei, food)
  await lookFor(arun, food)

  await test.step('the taker asks in two presses and stands in the chat with a first line', async () => {
    await card(arun, food).getByRole('button', { name: 'I’d like this' }).click()
    await expect(arun.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
    await expectAccessible(arun, 'asking for food')
    await arun.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(field(arun)).toHaveValue(`Hi! I’d like 1 × ${food}. When can I come by?`)
    await expect(conversation(arun)).toContainText('you are number 1 in line')
  })

  await test.step('the giver promises it in one press, live on both screens', async () => {
    await expect(card(mei, food)).toContainText('Arun Raj asked for 1.', live)
    await card(mei, food)
      .getByRole('button', { name: /^Promise/ })
      .click()
    await expect(card(mei, food)).toContainText('1 promised to Arun Raj.', live)
    await expect(conversation(arun)).toContainText('1 promised to you.', live)
    await expectAccessible(arun, 'a promise in the chat')
  })

  await test.step('a code of four digits hands it over', async () => {
    const code = await conversation(arun).locator('strong').last().textContent()
    const wrong = code === '0000' ? '1111' : '0000'
    const typed = card(mei, food).getByRole('textbox', { name: 'Arun Raj’s code' })
    await typed.fill(wrong)
    await typed.press('Enter')
    await expect(mei.getByText('That is not the code.')).toBeVisible()
    await expectAccessible(mei, 'a promise on the post')
    await typed.fill(code ?? '')
    await typed.press('Enter')
    await expect(conversation(arun)).toContainText('You got 1.', live)
    await expect(card(mei, food)).toContainText('2')
  })

  await test.step('it stands in the taker’s pantry with its date, and the giver has a badge', async () => {
    await arun.goto('/pantry')
    const item = arun.getByRole('article', { name: food, exact: true })
    await expect(item).toBeVisible()
    const answer = await arun.request.get('/api/pantry/items')
    const { items }: { items: { name: string; expiryDate: string }[] } = await answer.json()
    expect(items).toMatchObject([{ name: food, expiryDate: inDays(4) }])
    await mei.goto('/progress')
    await expect(mei.getByText('First Donation').first()).toBeVisible()
  })
})

test('food that goes to whoever asks first is promised at once', async ({ openAs, newStudent }) => {
  const { page: mei } = await openAs()
  const { page: arun } = await openAs({
    ...{ student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }), process: 1, width: 360 },
  })
  const food = foodNamed('Tofu')
  const form = await beginPost(mei, food)
  await form.getByLabel('Who gets it').selectOption('Whoever asks first')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  await lookFor(arun, food)
  await card(arun, food).getByRole('button', { name: 'I’d like this' }).click()
  await arun.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(conversation(arun)).toContainText('1 promised to you.')
  await mei.getByRole('button', { name: `Edit ${food}` }).click()
  await expect(mei.getByLabel('Who gets it')).toHaveValue('firstCome')
})
