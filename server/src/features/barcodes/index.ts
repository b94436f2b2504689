import { msPerMinute } from '@shelfmate/contract/api/durations'
import { barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import { type BarcodesPorts, BarcodesService } from './barcodes.service.ts'

export { ProductData, productPart } from './product-data.ts'

/** A whole shop is one or two dozen. */
const readingLimit = { name: 'barcodes', points: 600, windowMs: 10 * msPerMinute }
/** What the public server of this kind asks of those who use it. */
export const productLimit = { name: 'product-data', points: 10, windowMs: msPerMinute }

/** The barcodes feature: what products are called. */
export function barcodesFeature(store: LimitStore, ports: Omit<BarcodesPorts, 'readings'>): Implementation[] {
  const service = new BarcodesService({ ...ports, readings: new Limiter(store, readingLimit) })
  return [
    implement(barcodesCalls.readNames, async ({ viewer, body }) => ({
      names: await service.readNames(viewer.userId, body.codes),
    })),
    implement(barcodesCalls.learnNames, async ({ viewer, body }) => {
      await service.learnNames(viewer.userId, body.names)
      return null
    }),
  ]
}
