import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { readPantry } from '../product/api.ts'
import type { Screen } from './screen.ts'
import { applied, differences } from './shelf.ts'
import { readStored } from './stored.ts'
import type { Writer } from './writer.ts'

const screenPatienceMs = 15_000
const pollMs = 10

/** Holds what is stored against what each writer, paused, was told; returns what differs. */
export async function reconcile(writers: Writer[], client: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const [n, writer] of writers.entries()) {
    const { shelf, faults } = await readStored(client, writer.account.userId)
    const done = adopt(writer, shelf)
    found.push(
      ...[...done, ...faults, ...writer.tally.wrong.splice(0)].map((fault) => `writer ${n}: ${fault}`),
    )
  }
  return found
}

/** An abandoned operation may have taken effect or not: from now on the writer knows. Returns what fits neither. */
function adopt(writer: Writer, stored: Writer['shelf']): string[] {
  const { shelf, abandoned } = writer
  const outcomes = abandoned ? [shelf, applied(shelf, abandoned)] : [shelf]
  const fits = outcomes.some((outcome) => differences(outcome, stored).length === 0)
  writer.settle(stored)
  return fits ? [] : differences(shelf, stored)
}

/** Waits until each screen shows the list that the server gives now. */
export async function compareScreens(screens: Screen[], writers: Writer[], url: string): Promise<string[]> {
  const found: string[] = []
  const deadline = performance.now() + screenPatienceMs
  for (const [n, screen] of screens.entries()) {
    const list = await readPantry(url, writers[n]?.account.cookie ?? '')
    while (!isDeepStrictEqual(screen.list, list) && performance.now() < deadline) await sleep(pollMs)
    if (!isDeepStrictEqual(screen.list, list)) {
      found.push(`screen ${n} shows change ${screen.list.seq}, stored is change ${list.seq}`)
    }
  }
  return found
}
