import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Keeps what must lie in the database for a while without anybody reading it there, such as a link that sets a password. */
export class Seal {
  readonly #key: Buffer

  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
  }

  close(text: string): Buffer {
    const nonce = randomBytes(nonceBytes)
    const sealing = createCipheriv(cipher, this.#key, nonce)
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
  }

  /** Throws when it was sealed with another key, or changed. */
  open(sealed: Buffer): string {
    const opening = createDecipheriv(cipher, this.#key, sealed.subarray(0, nonceBytes))
    opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return opening.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  }
}
