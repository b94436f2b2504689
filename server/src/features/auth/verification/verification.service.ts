import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import { type Database, type Executor, isUniqueViolation, type Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Events } from '#platform/events/events.ts'
import {
  findUserByEmail,
  findUserById,
  lockUser,
  lockUserById,
  moveEmail,
} from '#platform/identity/identity.repository.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { DueLetter, Letters } from '#platform/mail/letters.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { Service } from '#platform/service/service.ts'
import { accountOf, emailTaken } from '../accounts/account.ts'
import type { AccountMails } from '../accounts/account-mails.ts'
import { refuseForeignDomain } from '../accounts/email-domain.ts'
import { addressVerified } from '../auth.events.ts'
import { type AuthLimits, spendTry, wrongPasswordOrTakenCosts } from '../auth.limits.ts'
import {
  deleteResetsOf,
  deleteVerification,
  findVerification,
  openVerification,
  prolongVerification,
  takeVerification,
  type Verification,
} from '../auth.repository.ts'
import type { PasswordHasher } from '../passwords/password-hash.ts'
import type { VerificationProofs } from './verification-proofs.ts'

/** A day to find the mail. */
const lifetimeMs = msPerDay

export interface VerificationPorts {
  database: Database
  events: Events
  clock: Clock
  hasher: PasswordHasher
  limits: AuthLimits
  mails: AccountMails
  proofs: VerificationProofs
  /** Without a mail server every address counts as verified. */
  mailServer: boolean
  allowedDomains: string[]
  /** Tells a user's screens that the account changed. */
  tell(userId: string): void
}

/** Whose an address is (D60): a mail brings a code and a link, either of which proves it. */
export class VerificationService extends Service<VerificationPorts> {
  readonly #letters: Letters

  constructor(ports: VerificationPorts, letters: Letters) {
    super(ports)
    this.#letters = letters
    letters.writes('proofs', (letter) => this.#write(letter))
    letters.writes('first proofs', (letter) => this.#writeFirst(letter))
  }

  /** The address of an account, the one that it shall change to, and whether a change waits for a mail. */
  async read({ userId, email, verified }: Viewer) {
    const open = await this.#find(userId)
    const pending = open && open.email !== email ? open.email : null
    return { email, verified, pending, sendsMail: this.ports.mailServer }
  }

  /** Mails the proofs for a new account's address, once its transaction is committed. */
  async begin(tx: Tx, userId: string, email: string): Promise<void> {
    await this.#open(tx, userId, email)
    await this.#letters.queue(tx, { kind: 'first proofs', about: { userId, email } })
  }

  /** Mails the same proofs again, or new ones where they have run out. Errors: RATE_LIMITED. */
  async resend({ userId, email, verified }: Viewer): Promise<void> {
    const { database, limits } = this.ports
    const open = await this.#find(userId)
    if (verified && !open) return
    const address = open?.email ?? email
    await limits.verificationMail.take(...(await this.#inboxOf(address, email)))
    await database.transaction(async (tx) => {
      await lockUserById(tx, { id: userId })
      // A change of address that a new password has ended meanwhile does not begin again.
      if (open && (await this.#find(userId, tx))?.attempt !== open.attempt) return
      await this.#mailProofs(tx, userId, address)
    })
  }

  /**
   * Begins the change of an address, which counts once the new one is confirmed; without a mail server it counts at once. Whoever
   * asks for the confirmed one that they have keeps it, and a change that waits ends.
   * Whether the new one is somebody's shows neither in the answer nor in its time. Errors: WRONG_PASSWORD,
   * EMAIL_NOT_ALLOWED, RATE_LIMITED, without a mail server EMAIL_TAKEN.
   */
  async change({ userId }: Viewer, email: string, password: string): Promise<void> {
    const change = () => this.#change(userId, email, password)
    await spendTry(this.ports.limits, userId, change, wrongPasswordOrTakenCosts)
  }

  async #change(userId: string, email: string, password: string): Promise<void> {
    const { database, hasher, limits, mailServer, allowedDomains } = this.ports
    const [user] = await findUserById(database, { id: userId })
    if (!user) throw new DomainError('UNAUTHENTICATED')
    if (!(await hasher.verify(user.passwordHash, password))) throw new DomainError('WRONG_PASSWORD')
    refuseForeignDomain(email, allowedDomains)
    const isKept = user.verifiedAt !== null && user.email === email
    const isMailed = mailServer && !isKept
    if (isMailed) await limits.verificationMail.take(...(await this.#inboxOf(email, user.email)))
    await this.#inTurn(async (tx) => {
      // Somebody who knows the old password must not begin what a new one has just ended.
      if ((await lockUser(tx, user)).length === 0) throw new DomainError('WRONG_PASSWORD')
      if (isKept) await deleteVerification(tx, { userId })
      else await (isMailed ? this.#mailProofs(tx, userId, email) : this.#move(tx, userId, email))
    })
  }

  /** Confirms by the code that the user typed, which costs the network nothing if it fits. Errors: CODE_INCORRECT, EMAIL_TAKEN, RATE_LIMITED. */
  async confirmCode({ userId }: Viewer, code: string, network: string): Promise<void> {
    const { limits, proofs } = this.ports
    // Both before it is judged: guesses that come all at once count one by one, and what one limit turns away costs nothing at the other.
    await limits.verificationCode.spend(userId, () => limits.codeNetwork.take(network))
    const open = await this.#find(userId)
    if (!open || !proofs.fitsCode(open, code)) throw new DomainError('CODE_INCORRECT')
    await limits.codeNetwork.giveBack(network)
    await this.#settle(open, 'CODE_INCORRECT')
  }

  /** Confirms by the token of the mailed link, whoever is signed in. Errors: VERIFICATION_INVALID, EMAIL_TAKEN, RATE_LIMITED. */
  async confirmLink(token: string, network: string): Promise<void> {
    const { limits, proofs } = this.ports
    const open = await this.#find(proofs.userIdOf(token))
    if (!open || !proofs.fitsToken(open, token)) {
      await limits.resetNetwork.take(network)
      throw new DomainError('VERIFICATION_INVALID')
    }
    await this.#settle(open, 'VERIFICATION_INVALID')
  }

  /** What mails to an address count by: others who name it use up none of what its own account may ask for. */
  async #inboxOf(address: string, own: string): Promise<[string, string]> {
    return [await accountOf(this.ports.database, address), address === own ? 'own' : 'other']
  }

  async #find(userId: string, on: Executor = this.ports.database): Promise<Verification | undefined> {
    const [open] = await findVerification(on, { userId, now: this.ports.clock.now() })
    return open
  }

  /** Keeps the proofs of the same address while they last: whichever of its mails is read, they fit. */
  async #open(tx: Tx, userId: string, email: string): Promise<void> {
    await openVerification(tx, { userId, email, attempt: randomUUID(), ...this.#lifetime() })
  }

  #lifetime() {
    const now = this.ports.clock.now()
    return { now, expiresAt: new Date(now.getTime() + lifetimeMs) }
  }

  /** Kept before the answer, whoever's the address is: that is looked up when the letter is written. */
  async #mailProofs(tx: Tx, userId: string, email: string): Promise<void> {
    await this.#open(tx, userId, email)
    await this.#letters.queue(tx, { kind: 'proofs', about: { userId, email } })
  }

  /** Nobody is refused a new account because of its mail: where an address had enough of them there is none. */
  async #writeFirst(letter: DueLetter): Promise<Mail | undefined> {
    const { verificationMail } = this.ports.limits
    const { email = '' } = letter.about
    const mayGo =
      !letter.isFirstTry || (await verificationMail.tryTake(...(await this.#inboxOf(email, email))))
    return mayGo ? this.#write(letter) : undefined
  }

  /** Somebody else's address gets no proof, but word that it has an account already. */
  async #write({ about: { userId = '', email = '' } }: DueLetter): Promise<Mail | undefined> {
    const { database, mails, proofs } = this.ports
    const [holder] = await findUserByEmail(database, { email })
    if (holder && holder.id !== userId) return mails.alreadyYours(email)
    // A letter that leaves late has its day all the same. It may find another address waiting, whose proofs are not for this inbox.
    const [open] = await prolongVerification(database, { userId, email, ...this.#lifetime() })
    if (!open) return undefined
    return mails.proofs(email, { code: proofs.codeOf(open), token: proofs.tokenOf(open) })
  }

  /** What was proven counts, unless a new password has ended it since it was found. */
  async #settle(open: Verification, ended: 'CODE_INCORRECT' | 'VERIFICATION_INVALID'): Promise<void> {
    const { userId, email } = open
    await this.#inTurn(async (tx) => {
      // The user's row first, as a new password does it: otherwise the two may deadlock.
      await lockUserById(tx, { id: userId })
      if ((await takeVerification(tx, open)).length === 0) throw new DomainError(ended)
      await this.#move(tx, userId, email)
    })
  }

  /** Of two who are given one address at the same moment, the second finds it taken. */
  async #inTurn(work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await this.ports.database.transaction(work)
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error
    }
  }

  /** The address is theirs; who had another one is told there. */
  async #move(tx: Tx, userId: string, email: string): Promise<void> {
    const { clock, events, mails, tell } = this.ports
    const [before] = await lockUserById(tx, { id: userId })
    if (!before) throw new DomainError('UNAUTHENTICATED')
    const moved = await moveEmail(tx, { id: userId, email, now: clock.now() })
    if (moved.length === 0) throw emailTaken()
    await deleteVerification(tx, { userId })
    const isOther = before.email.toLowerCase() !== email.toLowerCase()
    // A link in the inbox of the old address must not open the account.
    if (isOther) await deleteResetsOf(tx, { userId })
    if (isOther && before.verifiedAt) await mails.emailChanged(tx, before)
    if (!before.verifiedAt) await events.emit(tx, addressVerified, { userId })
    tx.afterCommit(() => tell(userId))
  }
}
