import { leaderboardChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { id as accountId } from '@shelfmate/contract/api/fields'
import { resyncEvent } from '@shelfmate/contract/api/live'
import { counted } from '@shelfmate/contract/text/counted'
import { safeParse } from 'zod/v4/core'
import type { AuthAdmin } from '#features/auth/index.ts'
import type { ExchangeAdmin } from '#features/exchange/index.ts'
import { dormNamed, listDorms, nameNow, namesOfOpen } from '#platform/campus/dorms.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { awaitUnderWay } from '#platform/identity/blocks/under-way.repository.ts'
import { lockUserById } from '#platform/identity/identity.repository.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import {
  type Account,
  addStewardDorm,
  bringBackSuspension,
  clearStewardDorms,
  deleteUser,
  findAccount,
  findFormerSuspension,
  insertAction,
  listAccounts,
  listActions,
  listActionsSince,
  nameSteward,
  restoreUser,
  type Suspension,
  searchAccounts,
  suspendUser,
} from './admin.repository.ts'

/** What an administrator asked for that cannot be done; its message says why. */
export class AdminError extends Error {}

/** The same, where nobody is whom it is asked for. */
export class NobodyError extends AdminError {}

/** The open dorm that a name means. Throws AdminError where there is none. */
export function requireOpen(name: string, open: readonly string[]): string {
  const found = dormNamed(open, name)
  if (found === undefined)
    throw new AdminError(`There is no dorm ${name}. All there are: npm run admin -- dorms`)
  return found
}

type Removable = 'post' | 'comment'

interface AdminPorts extends Screens {
  database: Pick<Database, 'use' | 'transaction'>
  clock: Clock
  auth: AuthAdmin
  exchange: ExchangeAdmin
  configuredDorms: readonly string[]
  /** Sends an event to every open screen of everybody. */
  publishToEveryone(event: string, payload: unknown): void
  /** Ends what somebody has open with neighbours, who learn that they are gone or are told no reason; what was promised is free again. */
  requests: Record<'endAllOf' | 'endUnexplained', (tx: Tx, userId: string) => Promise<void>>
  /** Has what somebody was told of their suspensions last no longer than they do. */
  shortenSuspensions(tx: Tx, told: { userId: string; until: Date }): Promise<unknown>
  /** Takes what others sent somebody in pictures with their chats; returns who those are with. */
  leaveChats(tx: Tx, userId: string): Promise<string[]>
  /** Who sits at the terminal. */
  operator: string
  /** Takes the badges back that a user's donations, and the days on which the annulled were made, do not earn any more. */
  takeUnearnedBack(tx: Tx, userId: string, annulled: readonly { donatedAt: string }[]): Promise<void>
  /** Does something to what achievements count, and counts all of them anew, in one transaction. */
  recount<T>(change: (tx: Tx) => Promise<T>): Promise<T>
}

/** What lifting a suspension came to: they may log in again, or another one holds until a moment, null for further notice. */
export type Lifted = { account: Account } & ({ isBack: true } | { isBack: false; until: Date | null })

/** Whether somebody is suspended at a moment. */
export const isKeptOut = (
  { suspendedAt, suspendedUntil }: Pick<Account, 'suspendedAt' | 'suspendedUntil'>,
  now: Date,
): boolean => suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now)

const endOf = ({ suspendedUntil }: Suspension) => suspendedUntil?.getTime() ?? Number.POSITIVE_INFINITY

/** What the record says of a suspension: whoever goes back to a backup repeats it by that, and it holds as long by itself. */
const suspendedFor = (days: number | undefined) => (days ? `suspend for ${counted(days, 'day')}` : 'suspend')

/** What an operator may do to accounts and what they wrote; each deed is recorded in the transaction that does it. */
export class AdminService extends Service<AdminPorts> {
  list = () => listAccounts(this.ports.database, {})

  find = (text: string) =>
    searchAccounts(this.ports.database, { text, pattern: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` })

  log = (since?: Date) =>
    since ? listActionsSince(this.ports.database, { since }) : listActions(this.ports.database, {})

  /**
   * Ends all sessions at once and lets nobody in until that day, or until further notice. What they offer goes, and what they
   * have open with neighbours ends: nobody shall wait at a door for them, or meet them there.
   */
  suspend(who: string, reason: string, days: number | undefined): Promise<Account> {
    return this.#act(suspendedFor(days), who, reason, (tx, { id }) =>
      this.#suspend(tx, id, reason, days, true),
    )
  }

  /** The same, but never lets somebody in earlier than another decision does; returns until when they are suspended now. */
  async suspendAtLeast(who: string, reason: string, days: number | undefined): Promise<Date | null> {
    let until: Date | null = null
    await this.#act(suspendedFor(days), who, reason, async (tx, { id }) => {
      until = await this.#suspend(tx, id, reason, days, false)
    })
    return until
  }

  async #suspend(tx: Tx, id: string, reason: string, days: number | undefined, mayShorten: boolean) {
    // The user's row first, as the decision of a report takes it: otherwise the two may deadlock.
    await lockUserById(tx, { id })
    // Before the rest: what they do with others at this moment is there to be ended, or finds them suspended.
    await awaitUnderWay(tx, { userIds: [id] })
    const now = this.ports.clock.now()
    const asked = days === undefined ? null : new Date(now.getTime() + days * msPerDay)
    const [stored] = await suspendUser(tx, { id, now, until: asked, reason, mayShorten })
    if (mayShorten && asked) await this.ports.shortenSuspensions(tx, { userId: id, until: asked })
    await this.ports.auth.endSessions(tx, id)
    await this.ports.requests.endUnexplained(tx, id)
    for (const post of await this.ports.exchange.removePostsOf(tx, id))
      await this.#record(tx, { action: 'remove post', target: post.id, reason, before: post })
    this.#tellOfLeaders(tx)
    return stored?.until ?? null
  }

  restore(who: string, reason: string): Promise<Account> {
    return this.#act('restore', who, reason, async (tx, account) => {
      const { id } = account
      // Somebody else was meant, and they would stay out.
      if (!isKeptOut(account, this.ports.clock.now()))
        throw new AdminError(`${account.displayName} <${account.email}> is not suspended.`)
      await restoreUser(tx, { id })
      await this.ports.shortenSuspensions(tx, { userId: id, until: this.ports.clock.now() })
      this.#tellOfLeaders(tx)
    })
  }

  /**
   * Ends the suspension in force alone: one that it made longer holds again, or `another` that was decided since, whichever is
   * longer. Returns who it was, and what they are told.
   */
  async lift(id: string, reason: string, another?: Suspension): Promise<Lifted> {
    const { database, clock, shortenSuspensions } = this.ports
    return database.transaction(async (tx) => {
      const [former] = await findFormerSuspension(tx, { id, now: clock.now() })
      const next = another && (!former || endOf(another) > endOf(former)) ? another : former
      if (!next) return { account: await this.restore(id, reason), isBack: true }
      const until = next.suspendedUntil
      const account = await this.#act('restore another suspension', id, reason, async () => {
        await bringBackSuspension(tx, { id, ...next })
        if (until) await shortenSuspensions(tx, { userId: id, until })
      })
      return { account, isBack: false, until }
    })
  }

  verify(who: string, reason: string): Promise<Account> {
    return this.#act('verify', who, reason, (tx, account) => this.ports.auth.verify(tx, account))
  }

  /** Names a steward, of one more dorm or, without one, of the campus; or takes all of that back. */
  async steward(who: string, reason: string, isSteward: boolean, asked = ''): Promise<Account> {
    const { database, configuredDorms } = this.ports
    const dorms = await listDorms(database, configuredDorms)
    const dorm = asked === '' ? '' : requireOpen(nameNow(dorms, asked), namesOfOpen(dorms))
    const named = dorm === '' ? 'name steward' : `name steward of ${dorm}`
    return this.#act(isSteward ? named : 'unname steward', who, reason, async (tx, { id, ...before }) => {
      if (isSteward && isKeptOut(before, this.ports.clock.now()))
        throw new NobodyError(`${before.displayName} is suspended and would see nothing; restore them first.`)
      if (!isSteward && !before.isSteward)
        throw new AdminError(`${before.displayName} <${before.email}> is no steward.`)
      await nameSteward(tx, { id, isSteward })
      if (dorm === '') await clearStewardDorms(tx, { id })
      else if (before.isSteward && before.stewardDorms.length === 0)
        throw new AdminError(
          `${before.displayName} is a steward of the whole campus already; steward remove first.`,
        )
      else await addStewardDorm(tx, { id, dorm })
    })
  }

  /** Records what was decided where nothing here does it. */
  note(action: string, target: string, reason: string, before: unknown): Promise<void> {
    return this.ports.database.transaction((tx) => this.#record(tx, { action, target, reason, before }))
  }

  /** Deletes an account with all that is its own. */
  delete(who: string, reason: string): Promise<Account> {
    return this.#act('delete', who, reason, async (tx, { id }) => {
      // The user's row first, as the decision of a report takes it: a post that is removed then would be waited for in a ring.
      await lockUserById(tx, { id })
      await awaitUnderWay(tx, { userIds: [id] })
      await this.ports.requests.endAllOf(tx, id)
      await this.ports.exchange.removeAllOf(tx, id)
      const partners = await this.ports.leaveChats(tx, id)
      await deleteUser(tx, { id })
      this.#tellOfLeaders(tx)
      // Their chats are gone, and no change of a chat says so.
      tx.afterCommit(() => {
        for (const partner of partners) this.ports.publish(partner, resyncEvent, null)
      })
    })
  }

  /** Somebody may be on the leaderboard no more, or again. */
  #tellOfLeaders(tx: Tx): void {
    tx.afterCommit(() => this.ports.publishToEveryone(leaderboardChangedEvent, null))
  }

  /** Returns a link that sets a new password once. */
  async reset(who: string, reason: string): Promise<string> {
    let link = ''
    await this.#act('reset', who, reason, async (tx, { id }) => {
      link = await this.ports.auth.resetLink(tx, id)
    })
    return link
  }

  removePost(id: string, reason: string): Promise<void> {
    return this.#remove('post', id, reason)
  }

  removeComment(id: string, reason: string): Promise<void> {
    return this.#remove('comment', id, reason)
  }

  /** Removes what somebody reported; where it is gone by now, what was `reported` is recorded in its place. */
  removeReported(what: Removable, id: string, reason: string, reported: unknown): Promise<void> {
    return this.#remove(what, id, reason, reported)
  }

  /** Takes a picture off the post that shows it, on every screen. */
  async takePictureOff(imageId: string): Promise<void> {
    const { database, exchange } = this.ports
    await database.transaction((tx) => exchange.takePictureOff(tx, imageId))
  }

  async #remove(what: Removable, id: string, reason: string, ifGone?: unknown): Promise<void> {
    const { database, exchange } = this.ports
    await database.transaction(async (tx) => {
      const removed = what === 'post' ? exchange.removePost(tx, id) : exchange.removeComment(tx, id)
      const before = (await removed) ?? ifGone
      if (before === undefined) throw new AdminError(`There is no ${what} ${id}.`)
      await this.#record(tx, { action: `remove ${what}`, target: id, reason, before })
    })
  }

  /** Takes donations back, of one post or all, and the badges that came of them; returns how many. */
  async annul(who: string, reason: string, postId: string | undefined): Promise<number> {
    const { exchange, takeUnearnedBack, recount } = this.ports
    return recount(async (tx) => {
      const { id, email } = await this.#require(who, tx)
      const before = await exchange.annulDonations(tx, id, postId)
      if (before.length === 0) throw new AdminError(`There are no donations of ${email} to annul.`)
      await takeUnearnedBack(tx, id, before)
      await this.#record(tx, { action: 'annul donations', target: email, reason, before })
      return before.length
    })
  }

  async #act(
    action: string,
    who: string,
    reason: string,
    work: (tx: Tx, account: Account) => Promise<unknown>,
  ): Promise<Account> {
    return this.ports.database.transaction(async (tx) => {
      const account = await this.#require(who, tx)
      await work(tx, account)
      await this.#record(tx, { action, target: account.email, reason, before: account })
      return account
    })
  }

  async #require(who: string, tx: Tx): Promise<Account> {
    const [account] = await findAccount(tx, { email: who, id: safeParse(accountId, who).data ?? null })
    if (!account)
      throw new NobodyError(`Nobody has the address or id ${who}. Look with: npm run admin -- find PART`)
    return account
  }

  async #record(
    tx: Tx,
    { before, ...deed }: { action: string; target: string; reason: string; before: unknown },
  ): Promise<void> {
    const { clock, operator } = this.ports
    await insertAction(tx, { at: clock.now(), operator, ...deed, before: JSON.stringify(before) })
  }
}
