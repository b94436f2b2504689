import { createHash } from 'node:crypto'
import { msPerHour } from '@shelfmate/contract/api/durations'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import {
  findUserByEmail,
  findUserById,
  updatePassword,
  verifyUser,
} from '#platform/identity/identity.repository.ts'
import type { DueLetter, Letters } from '#platform/mail/letters.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { keyedHash } from '#platform/secret/secret.ts'
import { Service } from '#platform/service/service.ts'
import { accountOf } from '../accounts/account.ts'
import type { Recipient } from '../accounts/auth.mail.ts'
import { addressVerified } from '../auth.events.ts'
import {
  deletePendingChange,
  deleteResetsOf,
  findReset,
  insertMailedReset,
  takeReset,
} from '../auth.repository.ts'
import type { AuthPorts, Origin } from '../auth.service.ts'
import { refuseWeakPassword } from './password-strength.ts'

/** D4: one hour. */
const linkLifetimeMs = msPerHour

/** By what a link's row is found: the link's token itself is nowhere kept. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Forgotten passwords: a link by mail, good once and for an hour. */
export class ResetService extends Service<AuthPorts> {
  readonly #letters: Letters
  readonly #secret: string

  constructor(ports: AuthPorts, letters: Letters, secret: string) {
    super(ports)
    this.#letters = letters
    this.#secret = secret
    letters.writes('reset link', (letter) => this.#write(letter))
  }

  /**
   * Mails a link if the address has an account. Whether it has shows neither in the answer nor in its time. Where the owner
   * is known, nobody else's asking counts; where enough was mailed already, a link that works lies in the inbox. Where the
   * network has asked for too many nothing is mailed. The answer is always the same: a refusal would tell who is unknown there.
   */
  async request(email: string, { network, device }: Origin): Promise<void> {
    const { database, limits, devices } = this.ports
    const account = await accountOf(database, email)
    const place = devices.knows(device, email)
      ? device.id
      : (await limits.knownNetwork.knows(account, network)) && network
    const mayMail = place
      ? (await limits.forgotKnown.tryTake(account, place)) && (await limits.forgotAllKnown.tryTake(account))
      : (await limits.forgotNetwork.tryTake(network)) && (await limits.forgotStrangers.tryTake(account))
    // Kept before the answer, and whoever's the address is: that is looked up when the letter is written.
    if (mayMail) await this.#letters.queue(database, { kind: 'reset link', about: { email } })
  }

  async #write({ id, about: { email = '' } }: DueLetter): Promise<Mail | undefined> {
    const { database, mails, clock } = this.ports
    const [user] = await findUserByEmail(database, { email })
    if (!user) return undefined
    // Written again after a crash it brings the same link, unless that has set another password meanwhile.
    const token = keyedHash(this.#secret, 'reset-link', `${id}\n${user.passwordHash}`)
    const expiresAt = new Date(clock.now().getTime() + linkLifetimeMs)
    const { id: userId, email: address, passwordHash } = user
    const made = { tokenHash: hashOf(token), userId, email: address, passwordHash, expiresAt }
    const [kept] = await insertMailedReset(database, made)
    // Nobody reads in a former inbox what opens the account.
    return kept && mails.resetLink(user, token)
  }

  /**
   * Sets a new password with a link's token; ends all sessions, links and pending changes of address of the user. Who did it is known from now on:
   * returns the user's address. Errors: RESET_LINK_INVALID, PASSWORD_TOO_WEAK, RATE_LIMITED.
   */
  async reset(token: string, password: string, { network }: Origin): Promise<string> {
    const { database, hasher, limits, clock, localWords } = this.ports
    const tokenHash = hashOf(token)
    const [link] = await findReset(database, { tokenHash, now: clock.now() })
    const [user] = link ? await findUserById(database, { id: link.userId }) : []
    if (!user) {
      // Only what fits no link counts: nobody on the owner's network keeps her from using hers.
      await limits.resetNetwork.take(network)
      throw new DomainError('RESET_LINK_INVALID')
    }
    await limits.resetLink.take(user.id)
    // A weak choice must not use the link up.
    await refuseWeakPassword(password, [user.displayName, user.email, ...localWords], 'password')
    const passwordHash = await hasher.hash(password)
    await this.#setPassword(user, passwordHash, tokenHash)
    await this.#letIn(await accountOf(database, user.email), network)
    return user.email
  }

  async #setPassword(user: ResetUser, passwordHash: string, tokenHash: Buffer): Promise<void> {
    const { database, sessions, mails, endLive } = this.ports
    await database.transaction(async (tx) => {
      // The user's row first: two links of one user used at once take turns there instead of deadlocking.
      await updatePassword(tx, { id: user.id, passwordHash })
      const [link] = await takeReset(tx, { tokenHash })
      if (!link) throw new DomainError('RESET_LINK_INVALID')
      await deleteResetsOf(tx, { userId: user.id })
      await deletePendingChange(tx, { userId: user.id })
      if (link.provesAddress) await this.#verify(tx, user)
      const ended = await sessions.endAll(tx, user.id)
      await mails.passwordChanged(tx, user)
      tx.afterCommit(() => endLive(ended))
    })
  }

  /** Whoever set a password with a link that came by mail reads that inbox. */
  async #verify(tx: Tx, { id, verifiedAt }: ResetUser): Promise<void> {
    const { clock, events } = this.ports
    await verifyUser(tx, { id, now: clock.now() })
    if (!verifiedAt) await events.emit(tx, addressVerified, { userId: id })
  }

  /** Guesses at the old password say nothing about the new one; those of a device or a pair are counted for the one in force. */
  async #letIn(account: string, network: string): Promise<void> {
    const { loginStrangers, loginNeighbours, loginAllDevices, knownNetwork } = this.ports.limits
    await Promise.all([
      loginStrangers.reset(account),
      loginNeighbours.reset(account),
      loginAllDevices.reset(account),
      knownNetwork.remember(account, network),
    ])
  }
}

interface ResetUser extends Recipient {
  id: string
  verifiedAt: Date | null
}
