import { personBlocked } from '#features/blocks/index.ts'
import { postEdited, postEnded } from '#features/exchange/index.ts'
import type { Events } from '#platform/events/events.ts'
import type { RequestEnding } from './ending/ending.service.ts'
import { type RequestPorts, RequestTurn } from './request-turn.ts'
import { keptOf } from './request-view.ts'
import { hasOpen } from './requests.repository.ts'

/** Has requests follow their posts, within the posts' own changes (D52). */
export function listenForPosts(events: Events, ports: RequestPorts): void {
  events.on(postEnded, async (tx, { postId }) => {
    if (!(await hasOpen(tx, postId))) return
    const turn = await RequestTurn.take(ports, tx, postId)
    await turn.endAll('postGone', { tells: true })
    await turn.finish()
  })
  events.on(postEdited, async (tx, { postId, hoursBefore, ...post }) => {
    if (!(await hasOpen(tx, postId))) return
    const turn = await RequestTurn.take(ports, tx, postId)
    for (const row of turn.requests.filter((each) => turn.hasPostOf(each)))
      await turn.follow(row, keptOf(post), hoursBefore)
    await turn.advance()
    await turn.finish()
  })
}

/** Ends what two people have open with each other when one of them blocks the other (D57). */
export const listenForBlocks = (events: Events, ending: RequestEnding): void =>
  events.on(personBlocked, (tx, { userId, otherId }) => ending.endBetween(tx, userId, otherId))
