import { authCalls } from '@shelfmate/contract/account/auth'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { addPost } from '../../exchange/exchange.factory.ts'
import { decide, nameSteward, report } from '../../reports/reports.factory.ts'
import { ask } from '../../requests/requests.factory.ts'
import { eight, noticeStage } from '../notices.factory.ts'
import { logIn, shown, takeNotices } from '../push/push.factory.ts'

const stage = noticeStage()

describe('expiring food', () => {
  it('is told at eight, once a day', async () => {
    await stage.add('Tofu', '2027-03-11')
    await stage.add('Milk', '2027-03-10')
    await stage.morningAt('2027-03-09T23:59:00Z')
    expect(stage.device.tries).toBe(0)
    for (const minute of ['00', '01', '02', '59']) await stage.morningAt(`2027-03-10T00:${minute}:00Z`)
    expect(shown(stage.device)).toEqual([
      {
        title: 'Use soon: Milk (today), Tofu',
        body: 'Open your pantry to use it, cook it or give it away.',
        tag: 'expiry',
        url: '/pantry',
      },
    ])
    await stage.morningAt('2027-03-11T00:00:00Z')
    expect(shown(stage.device)).toHaveLength(2)
  })

  it('is kept for a device that is away until midnight: by then it names another day', async () => {
    await stage.add('Milk', '2027-03-10')
    await stage.morningAt('2027-03-10T00:30:00Z')
    expect(stage.device.received[0]?.headers['ttl']).toBe(String(15.5 * 3_600))
  })

  it('that passed is mentioned once', async () => {
    await stage.add('Milk', '2027-03-10')
    for (const day of ['10', '11', '12', '13']) await stage.morningAt(`2027-03-${day}T00:00:00Z`)
    expect(shown(stage.device)).toMatchObject([
      { title: 'Use soon: Milk (today)' },
      { title: 'Expired: Milk' },
    ])
  })

  it('that passed while this was switched off is told once it is on again', async () => {
    await stage.choose({ expiry: false })
    await stage.add('Milk', '2027-03-09')
    await stage.morningAt(eight)
    await stage.choose({ expiry: true })
    await stage.morningAt('2027-03-11T00:00:00Z')
    expect(shown(stage.device)).toMatchObject([{ title: 'Expired: Milk' }])
  })

  it('of today is told of before a hundred that passed', async () => {
    for (let n = 0; n < 100; n++) await stage.add('Eggs', '2027-03-01')
    await stage.add('Milk', '2027-03-10')
    await stage.morningAt(eight)
    expect(shown(stage.device)).toMatchObject([{ title: 'Use soon: Milk (today) and 1 more' }])
  })

  it('is told beside the mail, and without it', async () => {
    await stage.add('Milk', '2027-03-10')
    await stage.app.call(notificationsCalls.update, {
      as: stage.kai,
      input: { body: { emailEnabled: false } },
    })
    stage.app.mails.length = 0
    await stage.morningAt(eight)
    expect([stage.app.mails.length, stage.device.received.length]).toEqual([0, 1])
  })

  it.each([
    ['nothing is due', async () => void (await stage.add('Rice', '2027-03-14'))],
    [
      'it is switched off',
      async () => {
        await stage.add('Milk', '2027-03-10')
        await stage.choose({ expiry: false })
      },
    ],
  ])('is not told where %s', async (_, prepare) => {
    await prepare()
    await stage.morningAt(eight)
    expect(stage.device.tries).toBe(0)
    expect(await stage.waiting()).toEqual([])
  })

  it('waits for the end of quiet hours, and tells what is true then', async () => {
    await stage.choose({ quietFrom: '21:00', quietUntil: '09:30' })
    const milk = await stage.add('Milk', '2027-03-10')
    await stage.add('Tofu', '2027-03-10')
    await stage.morningAt(eight)
    await stage.app.call(pantryCalls.consumeItem, {
      as: stage.kai,
      input: { params: { id: milk }, body: {} },
    })
    await stage.morningAt('2027-03-10T01:29:00Z')
    expect(stage.device.tries).toBe(0)
    await stage.morningAt('2027-03-10T01:30:00Z')
    expect(shown(stage.device)).toMatchObject([{ title: 'Use soon: Tofu (today)' }])
  })

  it('is told by a worker that comes late, and not in quiet hours', async () => {
    await stage.add('Milk', '2027-03-10')
    await stage.morningAt('2027-03-10T07:00:00Z')
    expect(shown(stage.device)).toMatchObject([{ title: 'Use soon: Milk (today)' }])
    await stage.morningAt('2027-03-11T14:30:00Z') // Half past ten in the evening.
    expect(stage.device.tries).toBe(1)
    for (const moment of ['11T23:00', '12T00:00']) await stage.morningAt(`2027-03-${moment}:00Z`)
    expect(shown(stage.device).slice(1)).toMatchObject([{ title: 'Expired: Milk' }])
  })

  it('is not told at once to who signed up after eight', async () => {
    await stage.add('Milk', '2027-03-10')
    await stage.app.pool.query('update users set created_at = $1', ['2027-03-10T00:00:01Z'])
    await stage.morningAt('2027-03-10T07:00:00Z')
    expect(stage.device.tries).toBe(0)
  })

  it('that was used up meanwhile, or switched off, is not told', async () => {
    await stage.choose({ quietFrom: '21:00', quietUntil: '09:30' })
    await stage.add('Milk', '2027-03-10')
    await stage.morningAt(eight)
    await stage.choose({ expiry: false })
    await stage.morningAt('2027-03-10T01:30:00Z')
    expect(stage.device.tries).toBe(0)
    expect(await stage.waiting()).toEqual([])
  })

  it('goes by the user’s own clock', async () => {
    const far = await stage.app.signUp({ timeZone: 'America/New_York' })
    await stage.morningAt('2027-03-09T13:00:00Z') // Eight in New York, before its summer time: the day before is decided.
    await stage.add('Milk', '2027-03-10', far)
    const theirs = await takeNotices(stage.app, far, stage.service)
    await stage.morningAt(eight)
    expect(theirs.tries).toBe(0)
    await stage.morningAt('2027-03-10T13:00:00Z')
    expect(theirs.tries).toBe(1)
  })
})

it('is told to who logs in east of here, where the morning was decided already', async () => {
  const there = await stage.app.signUp({ timeZone: 'Asia/Tokyo' })
  await stage.add('Milk', '2027-03-10', there)
  await stage.add('Milk', '2027-03-10')
  await stage.app.pool.query(`update users set time_zone = 'Asia/Singapore' where id = $1`, [stage.kai.id])
  await stage.morningAt('2027-03-09T23:10:00Z') // Ten past eight in Tokyo.
  expect(stage.device.tries).toBe(0)
  const { email, password } = stage.kai
  const body = { email, password, timeZone: 'Asia/Tokyo' }
  await stage.app.call(authCalls.login, { input: { body } })
  for (const minute of ['11', '12']) await stage.morningAt(`2027-03-09T23:${minute}:00Z`)
  expect(shown(stage.device)).toMatchObject([{ title: 'Use soon: Milk (today)' }])
})

it('food that is to change hands today is named, also where nothing expires', async () => {
  const post = await addPost(stage.app, stage.mei, { giving: 'firstCome' })
  await ask(stage.app, stage.kai, post.id)
  await stage.morningAt('2027-03-11T00:00:00Z')
  expect(shown(stage.device)).toMatchObject([
    { title: `Today: ${post.foodName} from ${stage.mei.displayName}`, url: '/home' },
  ])
})

it('whoever is suspended is told nothing, and again on what they log in with when it is over', async () => {
  const { app, kai, mei } = stage
  const steward = await app.signUp()
  await nameSteward(app, steward)
  await stage.add('Milk', '2027-03-11')
  const id = await report(app, mei, { kind: 'person', targetId: kai.id })
  expect((await decide(app, steward, id, { outcome: 'suspended', days: 1 })).status).toBe(204)
  await stage.morningAt('2027-03-11T00:00:00Z')
  expect(await stage.waiting()).toEqual([])
  app.clock.set('2027-03-11T04:00:00Z')
  const again = await takeNotices(app, await logIn(app, kai), stage.service)
  await stage.morningAt('2027-03-12T00:00:00Z')
  expect([stage.device.tries, shown(again)]).toMatchObject([0, [{ title: 'Expired: Milk' }]])
})
