import { profileCalls } from '@shelfmate/contract/profile/profile'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import { type ProfilePorts, ProfileService } from './profile.service.ts'

/** The profile's calls. */
export function profileRoutes(ports: ProfilePorts): Implementation[] {
  const profiles = new ProfileService(ports)
  return [
    implement(profileCalls.readOwn, ({ viewer }) => profiles.readOwn(viewer.userId)),
    implement(profileCalls.update, ({ viewer, body }) => profiles.update(viewer, body)),
    implement(profileCalls.view, ({ viewer, params }) => profiles.view(viewer, params.userId)),
  ]
}
