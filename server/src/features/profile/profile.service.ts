import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { OwnProfile, Profile, ProfileBody } from '@shelfmate/contract/profile/profile'
import { asksForHandOver, visibleProfile } from '@shelfmate/contract/profile/profile-visibility'
import { dormNamed, listDorms, readNameNow } from '#platform/campus/dorms.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { hiddenNow } from '#platform/identity/blocks/blocks.repository.ts'
import { updateDisplayName } from '#platform/identity/identity.repository.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import { attachImage, detachImage } from '#platform/images/index.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { seenDormOf, shownNameIn } from './namesakes.ts'
import { dropPhoto, findProfile, findShowing, upsertProfile } from './profile.repository.ts'
import type { ProfileNews } from './profile-news.ts'

interface StoredProfile {
  own: OwnProfile
  verified: boolean
  suspended: boolean
  shownName: string
  /** Null while it is hidden from others. */
  shownPhotoId: string | null
}

/** What a name stands beside while its owner is suspended. */
const nothing = { age: null, dorm: '', preferences: '', allergies: '', photoId: null }

/** What somebody is called whose name was taken away, until they choose another. */
const nameOfUnnamed = 'Unnamed neighbour'

/** What others are told of a change: the name that they see, and who hears nothing of it. */
type Told = Pick<StoredProfile, 'verified' | 'shownName'> & Pick<Onlooker, 'hidden'>

interface ProfilePorts extends Screens {
  database: Database
  clock: Clock
  /** The dorms of the configuration. */
  configuredDorms: readonly string[]
  /** Tells the screens of all others who are verified, but some. */
  news: Pick<ProfileNews, 'tell'>
  /** Whether food went from one of two people to the other. */
  haveHandedOver(on: Executor, one: string, other: string): Promise<boolean>
  /** What recipes go by in somebody's preferences, in words that are not theirs. */
  preferencesInPlainWords(text: string): Promise<string>
}

/** People's profiles: everybody reads of everyone's what they let be seen, each changes their own. */
export class ProfileService extends Service<ProfilePorts> {
  async readOwn(userId: string): Promise<OwnProfile> {
    return (await requireProfile(this.ports.database, userId)).own
  }

  /**
   * What a user tells this viewer: never the address, and the rest as far as they let it be seen (D59); the name alone while they
   * are suspended, who could not change it. Errors: NOT_FOUND.
   */
  async view(viewer: Onlooker, userId: string): Promise<Profile> {
    if (!mayInteract(viewer, userId)) throw new DomainError('NOT_FOUND')
    const { database, haveHandedOver } = this.ports
    const { own, verified, suspended, ...shown } = await requireProfile(database, userId)
    const { shownName: displayName, shownPhotoId: photoId } = shown
    const { email: _, seenBy, ...rest } = own
    const told = { ...rest, displayName, photoId }
    if (!verified) throw new DomainError('NOT_FOUND')
    if (userId === viewer.userId) return { ...told, photoId: own.photoId }
    if (suspended) return { userId, displayName, ...nothing }
    const met = asksForHandOver(seenBy) && (await haveHandedOver(database, userId, viewer.userId))
    return visibleProfile(told, seenBy, met)
  }

  /** Saves the form as a whole; the image it no longer names is forgotten. Errors: IMAGE_NOT_FOUND. */
  update(owner: Onlooker, body: ProfileBody): Promise<OwnProfile> {
    return this.ports.database.transaction((tx) => this.#save(tx, owner, body))
  }

  async #save(tx: Tx, { userId, hidden }: Onlooker, body: ProfileBody): Promise<OwnProfile> {
    const { displayName, photoId, seenBy: chosen, dorm: said, ...texts } = body
    // First, for its lock: two savings at once must not both see the old image.
    await updateDisplayName(tx, { id: userId, displayName })
    const { own: before, verified, shownPhotoId } = await requireProfile(tx, userId)
    const rest = { ...texts, dorm: await readNameNow(tx, said) }
    const now = this.ports.clock.now()
    const isNewImage = photoId !== before.photoId
    if (photoId !== null && isNewImage)
      await attachImage(tx, { id: photoId, ownerId: userId, purpose: 'profile', now })
    const seenBy = chosen ?? before.seenBy
    await upsertProfile(tx, { userId, photoId, ...rest, seenBy: JSON.stringify(seenBy), now })
    if (before.photoId !== null && isNewImage) await detachImage(tx, before.photoId)
    const dorm = seenDormOf({ dorm: rest.dorm, seenBy })
    const shown = await shownNameIn(tx, { userId, dorm, displayName })
    const change: ProfileChange = { userId, displayName, photoId: isNewImage ? photoId : shownPhotoId }
    this.#tell(tx, change, { verified, shownName: shown ?? displayName, hidden })
    return { ...before, ...body, ...rest, seenBy }
  }

  /**
   * Takes off a profile whose user is locked what it shows everybody in its owner's own words, and its picture. What they keep to
   * themselves stays, and so do a dorm that there is or was, their age, their allergies and the diet that recipes go by.
   */
  async takeWordsOff(tx: Tx, userId: string): Promise<void> {
    const { userId: _, email: __, ...kept } = (await requireProfile(tx, userId)).own
    const { dorm, preferences, seenBy } = kept
    const dorms = (await listDorms(tx, this.ports.configuredDorms)).map(({ name }) => name)
    const body = {
      ...kept,
      displayName: nameOfUnnamed,
      photoId: null,
      dorm: seenBy.dorm === 'everybody' ? (dormNamed(dorms, dorm) ?? '') : dorm,
      preferences:
        seenBy.preferences === 'everybody'
          ? await this.ports.preferencesInPlainWords(preferences)
          : preferences,
    }
    await this.#save(tx, { userId, hidden: await hiddenNow(tx, userId) }, body)
  }

  /** Takes a picture off the profile that shows it, if one does. */
  async takePictureOff(tx: Tx, photoId: string): Promise<void> {
    const [found] = await dropPhoto(tx, { photoId })
    if (found) await this.#tellPicture(tx, found.userId)
  }

  /** Tells of the profile that shows a picture, if one does, once others see that no more, or again. */
  async tellOfPicture(tx: Tx, photoId: string): Promise<void> {
    const [found] = await findShowing(tx, { photoId })
    if (found) await this.#tellPicture(tx, found.userId)
  }

  async #tellPicture(tx: Tx, userId: string): Promise<void> {
    const { own, shownPhotoId: photoId, ...others } = await requireProfile(tx, userId)
    const change = { userId, displayName: own.displayName, photoId }
    this.#tell(tx, change, { ...others, hidden: await hiddenNow(tx, userId) })
  }

  /** Tells every screen once it is so. */
  #tell(tx: Tx, change: ProfileChange, { verified, shownName, hidden }: Told): void {
    const { userId } = change
    tx.afterCommit(() => {
      this.ports.publish(userId, profileChangedEvent, change)
      // Others know nothing of who is not verified.
      if (verified) this.ports.news.tell({ ...change, displayName: shownName }, [...hidden, userId])
    })
  }
}

async function requireProfile(on: Executor, userId: string): Promise<StoredProfile> {
  const [profile] = await findProfile(on, { userId })
  if (!profile) throw new DomainError('NOT_FOUND')
  const { verified, suspended, shownName, shownPhotoId, ...own } = profile
  return { own, verified, suspended, shownName, shownPhotoId }
}
