import { createHash, timingSafeEqual } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { keyedHash } from '#platform/secret/secret.ts'
import type { Verification } from '../auth.repository.ts'

const digits = limits.verificationCodeLength
/** Enough of the hash that every code is as likely as any other. */
const bytesOfCode = 6

/** Code and link that prove an address. Nothing that proves anything is stored: both follow from the attempt and our key. */
export class VerificationProofs {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  codeOf(of: Verification): string {
    const mac = Buffer.from(keyedHash(this.#secret, 'email-code', subjectOf(of)), 'base64url')
    return String(mac.readUIntBE(0, bytesOfCode) % 10 ** digits).padStart(digits, '0')
  }

  tokenOf(of: Verification): string {
    return `${of.userId}.${keyedHash(this.#secret, 'email-link', subjectOf(of))}`
  }

  /** Whose address a token is about; it proves nothing by that. */
  userIdOf(token: string): string {
    return token.split('.')[0] ?? ''
  }

  fitsCode(of: Verification, code: string): boolean {
    return isSame(code, this.codeOf(of))
  }

  fitsToken(of: Verification, token: string): boolean {
    return isSame(token, this.tokenOf(of))
  }
}

const subjectOf = ({ userId, attempt, email }: Verification) => [userId, attempt, email].join('\n')

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
