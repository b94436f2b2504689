import type { PantryItem, PantryPage } from '@shelfmate/contract/pantry/pantry'
import type { PantryList } from '@shelfmate/contract/pantry/pantry-fold'

/** The confirmed list as it is cached. */
export interface CachedPantry extends PantryList {
  /** False while only the first pages have arrived. */
  complete: boolean
}

/** A pantry that changes under the reading is read anew this often, then taken as read: what changed meanwhile mends it. */
const maxStarts = 3

interface LoadOptions {
  fetchPage: (cursor: string | undefined) => Promise<PantryPage>
  /** Number of the pantry's last change. */
  fetchSeq: () => Promise<number>
  /** What is shown at this moment. */
  cached: () => CachedPantry | undefined
  /** Called with the first page when nothing has been shown yet and more pages follow. */
  showPart: (part: CachedPantry) => void
}

/** Reads the whole pantry as of its first page, or only its number when that tells that nothing has changed since. */
export async function loadPantry(options: LoadOptions): Promise<CachedPantry> {
  const { fetchPage, fetchSeq, cached, showPart } = options
  const before = cached()
  if (before?.complete) {
    const seq = await fetchSeq()
    const now = cached()
    // What came in meanwhile was folded into what was right.
    if (now && (before.seq === seq || now.seq === seq)) return now
  }
  for (let start = 1; ; start += 1) {
    const first = await fetchPage(undefined)
    if (!cached() && first.nextCursor !== null)
      showPart({ items: first.items, seq: first.seq, complete: false })
    const { items, changedMeanwhile } = await readOn(first, fetchPage)
    if (changedMeanwhile && start < maxStarts) continue
    return { items, seq: first.seq, complete: true }
  }
}

async function readOn(first: PantryPage, fetchPage: LoadOptions['fetchPage']) {
  const byId = new Map<string, PantryItem>()
  let changedMeanwhile = false
  for (let page = first; ; ) {
    changedMeanwhile ||= page.seq !== first.seq
    // An item that moved while the pages were read may stand on two of them: the later one is newer.
    for (const item of page.items) {
      byId.delete(item.id)
      byId.set(item.id, item)
    }
    if (page.nextCursor === null) return { items: [...byId.values()], changedMeanwhile }
    page = await fetchPage(page.nextCursor)
  }
}
