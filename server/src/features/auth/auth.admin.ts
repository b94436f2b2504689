import { randomBytes } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import { deleteSessionsOf, verifyUser } from '#platform/identity/identity.repository.ts'
import { Service } from '#platform/service/service.ts'
import { type Screens, tellAccount } from './accounts/tell-account.ts'
import { addressVerified } from './auth.events.ts'
import { deletePendingChange, insertReset } from './auth.repository.ts'
import { hashOf } from './passwords/reset.service.ts'

const tokenBytes = 32
/** Long enough to be passed on by hand. */
const linkLifetimeMs = msPerDay

interface AuthAdminPorts extends Screens {
  clock: Clock
  publicUrl: string
  events: Pick<Events, 'emit'>
}

/** What an administrator does to accounts beside what their owners may. */
export class AuthAdmin extends Service<AuthAdminPorts> {
  /** Ends every session of a user, and a change of address that waits; each process cuts their live connections within a second. */
  async endSessions(tx: Tx, userId: string): Promise<void> {
    await deleteSessionsOf(tx, { userId })
    await deletePendingChange(tx, { userId })
  }

  /** Lets an address count as its user's; screens that are open show it at once. */
  async verify(tx: Tx, { id, verifiedAt }: { id: string; verifiedAt: Date | null }): Promise<void> {
    if (verifiedAt) return
    const { clock, events } = this.ports
    await verifyUser(tx, { id, now: clock.now() })
    await events.emit(tx, addressVerified, { userId: id })
    tx.afterCommit(() => tellAccount(this.ports, id))
  }

  /** A link to set a new password, good once and for a day. It goes from hand to hand: using it proves no address. */
  async resetLink(tx: Tx, userId: string): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url')
    const tokenHash = hashOf(token)
    const expiresAt = new Date(this.ports.clock.now().getTime() + linkLifetimeMs)
    await insertReset(tx, { tokenHash, userId, expiresAt, provesAddress: false })
    return `${this.ports.publicUrl}/reset?token=${token}`
  }
}
