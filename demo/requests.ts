import { randomUUID } from 'node:crypto'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { type ActBody, requestsCalls } from '@shelfmate/contract/requests/requests'
import type { Dorm, Happening } from './dorm.ts'
import { named, type Person } from './people.ts'

type Deed = Omit<ActBody, 'id' | 'code' | 'pickupAt'>['action']

/** Somebody asks for units of a post, and what became of it. */
export interface Asking {
  by: string
  units: number
  hoursLater: number
  deeds?: readonly {
    action: Deed
    by: 'giver' | 'taker'
    hoursLater: number
    /** With a promise: how long after it the food is picked up. */
    pickupHours?: number
    note?: string
  }[]
}

interface Asked {
  postId: string
  owner: Person
  asks: readonly Asking[]
  /** The moment so many hours after the post. */
  later: (hours: number) => Date
}

/** The requests for a post in the order in which they were asked. */
export const requests = ({ postId, owner, asks, later }: Asked): Happening[] =>
  asks.flatMap(({ by, units, hoursLater, deeds = [] }) => {
    const taker = named(by)
    const id = randomUUID()
    let code = ''
    const ask: Happening = {
      at: later(hoursLater),
      async run(dorm) {
        const input = { params: { id: postId }, body: { id, units } }
        const asked = await dorm.call(requestsCalls.ask, { as: taker, input })
        code = asked.code ?? ''
      },
    }
    const done = deeds.map(
      ({ action, by: role, hoursLater: hours, pickupHours, note }): Happening => ({
        at: later(hours),
        async run(dorm) {
          const pickupAt = pickupHours && new Date(later(hours).getTime() + pickupHours * msPerHour)
          const body = {
            id: randomUUID(),
            action,
            ...(pickupAt && { pickupAt: pickupAt.toISOString() }),
            ...(note && { note }),
            ...(action === 'enterCode' && { code }),
          }
          const as = role === 'giver' ? owner : taker
          await dorm.call(requestsCalls.act, { as, input: { params: { id }, body } })
        },
      }),
    )
    return [ask, ...done]
  })

/** Tells the stewards of a post. */
export async function reportPost(dorm: Dorm, as: Person, targetId: string, note: string): Promise<void> {
  const body = { id: randomUUID(), kind: 'post', targetId, reason: 'unsafeFood', note } as const
  await dorm.call(reportsCalls.report, { as, input: { body } })
}
