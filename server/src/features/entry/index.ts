import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { readFoodKnowledge } from '#features/foods/index.ts'
import { aiCeiling } from '#platform/ai/ai-ceiling.ts'
import { openedOnce } from '#platform/cache/opened-once.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { entryRoutes } from './entry.routes.ts'
import type { EntryPorts } from './entry.service.ts'
import { type ImageReadingPorts, ImageReadingService } from './image/image-reading.service.ts'

/** Somebody who types on and pauses at every word stays far below it. */
const askingLimit = { name: 'entry', points: 600, windowMs: 10 * msPerMinute }

/** More than anybody shops. */
const imageReadingLimit = { name: 'entry-photos', points: 10, windowMs: msPerHour }

interface EntryOptions
  extends Pick<EntryPorts, 'database' | 'campusZone'>,
    Pick<ImageReadingPorts, 'ai' | 'images'> {
  /** Requests to the model that all users together may cause in a day. */
  aiDailyCeiling: number
}

/** The entry feature: what helps somebody who types food. */
export function entryFeature(
  store: LimitStore,
  { database, campusZone, ai, images, aiDailyCeiling }: EntryOptions,
): Implementation[] {
  const ports = { database, campusZone, askings: new Limiter(store, askingLimit) }
  const service = openedOnce(async () => {
    await readFoodKnowledge()
    const { EntryService } = await import('./entry.service.ts')
    return new EntryService(ports)
  })
  const imageReading = new ImageReadingService({
    ai,
    images,
    readings: new Limiter(store, imageReadingLimit),
    ceiling: aiCeiling(store, aiDailyCeiling),
  })
  return entryRoutes(service, imageReading)
}
