import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '#platform/errors/has-code.ts'
import { flush } from '#platform/files/flush.ts'

const keyBytes = 32
/** In characters. */
export const shortestSecret = 32

/** Thrown when the file of the key does not hold one, with a sentence for whoever starts the program. */
export class SecretError extends Error {
  override name = 'SecretError'
}

/** The key of signed links: as configured, else made once and kept in the data folder, where all its processes find it. */
export async function readSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) await makeSecret(dataDir, file)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length >= shortestSecret) return secret
  throw new SecretError(
    `${file} holds fewer than ${shortestSecret} characters. Put the whole key back from a backup; where there is none, move the file aside and start again: a new key is made, and mails that wait and links handed out until now are then lost.`,
  )
}

async function makeSecret(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const draft = join(dataDir, `.session-secret-${randomUUID()}`)
  try {
    await writeFile(draft, randomBytes(keyBytes).toString('base64url'), { mode: 0o600 })
    await flush(draft)
    // A link appears whole or not at all, and fails where another process was faster.
    await link(draft, file)
    await flush(dataDir)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
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
