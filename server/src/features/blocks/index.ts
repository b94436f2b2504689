import { msPerDay } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { blocksRoutes } from './blocks.routes.ts'
import { type BlocksPorts, BlocksService } from './blocks.service.ts'

export { personBlocked } from './blocks.events.ts'

/** The blocks feature: two people who keep out of each other's way. */
export function blocksFeature(store: LimitStore, ports: Omit<BlocksPorts, 'perDay'>): Implementation[] {
  const perDay = new Limiter(store, { name: 'blocks', points: serverLimits.blocksPerDay, windowMs: msPerDay })
  return blocksRoutes(new BlocksService({ ...ports, perDay }))
}
