import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { type FoodRequest, type RequestList, requestsCalls } from '@shelfmate/contract/requests/requests'
import type pg from 'pg'
import type { Random } from '../allergen-guard/random.ts'
import { type Fleet, workers } from './fleet.ts'
import { food } from './history.ts'
import { type Person, people } from './people.ts'
import { readOutcomes } from './stored.ts'

const askers = 50
const units = 3
const heldMs = 86_400_000 + 1_000
const killTickAtMs = 40

/** Fifty ask at once for three units; then nobody comes, and the next three are told. Returns what is wrong. */
export async function crowdAsks(fleet: Fleet, pool: pg.Pool, random: Random): Promise<string[]> {
  const faults: string[] = []
  const [giver, ...crowd] = await people(pool, askers + 1)
  if (!giver) throw new Error('somebody gives')
  const id = randomUUID()
  const body = { id, ...food, quantity: units, giving: 'firstCome' }
  await fleet.send({ method: 'POST', path: exchangeCalls.createPost.path, cookie: giver.cookie, body })
  const path = requestsCalls.ask.path.replace(':id', id)
  const ask = ({ cookie }: Person) => fleet.send({ method: 'POST', path, cookie, body: { id: randomUUID() } })
  const asked = await Promise.all(crowd.map(ask))
  const refused = asked.filter(({ status }) => status !== 201).length
  if (refused > 0) faults.push(`${refused} of ${askers} were refused`)

  const first = await readLine(fleet, giver)
  faults.push(...lineAmiss(first, 0))
  for (const person of crowd) {
    const [mine] = await readLine(fleet, person)
    const same = first.find((each) => each.id === mine?.id)
    if (!mine || mine.place !== same?.place || mine.state !== same.state)
      faults.push(`an asker reads ${mine?.state} ${mine?.place}, the giver ${same?.state} ${same?.place}`)
  }

  await fleet.advance(heldMs, async () => {
    await new Promise((resolve) => setTimeout(resolve, random.below(killTickAtMs)))
    await fleet.kill(random.below(workers))
  })
  const second = await readLine(fleet, giver)
  faults.push(...lineAmiss(second, units))
  const { cards } = await readOutcomes(pool, [giver.id])
  for (const { id: requestId, state, turn } of second) {
    const told = (cards.get(requestId) ?? []).filter((card) => card.endsWith(`${state} null`)).length
    if (told !== 1) faults.push(`number ${turn} was told ${told} times that it is ${state}`)
  }
  return faults
}

async function readLine(fleet: Fleet, { cookie }: Person): Promise<FoodRequest[]> {
  const { body } = await fleet.send({ method: 'GET', path: requestsCalls.list.path, cookie })
  // The product's own tests hold this answer to its schema.
  return (body as RequestList).items.toSorted((a, b) => a.turn - b.turn)
}

/** After so many promises that nobody kept: the next ones have theirs, and all others their place, in the order of asking. */
function lineAmiss(line: readonly FoodRequest[], ended: number): string[] {
  const wanted = line.map((_, n) =>
    n < ended ? 'expired null' : n < ended + units ? 'promised null' : `waiting ${n - ended - units + 1}`,
  )
  const found = line.map(({ state, place }) => `${state} ${place}`)
  const wrong = found.filter((each, n) => each !== wanted[n]).length
  return [
    ...(line.length === askers ? [] : [`${line.length} of ${askers} stand in line`]),
    ...(wrong === 0 ? [] : [`${wrong} stand wrong: ${found.join(', ')}`]),
  ]
}
