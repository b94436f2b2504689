import { msPerDay } from '@shelfmate/contract/api/durations'
import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { isOfOneShop, otherReading } from '@shelfmate/contract/barcodes/barcode'
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

/** What a code may say, itself first: a product may be known by the other reading of the digits on its pack. */
const readingsOf = (code: string): string[] => [code, otherReading(code)].flatMap((each) => each ?? [])

/** A product and what its owner calls it. */
interface NamedProduct {
  code: string
  name: string
}

/** What products are called, by the numbers under their stripes. */
export class BarcodesService extends Service<BarcodesPorts> {
  /** What products are called, in their order (D44); null of what nobody knows. Errors: RATE_LIMITED. */
  async readNames(userId: string, codes: readonly string[]): Promise<(BarcodeName | null)[]> {
    const { database, clock, readings } = this.ports
    await readings.take(userId)
    const readingsOfAll = codes.flatMap(readingsOf)
    const found = await findNames(database, { userId, codes: readingsOfAll, now: clock.now() })
    const known = new Map(readingsOfAll.map((code, n) => [code, found[n]]))
    const until = performance.now() + patienceMs
    const names: (BarcodeName | null)[] = []
    for (const code of codes) {
      const told = readingsOf(code).flatMap((each) => known.get(each) ?? [])
      const [mine] = told.flatMap((each) => each.mine ?? [])
      const [campus] = told.flatMap((each) => each.campus ?? [])
      if (mine !== undefined) names.push({ name: mine, from: 'mine' })
      else if (campus !== undefined) names.push({ name: campus, from: 'campus' })
      else {
        const product = await this.#productName(code, until)
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

  async #productName(code: string, until: number): Promise<string | null> {
    if (isOfOneShop(code)) return null
    for (const each of readingsOf(code)) {
      const name = await this.#nameOfReading(each, performance.now() < until)
      if (name !== null) return name
    }
    return null
  }

  async #nameOfReading(code: string, mayAsk: boolean): Promise<string | null> {
    const { database, clock, products } = this.ports
    if (!products) return null
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
