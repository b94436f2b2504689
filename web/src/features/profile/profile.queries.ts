import type { OwnProfile, Profile, profileCalls } from '@shelfmate/contract/profile/profile'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { followOwnName } from '#lib/api/session.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { addresses } from './profile.addresses.ts'
import { ownKey, profileKey } from './profile-live.ts'

/** One's own profile, with the address. */
export const ownProfileQuery = queryOptions<OwnProfile>({
  queryKey: ownKey,
  queryFn: ({ signal }) => sendTo<typeof profileCalls.readOwn>(addresses.readOwn, {}, { signal }),
  meta: keptOnDevice(),
  networkMode: 'always',
})

/** What a user tells of themselves. */
export const profileQuery = (userId: string) =>
  queryOptions<Profile>({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) =>
      sendTo<typeof profileCalls.view>(addresses.view, { params: { userId } }, { signal }),
    networkMode: 'always',
  })

/** Brings the page up to what the server saved, and asks it again: another device may have saved since. */
export function receiveProfile(saved: OwnProfile): void {
  queryClient.setQueryData(ownKey, saved)
  void refreshProfiles()
  void readAgain({ queryKey: profileKey(saved.userId) })
  followOwnName(saved.displayName)
}

/** Reads one's own profile again. */
export const refreshProfiles = () => readAgain({ queryKey: ownKey })
