import { authCalls } from '@shelfmate/contract/account/auth'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Pool } from 'pg'
import { runAdmin } from '../../server/src/admin.ts'
import type { Random } from '../allergen-guard/random.ts'
import type { Fleet } from '../hand-overs/fleet.ts'
import { type Account, signUp, signUpPassword } from '../product/api.ts'
import { addSession } from '../product/users.ts'

const guestsThere = 6
/** Each reading asks the next process: as many meet all that serve, whatever else is asked meanwhile. */
const looks = 4
/** The product lets nobody try their password more often in a quarter of an hour. */
const passwordChanges = 5
const tooMany = 429
const why = ['--reason', 'For a drill.']

interface Call {
  method: string
  path: string
}

/** What takes effect with the next request, through any process: a log-out, a new password, a block, a suspension. */
export class Doors {
  readonly faults: string[] = []
  checks = 0
  readonly #fleet: Fleet
  readonly #random: Random
  readonly #pool: Pool
  readonly #url: string
  readonly #guests: Account[] = []
  readonly #passwords = new Map<string, number>()

  constructor(fleet: Fleet, random: Random, { pool, url }: { pool: Pool; url: string }) {
    this.#fleet = fleet
    this.#random = random
    this.#pool = pool
    this.#url = url
  }

  /** Guests come in, of whom nobody else asks anything. */
  async open(): Promise<void> {
    for (let n = 0; n < guestsThere; n++) this.#guests.push(await signUp(this.#fleet.urls[0] ?? ''))
  }

  /** One of the four, at random. */
  async useOne(): Promise<void> {
    const kinds = [this.#logOut, this.#changePassword, this.#block, this.#suspend]
    await this.#random.pick(kinds).call(this)
  }

  async #logOut(): Promise<void> {
    const guest = this.#guest()
    const cookie = await this.#enter(guest)
    await this.#send({ cookie }, authCalls.logout)
    await this.#expectAll('a session that was logged out', 401, { cookie }, pantryCalls.listItems)
  }

  async #changePassword(): Promise<void> {
    const guest = this.#guest()
    const count = this.#passwords.get(guest.userId) ?? 0
    if (count === passwordChanges) return
    const cookie = await this.#enter(guest)
    const passwordOf = (n: number) => (n === 0 ? signUpPassword : `${signUpPassword} ${n}`)
    const body = { currentPassword: passwordOf(count), newPassword: passwordOf(count + 1) }
    await this.#send(guest, authCalls.changePassword, body)
    this.#passwords.set(guest.userId, count + 1)
    guest.cookie = await this.#newSession(guest)
    await this.#expectAll('a session from before a new password', 401, { cookie }, pantryCalls.listItems)
  }

  async #block(): Promise<void> {
    const [one, other] = [this.#guest(), this.#guest()]
    if (one === other) return
    const view = { ...profileCalls.view, path: profileCalls.view.path.replace(':userId', one.userId) }
    const change = (call: Call) => ({ ...call, path: call.path.replace(':userId', other.userId) })
    // The product lets nobody block more in a day.
    if ((await this.#send(one, change(blocksCalls.block))) === tooMany) return
    await this.#expectAll('whoever blocked one', 404, other, view)
    await this.#send(one, change(blocksCalls.unblock))
    await this.#expectAll('whoever blocks one no more', 200, other, view)
  }

  async #suspend(): Promise<void> {
    const guest = this.#guest()
    await this.#expectAll('a session', 200, guest, pantryCalls.listItems)
    await this.#command('suspend', guest.userId)
    await this.#expectAll('a suspended account', 401, guest, pantryCalls.listItems)
    await this.#command('restore', guest.userId)
    guest.cookie = await this.#newSession(guest)
  }

  /** As the club's terminal does it, whose settings are the environment's. */
  async #command(name: string, userId: string): Promise<void> {
    const { DATABASE_URL: before } = process.env
    process.env['DATABASE_URL'] = this.#url
    try {
      await runAdmin([name, userId, ...why])
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL']
      else process.env['DATABASE_URL'] = before
    }
  }

  #guest(): Account {
    return this.#random.pick(this.#guests)
  }

  /** One more session, which every process has seen. */
  async #enter(guest: Account): Promise<string> {
    const cookie = await this.#newSession(guest)
    await this.#expectAll('a new session', 200, { cookie }, pantryCalls.listItems)
    return cookie
  }

  async #newSession({ userId }: Account): Promise<string> {
    return `sid=${(await addSession(this.#pool, userId)).token}`
  }

  async #expectAll(what: string, wanted: number, by: { cookie: string }, call: Call): Promise<void> {
    for (let n = 0; n < looks; n++) {
      const { status } = await this.#fleet.send({ method: call.method, path: call.path, ...by })
      this.checks++
      if (status !== wanted) this.faults.push(`${what} was answered ${status}, not ${wanted}`)
    }
  }

  async #send({ cookie }: { cookie: string }, { method, path }: Call, body?: object): Promise<number> {
    const answer = await this.#fleet.send({ method, path, cookie, ...(body && { body }) })
    // Done by a process that died before it said so: a password is not the current one any more.
    if (answer.status >= 300 && answer.status !== tooMany && answer.attempts === 1)
      throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.status
  }
}
