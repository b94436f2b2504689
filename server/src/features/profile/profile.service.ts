import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/live'
import type { OwnProfile, Profile, ProfileBody } from '@shelfmate/contract/profile'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { updateDisplayName } from '#platform/identity/identity.repository.ts'
import { mayMeet, type Onlooker } from '#platform/identity/meeting.ts'
import { attachImage, detachImage } from '#platform/images/index.ts'
import { findProfile, upsertProfile } from './profile.repository.ts'

export interface ProfilePorts {
  database: Database
  clock: Clock
  /** Sends an event to every open screen of everybody but some. */
  publishToEveryone(event: string, payload: unknown, but: readonly string[]): void
  /** Sends an event to every open screen of a user. */
  publish(userId: string, event: string, payload: unknown): void
}

/** People's profiles: everybody reads everyone's, each changes their own. */
export class ProfileService {
  readonly #ports: ProfilePorts

  constructor(ports: ProfilePorts) {
    this.#ports = ports
  }

  async readOwn(userId: string): Promise<OwnProfile> {
    const { verified: _, ...own } = await requireProfile(this.#ports.database, userId)
    return own
  }

  /** What a user tells others: all but the address. Errors: NOT_FOUND. */
  async view(viewer: Onlooker, userId: string): Promise<Profile> {
    if (!mayMeet(viewer, userId)) throw new DomainError('NOT_FOUND')
    const { email: _, verified, ...told } = await requireProfile(this.#ports.database, userId)
    if (!verified) throw new DomainError('NOT_FOUND')
    return told
  }

  /** Saves the form as a whole; the picture it no longer names is forgotten. Errors: IMAGE_NOT_FOUND. */
  async update({ userId, hidden }: Onlooker, body: ProfileBody): Promise<OwnProfile> {
    const { database, clock } = this.#ports
    return database.transaction(async (tx) => {
      const { displayName, photoId, ...rest } = body
      // First, for its lock: two savings at once must not both see the old picture.
      await updateDisplayName(tx, { id: userId, displayName })
      const { verified, ...before } = await requireProfile(tx, userId)
      const now = clock.now()
      const isNewPhoto = photoId !== before.photoId
      if (photoId !== null && isNewPhoto)
        await attachImage(tx, { id: photoId, ownerId: userId, purpose: 'profile', now })
      await upsertProfile(tx, { userId, photoId, ...rest, now })
      if (before.photoId !== null && isNewPhoto) await detachImage(tx, before.photoId)
      const change: ProfileChange = { userId, displayName, photoId }
      tx.afterCommit(() => {
        if (verified) this.#ports.publishToEveryone(profileChangedEvent, change, hidden)
        // Others know nothing of who is not verified.
        else this.#ports.publish(userId, profileChangedEvent, change)
      })
      return { ...before, ...body }
    })
  }
}

async function requireProfile(on: Executor, userId: string): Promise<OwnProfile & { verified: boolean }> {
  const [profile] = await findProfile(on, { userId })
  if (!profile) throw new DomainError('NOT_FOUND')
  return profile
}
