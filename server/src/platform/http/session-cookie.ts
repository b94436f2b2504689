import { msPerSecond } from '@shelfmate/contract/api/durations'
import { sessionLifetimeMs } from '#platform/identity/sessions.ts'

const tokenPattern = /^[\w-]{43}$/

/** For an answer after which somebody else may use this browser, whose cache keeps pictures for a year. */
export const withoutCache = { 'clear-site-data': '"cache"' } as const

/** The one cookie. Behind TLS its name carries the __Host- prefix, so that no sibling host can set it. */
export class SessionCookie {
  readonly name: string
  readonly #attributes: string
  readonly #pattern: RegExp

  constructor(secure: boolean) {
    this.name = secure ? '__Host-sid' : 'sid'
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    this.#pattern = new RegExp(`(?:^|;\\s*)${this.name}=([^;\\s]*)`)
  }

  /** The token in a Cookie header, if there is one of the right form. */
  read(header: string | undefined): string | undefined {
    const token = header && this.#pattern.exec(header)?.[1]
    return token && tokenPattern.test(token) ? token : undefined
  }

  /** The Set-Cookie value that hands out a token. */
  write(token: string): string {
    return `${this.name}=${token}; Max-Age=${sessionLifetimeMs / msPerSecond}; ${this.#attributes}`
  }

  /** The Set-Cookie value that takes the cookie back. */
  clear(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`
  }
}
