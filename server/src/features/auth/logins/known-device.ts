import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#platform/secret/secret.ts'

const idBytes = 16
/** 132 bits of the signature. */
const tagLength = 22
/** Housemates at one computer. */
const accountsPerDevice = 5
/** As long as browsers keep a cookie. */
const lifetimeSeconds = 400 * 86_400
const pattern = /^[\w-]{22}(?:\.[\w-]{22})+$/

/** A browser, and signed proofs of the accounts whose password was right there. */
export interface Device {
  id: string
  tags: string[]
}

/**
 * Remembers in a browser, for longer than any session, whose password was right there: strangers who guess at an account
 * shut out no such device. Opens nothing by itself. Names no account: whoever reads the cookie learns from it nobody's address.
 */
export class KnownDevices {
  readonly #secret: string
  readonly #name: string
  readonly #attributes: string
  readonly #pattern: RegExp

  constructor(secret: string, secure: boolean) {
    this.#secret = secret
    this.#name = secure ? '__Host-device' : 'device'
    this.#attributes = `Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    this.#pattern = new RegExp(`(?:^|;\\s*)${this.#name}=([^;\\s]*)`)
  }

  /** The device behind a Cookie header; a new one when it has no cookie of the right form. */
  read(header: string | undefined): Device {
    const value = header && this.#pattern.exec(header)?.[1]
    if (!value || !pattern.test(value)) return { id: randomBytes(idBytes).toString('base64url'), tags: [] }
    const [id = '', ...tags] = value.split('.')
    return { id, tags: tags.slice(0, accountsPerDevice) }
  }

  /** Whether this address' password was right on the device. */
  knows(device: Device, email: string): boolean {
    const tag = Buffer.from(this.#tag(device, email))
    return device.tags.some((each) => timingSafeEqual(Buffer.from(each), tag))
  }

  /** The Set-Cookie value with which the device knows one more account. */
  remember(device: Device, email: string): string {
    const tag = this.#tag(device, email)
    const tags = [tag, ...device.tags.filter((each) => each !== tag)].slice(0, accountsPerDevice)
    return `${this.#name}=${[device.id, ...tags].join('.')}; ${this.#attributes}`
  }

  #tag({ id }: Device, email: string): string {
    return keyedHash(this.#secret, 'device', `${id}\n${email.toLowerCase()}`).slice(0, tagLength)
  }
}
