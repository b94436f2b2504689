import { msPerDay } from '@shelfmate/contract/api/durations'
import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { isOfOneShop } from '@shelfmate/contract/barcodes/barcode'
import type { BarcodeName } from '@shelfmate/contract/barcodes/barcodes'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { Service } from '#platform/service/service.ts'
import { findNames, findProduct, forgetOldest, keepNames, keepProduct } from './barcodes.repository.ts'
import type { ProductData } from './product-data.ts'

/** How long an answer of the product-data server counts: a product that it does not know today may be there tomorrow. */
const keptDays = { known: 30, unknown: 1 }
/** After so long a screen shows what is known; what is left is asked for the next time. */
const patienceMs = 5_000

export interface BarcodesPorts {
  database: Database
  clock: Clock
  /** Undefined where the operator named no server. */
  products: ProductData | undefined
  /** Readings of one user. */
  readings: Limiter
}

/** A product and what its owner calls it. */
interface NamedProduct {
  code: string
  name: string
}

/** What products are called, by the numbers under their stripes. */
export class BarcodesService extends Service<BarcodesPorts> {
  /** What products are called, in their order (D44); null of what nobody knows. Errors: RATE_LIMITED. */
  async readNames(userId: string, codes: readonly string[]): Promise<(BarcodeName | null)[]> {
    const { database, readings } = this.ports
    await readings.take(userId)
    const known = await findNames(database, { userId, codes: [...codes] })
    const until = performance.now() + patienceMs
    const names: (BarcodeName | null)[] = []
    for (const [n, code] of codes.entries()) {
      const { mine, campus } = known[n] ?? { mine: null, campus: null }
      if (mine !== null) names.push({ name: mine, from: 'mine' })
      else if (campus !== null) names.push({ name: campus, from: 'campus' })
      else {
        const product = await this.#productName(code, performance.now() < until)
        names.push(product === null ? null : { name: product, from: 'products' })
      }
    }
    return names
  }

  /** Keeps what a user calls products; of very many the latest. Errors: RATE_LIMITED. */
  async learnNames(userId: string, products: readonly NamedProduct[]): Promise<void> {
    const { database, clock, readings } = this.ports
    await readings.take(userId)
    const latest = new Map(products.map((product) => [product.code, product]))
    const names = [...latest.values()].map(({ code, name }) => ({ code, name, folded: foldForSearch(name) }))
    await database.transaction(async (tx) => {
      await keepNames(tx, { userId, names: JSON.stringify(names), now: clock.now() })
      await forgetOldest(tx, { userId })
    })
  }

  async #productName(code: string, mayAsk: boolean): Promise<string | null> {
    const { database, clock, products } = this.ports
    if (!products || isOfOneShop(code)) return null
    const now = clock.now()
    const [stored] = await findProduct(database, { code })
    const kept = stored?.name === null ? keptDays.unknown : keptDays.known
    if (stored && now.getTime() - stored.askedAt.getTime() < kept * msPerDay) return stored.name
    const answer = mayAsk ? await products.ask(code) : undefined
    // What it said before is better than nothing.
    if (!answer) return stored?.name ?? null
    const oldest = new Date(now.getTime() - 2 * keptDays.known * msPerDay)
    await keepProduct(database, { code, name: answer.name, now, oldest })
    return answer.name
  }
}
