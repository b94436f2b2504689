import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyBytes = 32

/** The key of signed links: as configured, else made once and kept in the data folder, where all its processes find it. */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = join(dataDir, `.session-secret-${process.pid}`)
  writeFileSync(draft, randomBytes(keyBytes).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears whole or not at all, and fails where another process was faster.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

/** A hash of a text for one purpose, which nobody makes without the key. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Tokens for links without a session: they name a user for one purpose and cannot be made without the key. */
export class LinkSigner {
  readonly #secret: string
  readonly #purpose: string

  constructor(secret: string, purpose: string) {
    this.#secret = secret
    this.#purpose = purpose
  }

  sign(userId: string): string {
    return `${userId}.${keyedHash(this.#secret, this.#purpose, userId)}`
  }

  /** The user that a token names, or undefined when it was changed or made for something else. */
  verify(token: string): string | undefined {
    const [userId = ''] = token.split('.')
    const expected = Buffer.from(this.sign(userId))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
  }
}
