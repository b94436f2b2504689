import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { productName } from '@shelfmate/contract/api/product'
import { type PageAddress, publicPageAddress } from './page-address.ts'
import { PrivateAddressError, publicLookup, type Resolve } from './public-address.ts'

/** Why a page could not be read. */
export type PageFault = 'refused' | 'unreachable' | 'too large' | 'no page'

export class PageError extends Error {
  override name = 'PageError'
  readonly fault: PageFault

  constructor(fault: PageFault, options?: ErrorOptions) {
    super(`a page could not be read: ${fault}`, options)
    this.fault = fault
  }
}

/** What a page said of itself. */
export interface Page {
  /** Where it was in the end. */
  address: string
  mediaType: string
  text: string
}

interface PageReaderOptions {
  /** Origins that the operator named; they may lie in the campus network. */
  named: readonly string[]
  resolve?: Resolve
  patienceMs?: number
  maxBytes?: number
}

const patienceMs = 10_000
/** Far more than a page of text needs, scripts and styles in it included. */
const maxBytes = 4 * 1024 * 1024
const maxHeaderBytes = 16 * 1024
const maxRedirects = 4
const mediaTypes = /^(?:text\/html|application\/xhtml\+xml|application\/(?:ld\+)?json)$/
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/**
 * Reads pages of the public Internet whose addresses come from users. Each address on the way is checked, and the connection
 * goes to an address that was: the name is looked up once. Bounded in size, time and redirects; sends no cookie and no name.
 */
export class PageReader {
  readonly #options: Required<Omit<PageReaderOptions, 'resolve'>>
  readonly #lookup: ReturnType<typeof publicLookup>

  constructor({ resolve, ...options }: PageReaderOptions) {
    this.#options = { patienceMs, maxBytes, ...options }
    this.#lookup = publicLookup(resolve)
  }

  /** The page at an address. Throws PageError. */
  async read(address: string): Promise<Page> {
    const signal = AbortSignal.timeout(this.#options.patienceMs)
    try {
      return await this.#follow(address, signal)
    } catch (error) {
      if (error instanceof PageError) throw error
      throw new PageError(error instanceof PrivateAddressError ? 'refused' : 'unreachable', { cause: error })
    }
  }

  async #follow(first: string, signal: AbortSignal): Promise<Page> {
    let text = first
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const address = publicPageAddress(text, this.#options.named)
      if (!address) throw new PageError('refused')
      const answer = await this.#ask(address, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return { address: address.url.href, ...(await this.#body(answer)) }
      answer.destroy()
      if (!isRedirect(statusCode) || headers.location === undefined) throw new PageError('unreachable')
      if (!URL.canParse(headers.location, address.url.href)) throw new PageError('refused')
      text = new URL(headers.location, address.url).href
    }
    throw new PageError('unreachable')
  }

  #ask({ url, mayBePrivate }: PageAddress, signal: AbortSignal): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      // A connection of its own: one that is kept was opened for an address of before.
      agent: false,
      signal,
      maxHeaderSize: maxHeaderBytes,
      ...(!mayBePrivate && { lookup: this.#lookup }),
      headers: {
        accept: 'text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9',
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en, *;q=0.5',
        'user-agent': `Mozilla/5.0 (compatible; ${productName}; reads one recipe for a person who asked)`,
      },
    })
    request.on('error', reject)
    request.on('response', resolve)
    request.end()
    return promise
  }

  async #body(answer: IncomingMessage): Promise<Pick<Page, 'mediaType' | 'text'>> {
    const [mediaType = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';')
    if (!mediaTypes.test(mediaType.trim())) throw abandoned(answer, 'no page')
    if (Number(answer.headers['content-length'] ?? 0) > this.#options.maxBytes)
      throw abandoned(answer, 'too large')
    const bytes = await this.#bytes(answer)
    return { mediaType: mediaType.trim(), text: decoderFor(parameters, bytes).decode(bytes) }
  }

  /** The bytes as they are after unpacking, which is where their number counts. */
  async #bytes(answer: IncomingMessage): Promise<Buffer> {
    const unpacked = unpack(answer)
    const parts: Buffer[] = []
    let size = 0
    for await (const part of unpacked) {
      // Streams of bytes give buffers.
      parts.push(part as Buffer)
      size += (part as Buffer).length
      if (size > this.#options.maxBytes) throw abandoned(answer, 'too large')
    }
    return Buffer.concat(parts)
  }
}

function abandoned(answer: IncomingMessage, fault: PageFault): PageError {
  answer.destroy()
  return new PageError(fault)
}

function unpack(answer: IncomingMessage): NodeJS.ReadableStream {
  const unpacker = unpackerFor(answer.headers['content-encoding'])
  if (!unpacker) return answer
  answer.on('error', (error) => unpacker.destroy(error))
  return answer.pipe(unpacker)
}

function unpackerFor(encoding = 'identity') {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new PageError('no page')
  }
}

/** Pages say in a header or in their first lines what their letters are; most are UTF-8. */
function decoderFor(parameters: readonly string[], bytes: Buffer) {
  const told = /charset=["']?([\w-]+)/
  const head = bytes.subarray(0, 1024).toString('latin1').toLowerCase()
  const [, label = 'utf-8'] = told.exec(parameters.join(';')) ?? told.exec(head) ?? []
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
