import { entryCalls } from '@shelfmate/contract/entry'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { EntryService } from './entry.service.ts'

/** The calls of typing food. `service` is asked for at the first of them: it knows all about food, and reading that takes a while. */
export function entryRoutes(service: () => Promise<EntryService>): Implementation[] {
  return [
    implement(entryCalls.suggestDates, async ({ viewer, body }) => ({
      dates: await (await service()).suggestDates(viewer.userId, body.foods),
    })),
    implement(entryCalls.suggestNames, async ({ viewer, query }) => ({
      names: await (await service()).suggestNames(viewer.userId, query.search),
    })),
  ]
}
