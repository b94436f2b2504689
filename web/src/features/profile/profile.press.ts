import type { OwnProfile, ProfileBody } from '@shelfmate/contract/profile/profile'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from './profile.addresses.ts'
import { receiveProfile, refreshProfiles } from './profile.queries.ts'
import * as words from './profile-words.ts'

/** A profile as it waits on the device: it is saved as a whole, so that saving it again changes nothing. */
export interface ProfilePress {
  call: { name: 'update'; input: { body: ProfileBody } }
}

export const profileKind = callKind<ProfilePress, OwnProfile>({
  addresses,
  receive: receiveProfile,
  refresh: refreshProfiles,
  words: ({ call }) => {
    const { displayName, dorm, preferences, allergies } = call.input.body
    return {
      what: words.saveYourProfile,
      failure: words.profileNotSaved,
      typed: [displayName, dorm, preferences, allergies].filter((line) => line !== ''),
    }
  },
})
