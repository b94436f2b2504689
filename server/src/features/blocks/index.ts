import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { blocksRoutes } from './blocks.routes.ts'
import { type BlocksPorts, BlocksService } from './blocks.service.ts'

export { personBlocked } from './blocks.events.ts'

const day = 86_400

/** The blocks feature: two people who keep out of each other's way. */
export function blocksFeature(store: LimitStore, ports: Omit<BlocksPorts, 'perDay'>): Implementation[] {
  const perDay = new Limiter(store, { name: 'blocks', points: serverLimits.blocksPerDay, seconds: day })
  return blocksRoutes(new BlocksService({ ...ports, perDay }))
}
