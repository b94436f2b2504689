import { productName } from '@shelfmate/contract/api/product'
import { foodName } from '@shelfmate/contract/pantry/pantry'
import * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import { CircuitBreaker } from '#platform/ai/circuit-breaker.ts'
import { linesOf } from '#platform/ai/lines.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { SystemPart } from '#platform/status/status.ts'

const patienceMs = 3_000
const notFound = 404
/** A name and what surrounds it; some servers send the whole product whatever they are asked for. */
const maxBytes = 512 * 1024
const nameLength = 80
const everybody = 'all'

const answer = z.object({
  product: z
    .object({
      product_name_en: z.string().nullish(),
      product_name: z.string().nullish(),
      generic_name: z.string().nullish(),
    })
    .nullish(),
})

interface ProductDataOptions {
  /** Where the API is: `https://world.openfoodfacts.org`. */
  baseUrl: string
  /** Who asks, as these servers wish to hear: the address that students open. */
  publicUrl: string
  /** Requests that all processes together may make. */
  requests: Limiter
  log: Log
}

/** What a server says of a product; undefined where it could not be asked now. */
type ProductAnswer = { name: string | null } | undefined

/** A server that speaks the Open Food Facts API, version 2. What it answers is hostile until checked. */
export class ProductData {
  readonly #options: ProductDataOptions
  readonly #breaker = new CircuitBreaker()

  constructor(options: ProductDataOptions) {
    this.#options = options
  }

  /** What a product is called. Takes three seconds at most and never throws for what the server does. */
  async ask(code: string): Promise<ProductAnswer> {
    const { requests, log } = this.#options
    if (!this.#breaker.admits() || !(await requests.tryTake(everybody))) return undefined
    try {
      const found = await this.#fetch(code)
      this.#breaker.succeeded()
      return found
    } catch (error) {
      this.#breaker.failed()
      log.warn(
        { problem: error instanceof Error ? error.name : 'unknown' },
        'the product-data server gave no answer of use',
      )
      return undefined
    }
  }

  isPaused(): boolean {
    return this.#breaker.isOpen()
  }

  async #fetch(code: string): Promise<{ name: string | null }> {
    const { baseUrl, publicUrl } = this.#options
    const fields = 'product_name_en,product_name,generic_name'
    // Redirects are refused: the operator named this server, and no other is to be called from inside the campus.
    const response = await fetch(
      `${baseUrl.replace(/\/+$/, '')}/api/v2/product/${code}.json?fields=${fields}`,
      {
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: { accept: 'application/json', 'user-agent': `${productName} (${publicUrl})` },
      },
    )
    if (response.status === notFound || !response.ok || !response.body) {
      await response.body?.cancel()
      if (response.status === notFound) return { name: null }
      throw new Error(`answered ${response.status}`)
    }
    let text = ''
    for await (const line of linesOf(response.body, maxBytes)) text += line
    return { name: nameIn(answer.parse(JSON.parse(text))) }
  }
}

/** The first of a product's names that could be an item's. */
function nameIn({ product }: z.infer<typeof answer>): string | null {
  for (const told of [product?.product_name_en, product?.product_name, product?.generic_name]) {
    const cut = [...(told ?? '').replaceAll(/\s+/g, ' ').trim()].slice(0, nameLength).join('')
    const checked = safeParse(foodName, cut)
    if (checked.success) return checked.data
  }
  return null
}

/** Who names products that nobody here has named. */
export function productPart(baseUrl: string | undefined, data: ProductData | undefined): SystemPart {
  if (baseUrl === undefined || !data)
    return {
      name: 'products',
      uses: 'what students call them',
      why: 'PRODUCT_DATA_URL is not set: no server is asked',
    }
  return {
    name: 'products',
    uses: `what students call them, else ${new URL(baseUrl).host}`,
    look: async () => {
      if (data.isPaused()) throw new Error('paused after failures in a row')
      return 'asked when needed'
    },
  }
}
