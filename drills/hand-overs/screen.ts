import { setTimeout as sleep } from 'node:timers/promises'
import { actionsOf } from '@shelfmate/contract/requests/machine'
import {
  type FoodRequest,
  type RequestList,
  requestsCalls,
  requestsChangedEvent,
} from '@shelfmate/contract/requests/requests'
import { foldRequests } from '@shelfmate/contract/requests/requests-fold'
import { send } from '../product/api.ts'
import { LiveScreen } from '../product/live-screen.ts'

type Shown = readonly FoodRequest[]

const pollMs = 50
/** Longer than an event takes from one process to another. */
const quietMs = 500
const patienceMs = 30_000

/** An open screen of somebody's requests. */
export class RequestScreen extends LiveScreen<Shown, RequestList> {
  constructor(url: string, cookie: string) {
    super(url, cookie, {
      event: requestsChangedEvent,
      empty: [],
      read: async () => {
        const { status, body } = await send(url, { method: 'GET', path: requestsCalls.list.path, cookie })
        if (status !== 200) throw new Error(`the list answered ${status}`)
        // The product's own tests hold this answer to its schema.
        return (body as RequestList).items
      },
      fold: (held, { items }) => foldRequests(held, items),
      isNewer: (list, than) =>
        list.every(({ id, version }) => version >= (than.find((each) => each.id === id)?.version ?? 0)),
    })
  }

  /** What it shows once it is connected and nothing more comes; what the clock alone lets one press, the app reads when it is due. */
  async settled(now: () => number): Promise<Shown> {
    const deadline = Date.now() + patienceMs
    for (let [shown, since] = [this.list, Date.now()]; Date.now() - since < quietMs; await sleep(pollMs)) {
      if (shown !== this.list || !this.isConnected) [shown, since] = [this.list, Date.now()]
      if (Date.now() > deadline) throw new Error('a screen finds no connection')
    }
    return this.list.map((request) => ({ ...request, actions: pressable(request, now()) }))
  }
}

function pressable({ state, reason, role, thanked, pressed, ...times }: FoodRequest, now: number) {
  const [giverPressed, takerPressed] =
    role === 'giver' ? [pressed.mine, pressed.partner] : [pressed.partner, pressed.mine]
  const ms = (at: string | null) => (at === null ? null : Date.parse(at))
  return actionsOf(
    {
      state,
      reason,
      thanked,
      giverPressed,
      takerPressed,
      pickupAt: ms(times.pickupAt),
      passedAt: ms(times.passedAt ?? null),
      endedAt: ms(times.endedAt),
    },
    role,
    now,
  )
}
