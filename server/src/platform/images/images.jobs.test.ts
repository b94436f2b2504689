import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from './images.factory.ts'
import { attachImage, detachImage } from './images.ts'

let test: TestApp & { dataDir: string }
let owner: TestUser
let other: TestUser
beforeAll(async () => {
  test = await startWithImages()
  owner = await test.signUp()
  other = await test.signUp()
})
afterAll(() => test.close())

const collect = async () => test.app.jobs.find((job) => job.name === 'images.collect')?.run()
const files = async () => {
  const names = await readdir(join(test.dataDir, 'images'), { recursive: true })
  return names.filter((name) => name.endsWith('.webp'))
}
let side = 20
/** An image of its own, so that its bytes are shared with none. */
const uploadOne = async (as = owner) => {
  side += 1
  const bytes = await bytesOf(testImage(side * 2, side * 2).png())
  const { body } = await upload(test, as, bytes)
  return { id: body.id, bytes }
}
const attach = (id: string, ownerId = owner.id, purpose: 'profile' | 'post' = 'profile') =>
  databaseOver(test.pool).transaction((tx) =>
    attachImage(tx, { id, ownerId, purpose, now: test.clock.now() }),
  )

/** As if it had been uploaded so long ago; sessions end sooner than uploads, so that the clock stays. */
const uploadedBefore = (ms: number, ...ids: string[]) =>
  test.pool.query('update images set created_at = $2 where id = any($1)', [
    ids,
    new Date(test.clock.now().getTime() - ms),
  ])

describe('collecting', () => {
  it('forgets what nothing named for as long as a message may wait on a device, and keeps what something names', async () => {
    const kept = await uploadOne()
    const lost = await uploadOne()
    await attach(kept.id)
    await uploadedBefore(29 * msPerDay, kept.id, lost.id)
    await collect()
    expect(await fetchImage(test, owner, lost.id)).toMatchObject({ status: 200 })
    await uploadedBefore(30 * msPerDay + 1, kept.id, lost.id)
    await collect()
    expect(await fetchImage(test, owner, lost.id)).toMatchObject({ status: 404 })
    expect(await fetchImage(test, other, kept.id)).toMatchObject({ status: 200 })
    expect(await files()).toHaveLength(2)
  })

  it('keeps no more than fifty that nothing named for a day of one user, the latest', async () => {
    const [hoarder, neighbour] = [await test.signUp(), await test.signUp()]
    const { id, bytes } = await uploadOne(hoarder)
    const ids = [id]
    while (ids.length < 52) ids.push((await upload(test, hoarder, bytes)).body.id)
    const theirs = await uploadOne(neighbour)
    const [first = '', second = '', ...others] = ids
    await uploadedBefore(2 * msPerDay, first, second)
    await uploadedBefore(msPerDay + msPerHour, ...others, theirs.id)
    await collect()
    const isThere = async (image: string) => (await fetchImage(test, hoarder, image)).status === 200
    expect(await Promise.all([first, second].map(isThere))).toEqual([false, false])
    expect(await Promise.all(others.map(isThere))).toEqual(others.map(() => true))
    expect(await fetchImage(test, neighbour, theirs.id)).toMatchObject({ status: 200 })
  })

  it('keeps bytes as long as one of several images holds them', async () => {
    const first = await uploadOne()
    const second = await upload(test, other, first.bytes)
    await attach(second.body.id, other.id)
    const before = await files()
    await uploadedBefore(30 * msPerDay + 1, first.id, second.body.id)
    await collect()
    expect(await fetchImage(test, owner, first.id)).toMatchObject({ status: 404 })
    expect(await fetchImage(test, other, second.body.id)).toMatchObject({ status: 200 })
    expect(await files()).toEqual(before)
  })

  it('forgets what was detached, and what belonged to a user who is gone', async () => {
    const { id } = await uploadOne()
    await attach(id)
    await databaseOver(test.pool).transaction((tx) => detachImage(tx, id))
    const leaver = await test.signUp()
    await uploadOne(leaver)
    await test.pool.query('delete from users where id = $1', [leaver.id])
    const before = await files()
    await collect()
    expect(await files()).toHaveLength(before.length - 4)
  })

  it('never loses bytes that are uploaded while they are collected', async () => {
    const { bytes } = await uploadOne()
    for (let round = 0; round < 8; round++) {
      await test.pool.query('delete from images where owner_id = $1 and attached_at is null', [owner.id])
      const [answer] = await Promise.all([upload(test, owner, bytes), collect(), collect()])
      expect(answer).toMatchObject({ status: 201 })
      expect(await fetchImage(test, owner, answer.body.id)).toMatchObject({ status: 200 })
    }
  })

  it('removes what uploads that were cut off left behind, and nothing younger', async () => {
    const folder = join(test.dataDir, 'uploads')
    await writeFile(join(folder, 'old'), 'half')
    await writeFile(join(folder, 'young'), 'half')
    const seconds = (ms: number) => (Date.now() + ms) / 1000
    await utimes(join(folder, 'old'), seconds(-2 * msPerHour), seconds(-2 * msPerHour))
    await utimes(join(folder, 'young'), seconds(0), seconds(0))
    await collect()
    expect(await readdir(folder)).toEqual(['young'])
  })
})

describe('attaching', () => {
  it('takes only one’s own upload of that purpose, and that once', async () => {
    const { id } = await uploadOne()
    await expect(attach(id, other.id)).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
    await expect(attach(id, owner.id, 'post')).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
    await expect(attach(crypto.randomUUID())).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
    await attach(id)
    await expect(attach(id)).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
  })

  it('shows a chat’s picture to nobody else until the chat says to whom', async () => {
    const { body } = await upload(test, owner, await bytesOf(testImage(20, 20).png()), { purpose: 'chat' })
    await databaseOver(test.pool).transaction((tx) =>
      attachImage(tx, { id: body.id, ownerId: owner.id, purpose: 'chat', now: test.clock.now() }),
    )
    expect(await fetchImage(test, owner, body.id)).toMatchObject({ status: 200 })
    expect(await fetchImage(test, other, body.id)).toMatchObject({ status: 404 })
  })
})
