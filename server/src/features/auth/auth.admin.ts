import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { allSessions, deleteOtherSessions } from '#platform/identity/identity.repository.ts'
import { Service } from '#platform/service/service.ts'
import { deletePendingChange, insertReset } from './auth.repository.ts'

const tokenBytes = 32
/** Long enough to be passed on by hand. */
const linkLifetimeMs = 86_400_000

/** What an administrator does to accounts beside what their owners may. */
export class AuthAdmin extends Service<{ clock: Clock; publicUrl: string }> {
  /** Ends every session of a user, and a change of address that waits; each process cuts their live connections within a second. */
  async endSessions(tx: Tx, userId: string): Promise<void> {
    await deleteOtherSessions(tx, { userId, keep: allSessions })
    await deletePendingChange(tx, { userId })
  }

  /** A link to set a new password, good once and for a day. It goes from hand to hand: using it proves no address. */
  async resetLink(tx: Tx, userId: string): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest()
    const expiresAt = new Date(this.ports.clock.now().getTime() + linkLifetimeMs)
    await insertReset(tx, { tokenHash, userId, expiresAt, provesAddress: false })
    return `${this.ports.publicUrl}/reset?token=${token}`
  }
}
