import type { SignedInUser } from '@shelfmate/contract/account/auth'
import { canBeStored } from '@shelfmate/contract/api/fields'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Events } from '#platform/events/events.ts'
import { keepKey } from '#platform/idempotency/idempotency.repository.ts'
import { cameBefore, keyValues } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import {
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  updatePassword,
  updateTimeZone,
} from '#platform/identity/identity.repository.ts'
import type { Sessions, Viewer } from '#platform/identity/sessions.ts'
import { Service } from '#platform/service/service.ts'
import { accountOf, emailTaken } from './accounts/account.ts'
import type { AccountMails } from './accounts/account-mails.ts'
import { refuseForeignDomain } from './accounts/email-domain.ts'
import { isSuspended, refuseSuspended, type SuspensionAnswers } from './accounts/suspension.ts'
import { type AuthLimits, spendTry, wrongPasswordCosts } from './auth.limits.ts'
import { deletePendingChange, deleteResetsOf, insertLoginRecord } from './auth.repository.ts'
import type { Device, KnownDevices } from './logins/known-device.ts'
import { type Guesser, LoginPoints } from './logins/login-points.ts'
import type { PasswordHasher } from './passwords/password-hash.ts'
import { refuseWeakPassword } from './passwords/password-strength.ts'

export interface AuthPorts {
  database: Database
  events: Events
  sessions: Sessions
  hasher: PasswordHasher
  limits: AuthLimits
  mails: AccountMails
  /** Without a mail server every address counts as verified. */
  mailServer: boolean
  /** Mails what proves a new account's address, once there is one. */
  beginVerification(tx: Tx, userId: string, email: string): Promise<void>
  devices: KnownDevices
  answers: SuspensionAnswers
  clock: Clock
  campusZone: string
  /** Lower-case domains that may sign up; none: all. */
  allowedDomains: string[]
  /** What everybody here thinks of first, such as the dorms: no password by itself. */
  localWords: string[]
  /** Cuts the live connections of ended sessions, in every process. */
  endLive(sessionIds: string[]): void
}

interface SignUp {
  firstName: string
  lastName: string
  email: string
  password: string
  timeZone?: string | undefined
}

interface Credentials {
  email: string
  password: string
}

interface Login extends Credentials {
  timeZone?: string | undefined
}

export interface SignedIn {
  user: SignedInUser
  token: string
}

/** Where a request comes from: the client's address as clientNetwork gives it, and its browser. */
export interface Origin {
  network: string
  device: Device
  /** The token of the session that the browser leaves by signing in. */
  leaving?: string | undefined
}

/** Accounts and their sessions. */
export class AuthService extends Service<AuthPorts> {
  /**
   * Creates an account and signs in; the same request again, with the same password, signs in again.
   * Errors: EMAIL_NOT_ALLOWED, PASSWORD_TOO_WEAK, EMAIL_TAKEN, RATE_LIMITED, ID_REUSED, SUSPENDED, SUSPENDED_UNANSWERED.
   */
  async signUp(
    { firstName, lastName, email, password, timeZone }: SignUp,
    key: RequestKey,
    origin: Origin,
  ): Promise<SignedIn> {
    const { database, hasher, limits, allowedDomains, localWords, clock } = this.ports
    const { network } = origin
    const { id } = key
    const request = { userId: id, key, kind: 'account' } as const
    const account = await accountOf(database, email)
    await limits.signUpPair.take(account, network)
    await limits.signUpNetwork.take(network)
    refuseForeignDomain(email, allowedDomains)
    const displayName = `${firstName} ${lastName}`
    await refuseWeakPassword(password, [displayName, email, ...localWords], 'password')
    const passwordHash = await hasher.hash(password)
    const created = await database.transaction(async (tx) => {
      const inserted = await insertUser(tx, {
        id,
        email,
        displayName,
        passwordHash,
        timeZone: timeZone ?? null,
        verifiedAt: this.ports.mailServer ? null : this.ports.clock.now(),
      })
      if (inserted.length === 0) return undefined
      await keepKey(tx, keyValues(request, clock.now()))
      if (this.ports.mailServer) await this.ports.beginVerification(tx, id, email)
      return await this.ports.sessions.open(tx, id)
    })
    if (created) {
      await limits.knownNetwork.remember(account, network)
      return { user: { id, email, displayName, verified: !this.ports.mailServer }, token: created }
    }
    const [known] = await findUserByEmail(database, { email })
    if (!known) throw new DomainError('ID_REUSED')
    const isRepeated = (await cameBefore(database, request)) && known.id === id
    // What is sent again can be made up: it is a guess at a password like those of the login, and counts with them.
    const guesser = this.#guesser(account, email, origin, known)
    return this.#enterAgain(
      known,
      password,
      isRepeated ? await LoginPoints.tryShared(limits, guesser) : undefined,
      origin,
    )
  }

  /**
   * Signs in whoever signed up so before. Ids are no secret: that an address belongs to one shows in nothing, so that whoever is not
   * judged, for whatever reason, hears after the same effort what everybody hears whose address is taken.
   */
  async #enterAgain(
    known: KnownUser,
    password: string,
    points: LoginPoints | undefined,
    origin: Origin,
  ): Promise<SignedIn> {
    const { database, hasher } = this.ports
    const verify = () => hasher.verify(points && known.passwordHash, password)
    const fits = await (points ? points.judge(verify) : verify())
    const token = fits ? await database.transaction((tx) => this.#openFor(tx, known, origin)) : undefined
    if (!points || !token) throw emailTaken()
    await refuseSuspended(known, this.#asked(known.timeZone), points, this.ports.answers)
    await points.fit()
    return { user: toUser(known), token }
  }

  /** Signs in and records the login; unknown addresses cost the same time as wrong passwords. Errors: INVALID_CREDENTIALS, SUSPENDED, SUSPENDED_UNANSWERED, RATE_LIMITED. */
  async login({ timeZone, ...credentials }: Login, origin: Origin): Promise<SignedIn> {
    const { database, clock, answers } = this.ports
    const { user, points } = await this.#recognize(credentials, origin)
    await refuseSuspended(user, this.#asked(timeZone ?? user.timeZone), points, answers)
    const token = await database.transaction(async (tx) => {
      const opened = await this.#openFor(tx, user, origin)
      if (!opened) throw new DomainError('INVALID_CREDENTIALS')
      const { id: userId, email: address, displayName } = user
      await insertLoginRecord(tx, { userId, email: address, displayName, loginTime: clock.now() })
      if (timeZone && timeZone !== user.timeZone)
        await updateTimeZone(tx, { id: userId, timeZone, now: clock.now().toISOString() })
      return opened
    })
    await points.fit()
    return { user: toUser(user), token }
  }

  /** Keeps the one answer to the suspension that keeps its author out. Errors: INVALID_CREDENTIALS, NOT_SUSPENDED, ALREADY_ANSWERED, RATE_LIMITED. */
  async answerSuspension({ text, ...credentials }: Credentials & { text: string }, origin: Origin) {
    const { user, points } = await this.#recognize(credentials, origin)
    // Not given back: here nobody shall find out, without a login that the owner can see, whether a password is right.
    if (!isSuspended(user, this.ports.clock.now())) throw new DomainError('NOT_SUSPENDED')
    await points.fit()
    await this.ports.answers.give(user.id, text)
  }

  /** Whose password somebody knows, with what the try takes from their allowance: `fit` gives it back. */
  async #recognize({ email, password }: Credentials, origin: Origin) {
    const { database, hasher, limits } = this.ports
    const typed = email.trim().normalize('NFC')
    const account = await accountOf(database, typed)
    // Anything else is nobody's address, and PostgreSQL could not compare it.
    const [user] = canBeStored(typed) ? await findUserByEmail(database, { email: typed }) : []
    const points = await LoginPoints.take(limits, this.#guesser(account, typed, origin, user))
    const fits = await points.judge(() => hasher.verify(user?.passwordHash, password))
    if (!fits || !user) throw new DomainError('INVALID_CREDENTIALS')
    return { user, points }
  }

  /** Ends the session of a token, its live connections included; returns whose it was, undefined when it had ended before. */
  async logout(token: string): Promise<string | undefined> {
    const ended = await this.ports.sessions.end(token)
    if (ended) this.ports.endLive([ended.id])
    return ended?.userId
  }

  /** Who is behind a session's token, whose cookie `renewed` hands out again; null when there is no such session, or none any more. */
  async signedInUser(token: string, renewed: () => void): Promise<SignedInUser | null> {
    const viewer = await this.ports.sessions.find(token, renewed)
    if (!viewer) return null
    const { userId: id, email, displayName, verified } = viewer
    return { id, email, displayName, verified }
  }

  /**
   * Changes the password, which counts as a try like a wrong one, but not what is refused for another reason, and ends the user's sessions (D2), links to reset it and
   * pending changes of address. The browser goes on with a new session, whose token it returns. Errors: WRONG_PASSWORD, PASSWORD_TOO_WEAK,
   * RATE_LIMITED.
   */
  async changePassword(viewer: Viewer, currentPassword: string, newPassword: string): Promise<string> {
    const change = () => this.#changePassword(viewer, currentPassword, newPassword)
    return spendTry(this.ports.limits, viewer.userId, change, wrongPasswordCosts)
  }

  async #changePassword(viewer: Viewer, currentPassword: string, newPassword: string): Promise<string> {
    const { database, hasher, sessions, mails, localWords } = this.ports
    const [user] = await findUserById(database, { id: viewer.userId })
    if (!user) throw new DomainError('UNAUTHENTICATED')
    if (!(await hasher.verify(user.passwordHash, currentPassword))) throw new DomainError('WRONG_PASSWORD')
    await refuseWeakPassword(newPassword, [user.displayName, user.email, ...localWords], 'newPassword')
    const passwordHash = await hasher.hash(newPassword)
    return database.transaction(async (tx) => {
      // Somebody who knows the old password must not undo with it what its owner has changed meanwhile.
      if (!(await isUnchanged(tx, user))) throw new DomainError('WRONG_PASSWORD')
      await updatePassword(tx, { id: user.id, passwordHash })
      await deleteResetsOf(tx, { userId: user.id })
      await deletePendingChange(tx, { userId: user.id })
      // The viewer's own as well: who has copied its cookie may have live connections and a device for notices by it.
      const ended = await sessions.endAll(tx, user.id)
      if (!ended.includes(viewer.sessionId)) throw new DomainError('UNAUTHENTICATED')
      const token = await sessions.open(tx, user.id)
      await mails.passwordChanged(tx, user)
      // Its own are left to cutEndedSessions, which looks in a moment: before the answer its pages would come back with the cookie that is over.
      tx.afterCommit(() => this.ports.endLive(ended.filter((id) => id !== viewer.sessionId)))
      return token
    })
  }

  #asked(timeZone: string | null) {
    const { clock, campusZone } = this.ports
    return { now: clock.now(), timeZone: timeZone ?? campusZone }
  }

  #guesser(account: string, email: string, { network, device }: Origin, user?: Judged): Guesser {
    const knownDevice = this.ports.devices.knows(device, email) ? device.id : undefined
    return { account, password: user?.passwordHash ?? '', network, knownDevice }
  }

  /** Opens a session for whoever knows the user's password; none when it was changed while theirs was judged. */
  async #openFor(tx: Tx, user: Judged, { leaving }: Origin): Promise<string | undefined> {
    const { sessions, endLive } = this.ports
    if (!(await isUnchanged(tx, user))) return undefined
    const ended = await sessions.makeRoom(tx, user.id, leaving)
    if (ended.length > 0) tx.afterCommit(() => endLive(ended))
    return sessions.open(tx, user.id)
  }
}

/** A user as they were when a password was held against their hash, which takes a while. */
type Judged = { id: string; passwordHash: string }

type KnownUser = Awaited<ReturnType<typeof findUserByEmail>>[number]

/** Whether the password is still the one; from here to the end of the transaction nobody changes it. */
async function isUnchanged(tx: Tx, { id, passwordHash }: Judged): Promise<boolean> {
  return (await lockUser(tx, { id, passwordHash })).length > 0
}

interface StoredUser extends Omit<SignedInUser, 'verified'> {
  verifiedAt: Date | null
}

const toUser = ({ id, email, displayName, verifiedAt }: StoredUser): SignedInUser => ({
  id,
  email,
  displayName,
  verified: verifiedAt !== null,
})
