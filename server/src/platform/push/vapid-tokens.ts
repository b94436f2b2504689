import { msPerHour, msPerSecond } from '@shelfmate/contract/api/durations'
import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'

/** Push services take twelve hours; half of it leaves room for clocks that differ. */
const lifetimeMs = 12 * msPerHour
const usedForMs = lifetimeMs / 2
/** A push service has a handful of origins. */
const kept = 100

/** Signed tokens that name this installation to a push service, one an origin for hours: signing costs more than encrypting. */
export class VapidTokens {
  readonly #keys: PushKeys
  readonly #contact: string
  readonly #made = new Map<string, { header: string; until: number }>()

  constructor(keys: PushKeys, contact: string) {
    this.#keys = keys
    this.#contact = contact
  }

  /** The Authorization header for requests to an origin. */
  of(origin: string): string {
    const now = Date.now()
    const known = this.#made.get(origin)
    if (known && known.until > now) return known.header
    const { publicKey, privateKey } = this.#keys
    const expires = Math.floor((now + lifetimeMs) / msPerSecond)
    const { Authorization: header } = webPush.getVapidHeaders(
      ...([origin, this.#contact, publicKey, privateKey, 'aes128gcm', expires] as const),
    )
    if (this.#made.size >= kept) this.#made.clear()
    this.#made.set(origin, { header, until: now + usedForMs })
    return header
  }
}
