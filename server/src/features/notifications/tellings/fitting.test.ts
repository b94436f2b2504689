import { msPerMinute } from '@shelfmate/contract/api/durations'
import { expect, it } from 'vitest'
import { addPost } from '../../exchange/exchange.factory.ts'
import { noticeStage } from '../notices.factory.ts'
import { sendNotices, shown, tellOfPosts } from '../push/push.factory.ts'
import { addNeighbour, type Neighbour } from './tellings.factory.ts'

const stage = noticeStage()
const people = 200
const workersMs = 60_000

/** Noon in Singapore, in some people's quiet hours. */
const noonQuiet = ['11:00', '14:00'] as const
const nightQuiet = ['22:00', '07:00'] as const

const pick = <T>(from: readonly T[], n: number): T => {
  const one = from[n % from.length]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** Every n-th person differs in something; the steps have no common factor, so that all of it meets. */
const neighbour = (n: number): Neighbour => ({
  dorm: pick(['Tembusu', 'tembusu', 'Tembusu', 'PGP', ''], n),
  rescue: n % 3 !== 0,
  search: pick(['TOFU', '', 'rice', 'fú'], Math.floor(n / 3)),
  preferences: pick(['', 'spicy', 'vegetarian', 'no tofu'], n),
  allergies: pick(['', 'peanuts', 'soy', 'none', '', 'Sojabohnen', 'x̷͓̀ꙮ؃'], n),
  verified: n % 23 !== 0,
  suspended: n % 29 === 0,
  blocked: n % 31 === 0,
  hasDevice: n % 17 !== 0,
  quiet: n % 11 === 0 ? noonQuiet : nightQuiet,
})

/** Said apart from the server's own words for it. */
const fits = ({ dorm, rescue, search, preferences, allergies, ...person }: Neighbour) =>
  dorm.toLowerCase() === 'tembusu' &&
  (rescue || search === 'TOFU' || search === 'fú') &&
  preferences !== 'no tofu' &&
  ['', 'none', 'peanuts'].includes(allergies) &&
  person.verified &&
  !person.suspended &&
  !person.blocked &&
  person.hasDevice

it(
  'tells of food to rescue exactly those of 200 whom it fits, none in quiet hours, none twice',
  async () => {
    const { app, beside, mei, service } = stage
    await app.pool.query("update users set created_at = created_at - interval '30 days'")
    const all: Awaited<ReturnType<typeof addNeighbour>>[] = []
    for (let n = 0; n < people; n++) all.push(await addNeighbour(app, service, mei.id, neighbour(n)))
    const post = await addPost(app, mei, {
      expiryDate: '2027-03-12',
      allergens: { contains: ['soy'], mayContain: [] },
    })
    const fitting = all.filter(({ person }) => fits(person))
    const quiet = fitting.filter(({ person }) => person.quiet === noonQuiet)
    expect([fitting.length, quiet.length]).toSatisfy(([one = 0, other = 0]) => one > 30 && other > 2)

    const work = async () => {
      await Promise.all([tellOfPosts(app, beside), tellOfPosts(beside, app)])
      await Promise.all([sendNotices(app, beside), sendNotices(beside, app)])
    }
    const told = () => all.filter(({ device }) => device.tries > 0).map(({ userId }) => userId)
    const ids = (of: typeof all) => of.map(({ userId }) => userId)
    await work()
    expect(told()).toEqual([])
    app.clock.advance(msPerMinute)
    await work()
    expect(told()).toEqual(ids(fitting.filter((each) => !quiet.includes(each))))

    // Anew, by edits that change nothing, and by workers that do it all again.
    const { expiryDate, foodName, description, quantity, location, allergens } = post
    const body = { expiryDate, foodName, description, quantity, location, allergens, photoId: null }
    for (const _ of [1, 2]) {
      const edited = await app.send('PUT', `/api/exchange/posts/${post.id}`, { as: mei, body })
      expect(edited.status).toBe(200)
      app.clock.advance(msPerMinute)
      await work()
    }
    // When the quiet hours of those who rest at noon are over.
    app.clock.set('2027-03-10T06:01:00Z')
    await work()
    await work()
    expect(told()).toEqual(ids(fitting))
    expect(all.filter(({ device }) => device.tries > 1)).toEqual([])
    expect(shown(fitting[0]?.device ?? stage.device)).toMatchObject([
      { title: 'Tofu in Tembusu', url: `/exchange/posts/${post.id}` },
    ])
  },
  workersMs,
)
