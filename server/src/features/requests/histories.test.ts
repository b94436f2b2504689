import { foldRequests } from '@shelfmate/contract/requests/fold'
import { requestActions } from '@shelfmate/contract/requests/machine'
import {
  type FoodRequest,
  type RequestList,
  requestsCalls,
  requestsChangedEvent,
} from '@shelfmate/contract/requests/requests'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LiveClient } from '../../testing/live-client.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { addPost } from '../exchange/exchange.factory.ts'
import { ledgerOf, tryTo, tryToAsk } from './requests.factory.ts'

const steps = 60
const people = 5
const posted = 4
const msPerHour = 3_600_000

let apps: [TestApp, TestApp]
let origins: string[]
beforeAll(async () => {
  const first = await TestApp.start()
  apps = [first, await TestApp.start({}, { beside: first })]
  origins = await Promise.all(apps.map((each) => each.listen()))
})
afterAll(async () => {
  for (const each of apps.toReversed()) await each.close()
})

/** Numbers that a seed decides, so that a failure comes again. */
function diceOf(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const listOf = async (as: TestUser): Promise<FoodRequest[]> =>
  (await apps[0].call(requestsCalls.list, { as })).body.items

const heard = (screen: LiveClient): readonly FoodRequest[] =>
  screen
    .received(requestsChangedEvent)
    .reduce<readonly FoodRequest[]>((held, each) => foldRequests(held, (each as RequestList).items), [])

/** What does not depend on the moment at which it is read. */
const essence = (items: readonly FoodRequest[]) =>
  new Map(
    items.map(({ id, state, place, units, pressed, code }) => [id, { state, place, units, pressed, code }]),
  )

it.each([1, 2, 3])(
  'history %i: the ledger holds after each step, and every screen shows the truth',
  async (seed) => {
    const roll = diceOf(seed)
    const users: TestUser[] = []
    while (users.length < people) users.push(await apps[0].signUp())
    const [giver] = users
    if (!giver) throw new Error('there are five')
    const screens = await Promise.all(
      users.map((each, n) => new LiveClient(origins[n % 2] ?? '', each).connected()),
    )
    const giving = seed === 2 ? 'iChoose' : 'firstCome'
    const post = await addPost(apps[0], giver, { quantity: posted, giving })

    for (let step = 0; step < steps; step++) {
      const app = apps[roll(2)] ?? apps[0]
      const who = users[roll(people)] ?? giver
      const mine = await listOf(who)
      const one = mine[roll(Math.max(1, mine.length))]
      const chance = roll(10)
      if (chance < 4 || !one) await tryToAsk(app, who, post.id, 1 + roll(2))
      else if (chance < 9) {
        const action = requestActions[roll(requestActions.length)] ?? 'keep'
        const code = action === 'enterCode' ? await codeOf(users, one.id) : undefined
        const { status } = await tryTo(app, who, one.id, action, code === undefined ? {} : { code })
        expect([200, 400, 403, 409, 422, 429]).toContain(status)
      } else {
        apps[0].clock.advance(13 * msPerHour)
        await Promise.all(apps.map((each) => endDue(each)))
      }
      const told = await listOf(giver)
      const units = (state: FoodRequest['state']) =>
        told.filter((each) => each.state === state).reduce((sum, each) => sum + each.units, 0)
      const ledger = await ledgerOf(apps[0], post.id)
      if (ledger) {
        expect(ledger.promised, `step ${step}`).toBe(units('promised'))
        expect(ledger.handedOver).toBe(units('handedOver'))
        expect(ledger.quantity + ledger.handedOver + ledger.takenBack).toBe(posted)
      } else expect(units('handedOver')).toBe(posted)
      const donated = await apps[0].pool.query('select from donations where post_id = $1', [post.id])
      expect(donated.rowCount).toBe(units('handedOver'))
    }

    for (const [n, user] of users.entries())
      await vi.waitFor(async () => {
        const screen = screens[n]
        expect(screen && essence(heard(screen))).toEqual(essence(await listOf(user)))
      })
    for (const each of screens) each.close()
  },
)

async function endDue({ app }: TestApp): Promise<void> {
  const job = app.jobs.find(({ name }) => name === 'requests.end')
  await job?.run()
}

async function codeOf(users: readonly TestUser[], id: string): Promise<string> {
  for (const user of users) {
    const found = (await listOf(user)).find((each) => each.id === id)
    if (found?.code) return found.code
  }
  return '0000'
}
