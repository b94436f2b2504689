import type { OwnProfile, ProfileBody, profileCalls } from '@shelfmate/contract/profile/profile'
import { sendTo } from '#lib/api/api-client.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { currentSession } from '#lib/api/session.ts'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from './profile.addresses.ts'
import { receiveProfile, refreshProfiles } from './profile.queries.ts'
import * as words from './profile-words.ts'

/** A profile as it waits on the device: it is saved as a whole, so that saving it again changes nothing. */
export interface ProfilePress {
  call: { name: 'update'; input: { body: ProfileBody } }
  /** What the form began with; versions before did not say it, and what they left saves the form as it was. */
  base?: ProfileBody
}

/** What was changed since `base`, and the rest as the server has it `now`: another device may have saved that meanwhile. */
export function rebased(body: ProfileBody, base: ProfileBody, now: ProfileBody): ProfileBody {
  const { seenBy } = body
  return {
    ...changedSince(body, base, now),
    ...(seenBy && base.seenBy && now.seenBy && { seenBy: changedSince(seenBy, base.seenBy, now.seenBy) }),
  }
}

function changedSince<Fields extends object>(fields: Fields, base: Fields, now: Fields): Fields {
  const kept = Object.keys(fields).filter((name) => Reflect.get(fields, name) === Reflect.get(base, name))
  return { ...fields, ...Object.fromEntries(kept.map((name) => [name, Reflect.get(now, name)])) }
}

export const profileKind = callKind<ProfilePress, OwnProfile>({
  addresses,
  prepare: async ({ call: { input }, base }) => {
    if (!base) return input
    const now = await sendTo<typeof profileCalls.readOwn>(addresses.readOwn, {})
    // Somebody else has entered while it asked: it would be saved over theirs.
    if (now.userId !== currentSession()?.id) throw new ApiError('UNAUTHENTICATED', 401)
    return { body: rebased(input.body, base, now) }
  },
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
