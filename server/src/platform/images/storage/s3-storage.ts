import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import { type ImageStorage, keyOf, type Variant, variants } from './storage.ts'

const timeoutMs = 15_000
const retries = 2
const notFound = 404

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Pictures as objects of an S3 bucket, addressed by path, which every server of that kind understands. Three signed
 * requests are all it takes; Amazon's own client would be a hundred packages more.
 */
export class S3Storage implements ImageStorage {
  readonly #client: AwsClient
  readonly #base: string

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
    this.#base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  }

  async put(hash: string, files: Record<Variant, string>): Promise<void> {
    await Promise.all(
      variants.map(async (variant) => {
        refuseFailure(await this.#send('PUT', keyOf(hash, variant), await readFile(files[variant])))
      }),
    )
  }

  async read(hash: string, variant: Variant): Promise<Uint8Array | undefined> {
    const response = await this.#send('GET', keyOf(hash, variant))
    if (response.status === notFound) return undefined
    refuseFailure(response)
    return response.bytes()
  }

  async remove(hash: string): Promise<void> {
    for (const variant of variants) {
      const response = await this.#send('DELETE', keyOf(hash, variant))
      if (response.status !== notFound) refuseFailure(response)
    }
  }

  #send(method: string, key: string, body = Buffer.alloc(0)): Promise<Response> {
    return this.#client.fetch(`${this.#base}/${key}`, {
      method,
      ...(body.length > 0 && { body }),
      headers: {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }
}

function refuseFailure({ ok, status, url }: Response): void {
  if (!ok) throw new Error(`the image store answered ${status} to ${new URL(url).pathname}`)
}
