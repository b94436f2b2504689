import { median } from '../quantiles.ts'
import { runPhotos } from './drill.ts'

const counts = { small: { dates: 4, receipts: 1 }, full: { dates: 60, receipts: 30 } }
const leastDates = 0.9
const leastFoods = 0.85
const mostNoise = 0.05
const shownFaults = 12
const bytesPerMb = 1_000_000

const megabytes = (bytes: number) => `${(bytes / bytesPerMb).toFixed(2)} MB`
const times = (ms: number[]) =>
  `${median(ms).toFixed(0)} ms in the middle, ${Math.max(...ms).toFixed(0)} ms at most`

/** Rendered photos of dates and receipts, tilted, blurred, shadowed and dotted, through the product's own reader in Chromium. */
export async function run({ small }: { small: boolean }) {
  const { dates: dateCount, receipts: receiptCount } = small ? counts.small : counts.full
  const { dates, receipts, downloads, faults } = await runPhotos(dateCount, receiptCount, 1)
  return {
    ok:
      dates.right >= leastDates * dates.pictures &&
      receipts.found >= leastFoods * receipts.foods &&
      receipts.noise <= mostNoise * receipts.rows,
    lines: [
      `dates: ${dates.right} of ${dates.pictures} among those offered, ${dates.first} of them first; ${times(dates.ms)}`,
      `receipts: ${receipts.found} of ${receipts.foods} foods in ${receipts.rows} rows of ${receiptCount} receipts, ${receipts.noise} of them no food of theirs; ${times(receipts.ms)}`,
      `fetched once: ${megabytes(downloads.barcodes)} for barcodes, ${megabytes(downloads.text)} for print`,
      ...faults.slice(0, shownFaults),
    ],
  }
}
