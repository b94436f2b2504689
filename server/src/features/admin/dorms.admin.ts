import { limits } from '@shelfmate/contract/api/limits'
import {
  changeDorm,
  type Dorm,
  dormNamed,
  followRenaming,
  listDorms,
  namesOfOpen,
  openDorms,
} from '#platform/campus/dorms.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { Service } from '#platform/service/service.ts'
import { insertAction, moveStewards } from './admin.repository.ts'
import { AdminError, requireOpen } from './admin.service.ts'

interface Names {
  from: string
  to: string
}

interface DormsPorts {
  database: Pick<Database, 'use' | 'transaction'>
  clock: Clock
  operator: string
  configuredDorms: readonly string[]
  /** Has posts, requests, profiles and reports name another dorm. */
  move(tx: Tx, names: Names): Promise<void>
}

/** What was done to a dorm, as it is spelt. */
interface Deed {
  action: string
  target: string
}

/** The dorms of the campus while it runs; each change is recorded in the transaction that makes it. */
export class DormsAdmin extends Service<DormsPorts> {
  list = () => openDorms(this.ports.database, this.ports.configuredDorms)

  /** Returns the dorm as it is spelt from now on: one that was closed keeps its spelling. */
  async add(asked: string, reason: string): Promise<string> {
    const { target } = await this.#act(reason, async (tx, dorms) => {
      const name = requireNew(asked, dorms)
      await this.#change(tx, name, true)
      return { action: 'add dorm', target: name }
    })
    return target
  }

  /** What people wrote under it stays. Returns the dorm that was meant. */
  async close(asked: string, reason: string): Promise<string> {
    const { target } = await this.#act(reason, async (tx, dorms) => {
      const open = namesOfOpen(dorms)
      const name = requireOpen(asked, open)
      if (open.length === 1) throw new AdminError('It is the last one: posts have to name a dorm.')
      await this.#change(tx, name, false)
      return { action: 'close dorm', target: name }
    })
    return target
  }

  /**
   * Posts, requests, profiles, reports and stewards of it go along, and who still says its old name means it. Returns both names as
   * they are spelt.
   */
  async rename(asked: string, askedFor: string, reason: string): Promise<Names> {
    const { from, to } = await this.#act(reason, async (tx, dorms) => {
      const names = { from: requireOpen(asked, namesOfOpen(dorms)), to: requireNew(askedFor, dorms) }
      await followRenaming(tx, names)
      await this.#change(tx, names.from, false, names.to)
      await this.#change(tx, names.to, true)
      await this.ports.move(tx, names)
      await moveStewards(tx, names)
      return { action: `rename dorm to ${names.to}`, target: names.from, ...names }
    })
    return { from, to }
  }

  #change(tx: Tx, name: string, isOpen: boolean, renamedTo: string | null = null): Promise<unknown> {
    return changeDorm(tx, { name, isOpen, renamedTo, now: this.ports.clock.now() })
  }

  async #act<Done extends Deed>(
    reason: string,
    work: (tx: Tx, dorms: Dorm[]) => Promise<Done>,
  ): Promise<Done> {
    const { database, clock, operator, configuredDorms } = this.ports
    return database.transaction(async (tx) => {
      const dorms = await listDorms(tx, configuredDorms)
      const done = await work(tx, dorms)
      const { action, target } = done
      const before = JSON.stringify(namesOfOpen(dorms))
      await insertAction(tx, { at: clock.now(), operator, action, target, reason, before })
      return done
    })
  }
}

/** Returns how a dorm that is to be opened is spelt. Throws AdminError where there is one of that name. */
function requireNew(asked: string, dorms: readonly Dorm[]): string {
  // It stands in lists, and in the log of what was done, a line each.
  const name = asked.replaceAll(/\s+/g, ' ').trim()
  if (name === '' || name.length > limits.dormLength)
    throw new AdminError(`A dorm's name has 1 to ${limits.dormLength} characters.`)
  const same = dormNamed(namesOfOpen(dorms), name)
  if (same !== undefined) throw new AdminError(`There is a dorm ${same} already.`)
  const known = dorms.map((dorm) => dorm.name)
  return dormNamed(known, name) ?? name
}
