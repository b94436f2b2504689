import { profileCalls } from '@shelfmate/contract/profile/profile'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { ProfileService } from './profile.service.ts'

/** The profile's calls. */
export function profileRoutes(profiles: ProfileService): Implementation[] {
  return [
    implement(profileCalls.readOwn, ({ viewer }) => profiles.readOwn(viewer.userId)),
    implement(profileCalls.update, ({ viewer, body }) => profiles.update(viewer, body)),
    implement(profileCalls.view, ({ viewer, params }) => profiles.view(viewer, params.userId)),
  ]
}
