import { expect, test } from '../fixtures.ts'
import { conversation } from '../steps/chats.ts'
import { prepare } from '../steps/database.ts'
import { card, foodNamed, lookFor, publish } from '../steps/exchange.ts'
import { askFor, giverAndTaker } from './people.ts'

test('a giver who declines once they are late can still be said to have missed it, in the chat', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { mei, arun, taker, chatId } = await giverAndTaker({ openAs, newStudent })
  const food = foodNamed('Tofu')
  await publish(mei, { foodName: food, giving: 'firstCome' })
  await lookFor(arun, food)
  await askFor(arun, food)
  await expect(conversation(arun)).toContainText('1 promised to you.')
  await prepare(
    `update food_requests set pickup_at = now() - interval '20 minutes' where taker_id = $1 and state = 'promised'`,
    [taker.id],
  )
  await lookFor(mei, food)
  await card(mei, food)
    .getByRole('button', { name: `Decline: ${food}, Arun Raj` })
    .click()
  const missed = conversation(arun).getByRole('button', { name: `Hand-over missed: ${food}` })
  await expect(missed).toBeVisible()
  await expectAccessible(arun, 'a hand-over that was declined late')
  await missed.click()
  await expect(conversation(arun)).toContainText('The hand-over was missed: it wasn’t there to pick up.')
  await mei.goto(`/chat/${chatId}`)
  await expect(conversation(mei)).toContainText('The hand-over was missed: it wasn’t there to pick up.')
})
