import { expect, type Page, test } from '../fixtures.ts'
import { conversation } from '../steps/chats.ts'
import { card, foodNamed, lookFor, publish } from '../steps/exchange.ts'
import { askFor, codeOn, giverAndTaker } from './people.ts'

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a request that ended by a slip of the thumb stands again with Undo, on both screens', async ({
  openAs,
  newStudent,
}) => {
  const { mei, arun } = await giverAndTaker({ openAs, newStudent })
  const food = foodNamed('Tofu')
  await publish(mei, { foodName: food, giving: 'firstCome' })
  await lookFor(arun, food)
  await askFor(arun, food)
  await expect(conversation(arun)).toContainText('1 promised to you.')
  const code = await codeOn(arun)

  await test.step('the giver declines, and takes it back', async () => {
    await lookFor(mei, food)
    await card(mei, food)
      .getByRole('button', { name: `Decline: ${food}, Arun Raj` })
      .click()
    await expect(said(mei, `Declined: 1 × ${food}.`)).toBeVisible()
    // Its time stands still under the pointer.
    await mei.getByRole('button', { name: 'Undo' }).hover()
    await expect(conversation(arun)).toContainText('Sorry, not this time.')
    await mei.getByRole('button', { name: 'Undo' }).click()
    await expect(card(mei, food)).toContainText('1 promised to Arun Raj.')
    await expect(conversation(arun)).toContainText(`The request for 1 × ${food} is open again.`)
    expect(await codeOn(arun)).toBe(code)
  })

  await test.step('the taker no longer wants it, and takes that back', async () => {
    await lookFor(arun, food)
    await card(arun, food)
      .getByRole('button', { name: `I no longer want it: ${food}` })
      .click()
    await expect(said(arun, `You gave up 1 × ${food}.`)).toBeVisible()
    await expect(card(arun, food).getByRole('button', { name: 'I’d like this' })).toBeVisible()
    await arun.getByRole('button', { name: 'Undo' }).click()
    await expect(card(arun, food)).toContainText('1 promised to you.')
    await expect(card(mei, food)).toContainText('1 promised to Arun Raj.')
  })

  await test.step('the same code hands it over, and the giver is told so where the post has gone', async () => {
    await card(mei, food).getByRole('textbox', { name: 'Arun Raj’s code' }).fill(code)
    await card(mei, food).getByRole('button', { name: 'Use the code' }).click()
    await expect(said(mei, `Handed over 1 × ${food}.`)).toBeVisible()
    await expect(card(mei, food)).toHaveCount(0)
  })
})
