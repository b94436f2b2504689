import type { Executor } from '#platform/database/database.ts'
import { findProfile } from './profile.repository.ts'

export { moveProfiles } from './namesakes.ts'
export { listenForNewcomers } from './profile.listeners.ts'
export {
  allergiesOf,
  findProfiles,
  findShown,
  keepsDorm,
  keepsProfile,
  photoIdOf,
  residentsOf,
} from './profile.repository.ts'
export { profileRoutes } from './profile.routes.ts'
export { ProfileService } from './profile.service.ts'
export { ProfileNews } from './profile-news.ts'

/** What a user eats and must not eat, as they wrote it; empty where they wrote nothing. */
export async function readDiet(
  on: Executor,
  userId: string,
): Promise<{ preferences: string; allergies: string }> {
  const [profile] = await findProfile(on, { userId })
  return { preferences: profile?.preferences ?? '', allergies: profile?.allergies ?? '' }
}
