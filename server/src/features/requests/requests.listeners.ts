import { personBlocked } from '#features/blocks/index.ts'
import { pictureChanged, postEdited, postEnded } from '#features/exchange/index.ts'
import type { Events } from '#platform/events/events.ts'
import type { RequestEnding } from './ending/ending.service.ts'
import { shownSince } from './listing/page-of-requests.ts'
import { type RequestPorts, RequestTurn } from './request-turn.ts'
import { keptOf } from './request-view.ts'
import { hasOpen, listShowing } from './requests.repository.ts'

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

/** Has both of each request that shows a picture see it as others do now. */
export const listenForPictures = (events: Events, ports: RequestPorts): void =>
  events.on(pictureChanged, async (tx, { imageId, isGone }) => {
    const showing = () => listShowing(tx, { imageId, since: shownSince(ports.clock.now()) })
    for (const postId of new Set((await showing()).map((row) => row.postId))) {
      const turn = await RequestTurn.take(ports, tx, postId)
      for (const row of (await showing()).filter((each) => each.postId === postId)) {
        if (!turn.requests.some(({ id }) => id === row.id)) turn.add(row)
        await turn.change(row, isGone ? { photoId: null } : {})
      }
      await turn.finish()
    }
  })

/** Ends what two people have open with each other when one of them blocks the other (D57). */
export const listenForBlocks = (events: Events, ending: RequestEnding): void =>
  events.on(personBlocked, (tx, { userId, otherId }) => ending.endBetween(tx, userId, otherId))
