import { msPerHour } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { ChatCards } from '#features/chat/index.ts'
import { holdsForCommands } from '#features/exchange/index.ts'
import { DonationService } from '#features/pantry/index.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import { NewcomerLimiter } from '#platform/identity/newcomer-limiter.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { RequestEnding } from './ending/ending.service.ts'
import { findHandOver } from './reading.repository.ts'
import type { RequestPorts } from './request-turn.ts'
import { endRequests } from './requests.jobs.ts'
import { listenForBlocks, listenForPictures, listenForPosts } from './requests.listeners.ts'
import { requestsRoutes } from './requests.routes.ts'
import { RequestsService } from './requests.service.ts'

export { hasHandOver, listHandOvers } from './due.repository.ts'
export type { RequestEnding } from './ending/ending.service.ts'
export { shownSince } from './listing/page-of-requests.ts'
export { findFoodOf, handOversBetween } from './reading.repository.ts'
export { moveRequests } from './requests.admin.repository.ts'
export { promiseOff, wishGone } from './requests.events.ts'

interface RequestsFeature {
  routes: Implementation[]
  jobs: Job[]
  /** For those who end what others have open. */
  ending: RequestEnding
}

type CommandPorts = Parameters<typeof holdsForCommands>[0] & Pick<RequestPorts, 'database'>

/** Whether food went from one of two people to the other: what some let be seen depends on it (D59). */
export async function haveHandedOver(on: Executor, one: string, other: string): Promise<boolean> {
  const [found] = await findHandOver(on, { one, other })
  return found?.met === true
}

/** Ends requests for a command that serves nobody itself, also those for posts that it removes. */
export function endingForCommands(ports: CommandPorts): RequestEnding {
  const all: RequestPorts = {
    ...ports,
    holds: holdsForCommands(ports),
    cards: new ChatCards(ports),
    pantry: new DonationService(ports),
  }
  listenForPosts(ports.events, all)
  return new RequestEnding({ ...all, events: ports.events })
}

/** The requests feature: neighbours ask for units of posts, are promised them, and get them handed over (D46 to D52). */
export function requestsFeature(
  store: LimitStore,
  { events, ...ports }: RequestPorts & { events: Events },
): RequestsFeature {
  const asks = new NewcomerLimiter(store, ports.clock, 'requests-asked', {
    perHour: 60,
    firstPerDay: serverLimits.newcomerRequestsPerDay,
  })
  const arrangings = new Limiter(store, { name: 'requests-arranged', points: 60, windowMs: msPerHour })
  const ending = new RequestEnding({ ...ports, events })
  listenForPosts(events, ports)
  listenForBlocks(events, ending)
  listenForPictures(events, ports)
  return {
    routes: requestsRoutes(new RequestsService({ ...ports, asks, arrangings })),
    jobs: [endRequests(ending)],
    ending,
  }
}
