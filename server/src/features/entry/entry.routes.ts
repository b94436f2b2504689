import { entryCalls } from '@shelfmate/contract/entry/entry'
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { EntryService } from './entry.service.ts'
import type { ImageReadingService } from './image/image-reading.service.ts'

/** The calls of typing food. `service` is asked for at the first of them: it knows all about food, and reading that takes a while. */
export function entryRoutes(
  service: () => Promise<EntryService>,
  imageReading: ImageReadingService,
): Implementation[] {
  return [
    implement(entryCalls.suggestDates, async ({ viewer, body }) =>
      (await service()).suggestDates(viewer.userId, body.foods),
    ),
    implement(entryCalls.suggestNames, async ({ viewer, query }) => ({
      names: await (await service()).suggestNames(viewer.userId, query.search),
    })),
    implement(entryCalls.readPicture, async ({ viewer, file, reply }) => ({
      lines: await imageReading.readImage(viewer.userId, file, abortOnDisconnect(reply)),
    })),
  ]
}
