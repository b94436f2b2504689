import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface S3DoubleOptions {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Answer {
  status: number
  body?: Buffer | undefined
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** An S3 of one bucket in memory. It checks every signature as Amazon describes it (Signature Version 4). */
export class S3Double {
  /** Answers so many requests with 503 first. */
  busyFor = 0
  /** Says yes to everything with a page, as a portal does that somebody has put in between. */
  lies = false
  /** Tells no MD5, as a server does that encrypts. */
  tellsMd5 = true
  /** Breaks off in the middle of what it answers. */
  breaksOff = false
  readonly #options: S3DoubleOptions
  readonly #objects = new Map<string, Buffer>()
  readonly #server: Server

  constructor(options: S3DoubleOptions) {
    this.#options = options
    this.#server = createServer((request, response) => {
      void this.#answer(request).then((answer) => this.#send(answer, request, response))
    })
  }

  #send({ status, body }: Answer, { method }: IncomingMessage, response: ServerResponse): void {
    const etag = body && this.tellsMd5 ? `"${createHash('md5').update(body).digest('hex')}"` : '"told-not"'
    response.writeHead(status, { etag, ...(body && { 'content-length': body.length }) })
    if (this.breaksOff && body && method !== 'HEAD') {
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
      return
    }
    response.end(method === 'HEAD' ? undefined : body)
  }

  get origin(): string {
    const address = this.#server.address()
    if (!address || typeof address === 'string') throw new Error('the double does not listen yet')
    return `http://127.0.0.1:${address.port}`
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Names of the stored objects. */
  get keys(): string[] {
    return [...this.#objects.keys()]
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const body = await buffer(request)
    const prefix = `/${this.#options.bucket}/`
    const path = request.url ?? ''
    if (this.busyFor > 0) {
      this.busyFor -= 1
      return { status: 503 }
    }
    if (this.lies) return { status: 200, body: Buffer.from('<!doctype html>Please log in.') }
    if (!this.#isSigned(request, body)) return { status: 403 }
    if (!path.startsWith(prefix)) return { status: 404 }
    const key = path.slice(prefix.length)
    if (request.method === 'PUT') {
      this.#objects.set(key, body)
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      this.#objects.delete(key)
      return { status: 204 }
    }
    const object = this.#objects.get(key)
    return object ? { status: 200, body: object } : { status: 404 }
  }

  #isSigned({ headers, method, url }: IncomingMessage, body: Buffer): boolean {
    const { accessKeyId, secretAccessKey, region } = this.#options
    const given = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    )
    const [, credential = '', signedHeaders = '', signature = ''] = given ?? []
    const moment = String(headers['x-amz-date'])
    const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`
    const bodyHash = sha256(body)
    if (headers['x-amz-content-sha256'] !== bodyHash || credential !== `${accessKeyId}/${scope}`) return false
    const canonicalHeaders = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`)
    const canonical = [method, url, '', canonicalHeaders.join(''), signedHeaders, bodyHash].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
    const key = scope
      .split('/')
      .reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretAccessKey}`)
    return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
  }
}
