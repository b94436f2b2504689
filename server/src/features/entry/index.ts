import { readFoodKnowledge } from '#features/foods/index.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { entryRoutes } from './entry.routes.ts'
import type { EntryPorts, EntryService } from './entry.service.ts'

/** Somebody who types on and pauses at every word stays far below it. */
const askingLimit = { name: 'entry', points: 600, seconds: 600 }

/** The entry feature: what helps somebody who types food. */
export function entryFeature(
  store: LimitStore,
  { database, campusZone }: Pick<EntryPorts, 'database' | 'campusZone'>,
): Implementation[] {
  const ports = { database, campusZone, askings: new Limiter(store, askingLimit) }
  let opened: Promise<EntryService> | undefined
  const open = async () => {
    await readFoodKnowledge()
    const { EntryService } = await import('./entry.service.ts')
    return new EntryService(ports)
  }
  return entryRoutes(() => (opened ??= open()))
}
