import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import { messageOf } from '#platform/errors/message-of.ts'
import { StoreError } from '#platform/storage-problem.ts'
import { type ImageStorage, keyOf, type Variant, variants } from './storage.ts'

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

const timeoutMs = 15_000
/** Shorter than PostgreSQL lets a transaction be idle: its lock keeps whoever uploads the same image meanwhile from being overtaken. */
const longestRemovalMs = 8_000
const retries = 2
const notFound = 404
const noBody = Buffer.alloc(0)

interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Images as objects of an S3 bucket, addressed by path, which every server of that kind understands. Four signed
 * requests are all it takes; Amazon's own client would be a hundred packages more.
 */
export class S3Storage implements ImageStorage {
  readonly #client: AwsClient
  readonly #base: string
  readonly #removalMs: number

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options,
    removalMs = longestRemovalMs,
  ) {
    this.#removalMs = removalMs
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
    this.#base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  }

  async put(hash: string, files: Record<Variant, string>): Promise<void> {
    const puts = await Promise.allSettled(
      variants.map(async (variant) => {
        const bytes = await readFile(files[variant])
        refuseFailure(await this.#send('PUT', keyOf(hash, variant), bytes))
        await this.#confirm(keyOf(hash, variant), bytes)
      }),
    )
    // Only now: whoever takes back what failed shall not be overtaken by the other one.
    refuseRejected(puts)
  }

  async read(hash: string, variant: Variant): Promise<Uint8Array | undefined> {
    const response = await this.#send('GET', keyOf(hash, variant))
    if (response.status === notFound) return undefined
    refuseFailure(response)
    return bytesOf(response)
  }

  async remove(hash: string): Promise<void> {
    const signal = AbortSignal.timeout(this.#removalMs)
    const removals = await Promise.allSettled(
      variants.map(async (variant) => {
        const response = await this.#send('DELETE', keyOf(hash, variant), noBody, signal)
        if (response.status !== notFound) refuseFailure(response)
      }),
    )
    refuseRejected(removals)
  }

  /** A second look: whatever sits in between may say yes to everything. Most servers tell the MD5, of the rest we read it. */
  async #confirm(key: string, bytes: Buffer): Promise<void> {
    const head = await this.#send('HEAD', key)
    refuseFailure(head)
    const isLong = Number(head.headers.get('content-length')) === bytes.length
    if (isLong && head.headers.get('etag')?.replaceAll('"', '') === md5(bytes)) return
    const stored = await this.#send('GET', key)
    refuseFailure(stored)
    if (!bytes.equals(await bytesOf(stored)))
      throw new StoreError(`the image store said yes to ${key} and holds something else`)
  }

  async #send(
    method: string,
    key: string,
    body = noBody,
    signal = AbortSignal.timeout(timeoutMs),
  ): Promise<Response> {
    try {
      return await this.#client.fetch(`${this.#base}/${key}`, {
        method,
        ...(body.length > 0 && { body }),
        headers: {
          'content-type': 'image/webp',
          'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        },
        redirect: 'error',
        signal,
      })
    } catch (error) {
      throw silent(error)
    }
  }
}

/** The body comes after the answer, and may break off by itself. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  try {
    return await response.bytes()
  } catch (error) {
    throw silent(error)
  }
}

/** Of a connection that fails fetch says only that; what failed about it is its cause. */
const silent = (error: unknown): StoreError => {
  const why = error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  return new StoreError(`the image store does not answer: ${messageOf(why)}`, { cause: error })
}

function refuseRejected(settled: PromiseSettledResult<void>[]): void {
  for (const each of settled) if (each.status === 'rejected') throw each.reason
}

function refuseFailure({ ok, status, url }: Response): void {
  if (!ok) throw new StoreError(`the image store answered ${status} to ${new URL(url).pathname}`)
}
