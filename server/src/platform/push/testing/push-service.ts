import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Subscription } from '@shelfmate/contract/notifications/notifications'

const saltBytes = 16
const tagBytes = 16
/** Record size and the length of the sender's key. */
const headBytes = saltBytes + 5

/** The answer of a push service that takes a request and says nothing. */
export const silence: Promise<never> = new Promise(() => undefined)

export interface Received {
  headers: IncomingHttpHeaders
  /** What the device reads. */
  payload: unknown
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

/** A browser as push services and senders know it: its address, its keys, and what arrived. */
export class Device {
  readonly received: Received[] = []
  /** Times that somebody tried, whatever came of it. */
  tries = 0
  /** What the service answers for this device; 201 unless told. One that never comes is silence. */
  answer: Answer | Promise<Answer> = { status: 201 }
  readonly subscription: Subscription
  readonly #key: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(origin: string) {
    this.subscription = {
      endpoint: `${origin}/send/${randomUUID()}`,
      keys: {
        p256dh: this.#key.generateKeys('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    }
  }

  /** What a push service hands on, decrypted (RFC 8188, 8291). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, saltBytes)
    const keyEnd = headBytes + body.readUInt8(headBytes - 1)
    const sender = body.subarray(headBytes, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender])
    const secret = derive(this.#key.computeSecret(sender), this.#auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-tagBytes))
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -tagBytes)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

async function answer(
  device: Device | undefined,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Answer> {
  if (!device) return { status: 404 }
  device.tries += 1
  const given = await device.answer
  if (given.status < 300) device.received.push({ headers, payload: device.read(body) })
  return given
}

/** A push service on loopback, which PUSH_HOSTS may name over plain HTTP. */
export class PushService {
  readonly origin: string
  readonly #server: Server
  readonly #devices: Map<string, Device>

  private constructor(server: Server, devices: Map<string, Device>) {
    this.#server = server
    this.#devices = devices
    // A server that listens on a port has an address of this kind.
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(): Promise<PushService> {
    const devices = new Map<string, Device>()
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const device = devices.get(request.url ?? '')
        void answer(device, request.headers, Buffer.concat(chunks)).then(({ status, headers }) =>
          response.writeHead(status, headers).end(),
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new PushService(server, devices)
  }

  newDevice(): Device {
    const device = new Device(this.origin)
    this.#devices.set(new URL(device.subscription.endpoint).pathname, device)
    return device
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
