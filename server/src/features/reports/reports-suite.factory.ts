import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, beforeEach } from 'vitest'
import { bytesOf, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { nameSteward } from './reports.factory.ts'

/** Of whom something is reported, and who reports it: new to every test, where its file says `withReporter()`. */
export let author: TestUser
export let reporter: TestUser
/** Of the campus, the same for all tests of the file. */
export let steward: TestUser

/** Starts the file's app, names its steward, and signs an author and a reporter up before each test. */
export function withReporter(start?: () => Promise<TestApp>): void {
  withApp(start)
  beforeAll(async () => {
    steward = await app.signUp()
    await nameSteward(app, steward)
  })
  beforeEach(async () => {
    author = await app.signUp()
    reporter = await app.signUp()
  })
}

/** Uploads a picture and shows it in somebody's profile; returns its id. */
export async function profilePictureOf(as: TestUser): Promise<string> {
  const { body } = await upload(app, as, await bytesOf(testImage(8, 6).png()), { purpose: 'profile' })
  await show(as, body.id)
  return body.id
}

/** Shows a picture that somebody has uploaded in their profile, or none. */
export const show = (as: TestUser, photoId: string | null) => {
  const texts = { displayName: as.displayName, dorm: '', preferences: '', allergies: '' }
  return app.call(profileCalls.update, { as, input: { body: { ...texts, age: null, photoId } } })
}
