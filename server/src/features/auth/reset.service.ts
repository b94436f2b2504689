import { createHash, randomBytes } from 'node:crypto'
import { findUserByEmail, findUserById, updatePassword } from '#platform/identity/identity.repository.ts'
import type { Background } from '#platform/jobs/background.ts'
import { DomainError } from '#platform/routes/domain-error.ts'
import { accountOf } from './account.ts'
import { deleteResetsOf, findReset, insertReset, takeReset } from './auth.repository.ts'
import type { AuthPorts } from './auth.service.ts'
import { refuseWeakPassword } from './password-strength.ts'

const tokenBytes = 32
/** D4: one hour. */
const linkLifetimeMs = 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Forgotten passwords: a link by mail, good once and for an hour. */
export class ResetService {
  readonly #ports: AuthPorts
  readonly #background: Background

  constructor(ports: AuthPorts, background: Background) {
    this.#ports = ports
    this.#background = background
  }

  /** Mails a link if the address has an account. Whether it has shows neither in the answer nor in its time. Errors: RATE_LIMITED. */
  async request(email: string, network: string): Promise<void> {
    const { database, limits } = this.#ports
    await limits.forgotAccount.take(await accountOf(database, email))
    await limits.forgotNetwork.take(network)
    // Not awaited: what follows takes longer for a known address.
    this.#background.run(this.#send(email), 'a reset mail could not be sent')
  }

  async #send(email: string): Promise<void> {
    const { database, notices, clock } = this.#ports
    const [user] = await findUserByEmail(database, { email })
    if (!user) return
    const token = randomBytes(tokenBytes).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + linkLifetimeMs)
    await insertReset(database, { tokenHash: hashOf(token), userId: user.id, expiresAt })
    await notices.resetLink(user, token)
  }

  /** Sets a new password with a link's token; ends all sessions and all links of the user. Errors: RESET_LINK_INVALID, PASSWORD_TOO_WEAK, RATE_LIMITED. */
  async reset(token: string, password: string, network: string): Promise<void> {
    const { database, hasher, limits, sessions, notices, clock, endLive, localWords } = this.#ports
    await limits.resetNetwork.take(network)
    const tokenHash = hashOf(token)
    const [link] = await findReset(database, { tokenHash, now: clock.now() })
    const [user] = link ? await findUserById(database, { id: link.userId }) : []
    if (!user) throw new DomainError('RESET_LINK_INVALID')
    // A weak choice must not use the link up.
    await refuseWeakPassword(password, [user.displayName, user.email, ...localWords], 'password')
    const passwordHash = await hasher.hash(password)
    await database.transaction(async (tx) => {
      // The user's row first: two links of one user used at once take turns there instead of deadlocking.
      await updatePassword(tx, { id: user.id, passwordHash })
      const taken = await takeReset(tx, { tokenHash })
      if (taken.length === 0) throw new DomainError('RESET_LINK_INVALID')
      await deleteResetsOf(tx, { userId: user.id })
      const ended = await sessions.endOthers(tx, user.id)
      tx.afterCommit(() => {
        endLive(ended)
        notices.passwordChanged(user)
      })
    })
  }
}
