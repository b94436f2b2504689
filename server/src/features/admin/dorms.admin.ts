import { limits } from '@shelfmate/contract/api/limits'
import { changeDorm, dormNamed, openDorms } from '#platform/campus/dorms.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { Service } from '#platform/service/service.ts'
import { insertAction, moveStewards } from './admin.repository.ts'
import { AdminError, requireOpen } from './admin.service.ts'

export interface DormsPorts {
  database: Pick<Database, 'use' | 'transaction'>
  clock: Clock
  operator: string
  configuredDorms: readonly string[]
  /** Has posts, profiles and reports name another dorm. */
  move(tx: Tx, names: { from: string; to: string }): Promise<void>
}

/** The dorms of the campus while it runs; each change is recorded in the transaction that makes it. */
export class DormsAdmin extends Service<DormsPorts> {
  list = () => openDorms(this.ports.database, this.ports.configuredDorms)

  add(name: string, reason: string): Promise<string> {
    return this.#act('add dorm', reason, async (tx, open) => {
      refuseUnlessNew(name, open)
      await this.#change(tx, name, true)
      return name
    })
  }

  /** What people wrote under it stays. Returns the dorm that was meant. */
  close(asked: string, reason: string): Promise<string> {
    return this.#act('close dorm', reason, async (tx, open) => {
      const name = requireOpen(asked, open)
      if (open.length === 1) throw new AdminError('It is the last one: posts have to name a dorm.')
      await this.#change(tx, name, false)
      return name
    })
  }

  /** Posts, profiles, reports and stewards of it go along. Returns the dorm that was meant. */
  rename(asked: string, to: string, reason: string): Promise<string> {
    return this.#act(`rename dorm to ${to}`, reason, async (tx, open) => {
      const from = requireOpen(asked, open)
      refuseUnlessNew(to, open)
      await this.#change(tx, from, false)
      await this.#change(tx, to, true)
      await this.ports.move(tx, { from, to })
      await moveStewards(tx, { from, to })
      return from
    })
  }

  #change(tx: Tx, name: string, isOpen: boolean): Promise<unknown> {
    return changeDorm(tx, { name, isOpen, now: this.ports.clock.now() })
  }

  /** `work` returns the dorm that it changed, as it is spelt. */
  async #act(
    action: string,
    reason: string,
    work: (tx: Tx, open: string[]) => Promise<string>,
  ): Promise<string> {
    const { database, clock, operator, configuredDorms } = this.ports
    return database.transaction(async (tx) => {
      const before = await openDorms(tx, configuredDorms)
      const target = await work(tx, before)
      const deed = { at: clock.now(), operator, action, target, reason, before: JSON.stringify(before) }
      await insertAction(tx, deed)
      return target
    })
  }
}

function refuseUnlessNew(name: string, open: string[]): void {
  if (name === '' || name.length > limits.dormLength)
    throw new AdminError(`A dorm's name has 1 to ${limits.dormLength} characters.`)
  const same = dormNamed(open, name)
  if (same !== undefined) throw new AdminError(`There is a dorm ${same} already.`)
}
