import { authCalls } from '@shelfmate/contract/account/auth'
import { msPerDay, msPerMinute } from '@shelfmate/contract/api/durations'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { type QueueState, queueChangedEvent, stewardsCalls } from '@shelfmate/contract/people/stewards'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn, mailsTo, wrongPassword } from '#features/auth/auth.factory.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { sessionCookie, type TestUser } from '../../testing/test-app.ts'
import { decide, nameSteward, report } from './reports.factory.ts'

let steward: TestUser
let suspended: TestUser
/** The report that led to it. */
let id: string
withApp()
beforeAll(async () => {
  steward = await app.signUp()
  await nameSteward(app, steward)
})
beforeEach(async () => {
  suspended = await app.signUp()
  id = await reported()
  expect((await decide(app, steward, id, { outcome: 'suspended' }, 'Sold food.')).status).toBe(204)
})

const reported = async () => report(app, await app.signUp(), { kind: 'person', targetId: suspended.id })
const answer = ({ email, password }: Pick<TestUser, 'email' | 'password'>, text = 'It was a gift.') =>
  app.call(authCalls.answerSuspension, { input: { body: { email, password, text } } })
const lift = (as: TestUser, reason = 'It was a gift indeed.', of = id) =>
  app.call(stewardsCalls.lift, { as, input: { params: { id: of }, body: { reason } } })
const listed = async (state: QueueState) => {
  const answered = await app.call(stewardsCalls.listReports, { as: steward, input: { query: { state } } })
  return answered.body.items.some((each) => each.id === id)
}
const read = async (of = id) =>
  (await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id: of } } })).body

describe('the answer to a suspension', () => {
  it('is given at the login, once, and found by the stewards at once', async () => {
    const { email, password } = suspended
    const { error } = await logIn(app, email, password)
    expect(error).toMatchObject({
      code: 'SUSPENDED_UNANSWERED',
      message: expect.stringMatching(/Sold food.*answer once, where you log in/),
    })
    expect(await listed('answered')).toBe(false)
    const screen = await new LiveClient(await app.listen(), steward).connected()
    expect((await answer(suspended)).status).toBe(204)
    await screen.receives(queueChangedEvent)
    screen.close()
    expect([await listed('answered'), await listed('closed'), await listed('open')]).toEqual([
      true,
      true,
      false,
    ])
    expect((await read()).record).toMatchObject([{ action: 'suspended', answer: 'It was a gift.' }])
    expect((await answer(suspended, 'And another thing')).error?.code).toBe('ALREADY_ANSWERED')
    expect((await logIn(app, email, password)).error).toMatchObject({
      code: 'SUSPENDED',
      message: expect.stringContaining('ask the people who run'),
    })
  })

  it('asks for the password, and for a suspension that a steward decided', async () => {
    expect((await answer({ ...suspended, password: wrongPassword })).error?.code).toBe('INVALID_CREDENTIALS')
    expect((await answer(await app.signUp())).error?.code).toBe('NOT_SUSPENDED')
    const byOperator = await app.signUp()
    await app.pool.query(`update users set suspended_at = now(), suspension_reason = 'Spam.' where id = $1`, [
      byOperator.id,
    ])
    expect((await logIn(app, byOperator.email, byOperator.password)).error?.code).toBe('SUSPENDED')
    expect((await answer(byOperator)).error?.code).toBe('ALREADY_ANSWERED')
    expect((await read()).record).toMatchObject([{ answer: null }])
  })

  it('is to the decision that keeps them out, not to one since then that added nothing', async () => {
    const another = await reported()
    expect((await decide(app, steward, another, { outcome: 'suspended' }, 'Rude as well.')).status).toBe(204)
    const { email, password } = suspended
    expect((await logIn(app, email, password)).error?.message).toContain('Sold food.')
    expect((await answer(suspended)).status).toBe(204)
    expect([await listed('answered'), (await read()).canLift]).toEqual([true, true])
    expect((await read()).record).toContainEqual(
      expect.objectContaining({ reason: 'Sold food.', answer: 'It was a gift.' }),
    )
    expect((await logIn(app, email, password)).error?.code).toBe('SUSPENDED')
  })
})

describe('a suspension', () => {
  it('is lifted with a reason, which is recorded, mailed, and told in the profile', async () => {
    await answer(suspended)
    expect((await read()).canLift).toBe(true)
    // What happens at one moment is told in no order.
    app.clock.advance(msPerMinute)
    expect((await lift(steward)).status).toBe(204)
    const { email, password } = suspended
    const back = await logIn(app, email, password)
    expect(back.status).toBe(200)
    await expect
      .poll(() => mailsTo(app, email).map(({ subject }) => subject))
      .toContain('You can use Shelfmate again')
    expect(mailsTo(app, email).at(-1)?.text).toMatch(/What you had offered was removed .* does not come back/)
    expect(
      (await app.call(reportsCalls.measures, { as: { cookie: sessionCookie(back) } })).body.items,
    ).toMatchObject([
      { action: 'lifted', reason: 'It was a gift indeed.' },
      { action: 'suspended', until: app.clock.now().toISOString(), answer: 'It was a gift.' },
    ])
    const { rows } = await app.pool.query(
      'select action, operator, reason from admin_actions where target = $1 order by at desc, ctid desc limit 1',
      [email],
    )
    expect(rows).toEqual([{ action: 'restore', operator: steward.email, reason: 'It was a gift indeed.' }])
    expect([(await read()).canLift, await listed('answered')]).toEqual([false, false])
    expect((await lift(steward)).error?.code).toBe('NOT_SUSPENDED')
  })

  it('is lifted by nobody who may not judge its report', async () => {
    const [elsewhere, nobody] = [await app.signUp(), await app.signUp()]
    await nameSteward(app, elsewhere, 'Cinnamon')
    for (const each of [elsewhere, nobody]) expect((await lift(each)).status).toBe(404)
    expect((await read()).canLift).toBe(true)
  })

  it('that somebody decided at the terminal since stays', async () => {
    await answer(suspended)
    expect(await listed('answered')).toBe(true)
    await app.pool.query(`update users set suspension_reason = 'Threats.' where id = $1`, [suspended.id])
    expect((await read()).canLift).toBe(false)
    expect((await lift(steward)).error?.code).toBe('NOT_SUSPENDED')
    expect((await logIn(app, suspended.email, suspended.password)).error?.code).toBe('SUSPENDED')
    expect((await answer(suspended)).error?.code).toBe('ALREADY_ANSWERED')
    expect(await listed('answered')).toBe(false)
  })

  it('is not lifted through a later report that was decided in the same words', async () => {
    app.clock.advance(msPerMinute)
    const another = await reported()
    expect((await decide(app, steward, another, { outcome: 'suspended' }, 'Sold food.')).status).toBe(204)
    expect([(await read()).canLift, (await read(another)).canLift]).toEqual([true, false])
    expect((await lift(steward, 'Forgiven.', another)).error?.code).toBe('NOT_SUSPENDED')
  })
})

describe('a suspension that made another one longer', () => {
  const { days, why } = { days: 5, why: 'Threats.' }
  let another: string
  const outOf = async () => (await logIn(app, suspended.email, suspended.password)).error?.message
  async function lengthen() {
    app.clock.advance(msPerMinute)
    another = await reported()
    expect((await decide(app, steward, another, { outcome: 'suspended' }, 'Rude.')).status).toBe(204)
    app.clock.advance(msPerMinute)
  }
  beforeEach(async () => {
    suspended = await app.signUp()
    id = await reported()
    expect((await decide(app, steward, id, { outcome: 'suspended', days }, why)).status).toBe(204)
  })

  it('is lifted alone: the other one holds again, and can be answered and lifted itself', async () => {
    await lengthen()
    expect(await outOf()).toMatch(/further notice.*Rude/)
    expect((await lift(steward, 'Not that rude.', another)).status).toBe(204)
    expect(await outOf()).toMatch(/until .*Threats/)
    expect([(await read()).canLift, (await read(another)).canLift]).toEqual([true, false])
    const subjects = () => mailsTo(app, suspended.email).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toContainEqual(expect.stringMatching(/^Your Shelfmate account is suspended until \d+ \w+ \d{4}, \d/))
    expect(subjects()).not.toContain('You can use Shelfmate again')
    expect(mailsTo(app, suspended.email).at(-1)?.text).toContain('Another one holds')
    const { record } = await read()
    expect(record.map(({ action, reason, until }) => [action, reason, until !== null])).toEqual([
      ['lifted', 'Not that rude.', false],
      ['suspended', 'Rude.', true],
      ['suspended', why, true],
    ])
    expect((await answer(suspended)).status).toBe(204)
    expect(await listed('answered')).toBe(true)
    await lengthen()
    expect((await lift(steward, 'Nor that.', another)).status).toBe(204)
    expect((await lift(steward)).status).toBe(204)
    expect((await logIn(app, suspended.email, suspended.password)).status).toBe(200)
  })

  it('is all that kept somebody out, once the other one is over', async () => {
    await lengthen()
    app.clock.advance(days * msPerDay)
    expect((await lift(steward, 'Long enough.', another)).status).toBe(204)
    expect((await logIn(app, suspended.email, suspended.password)).status).toBe(200)
  })
})

describe('a suspension that is no longer than the one in force', () => {
  const outOf = async () => (await logIn(app, suspended.email, suspended.password)).error?.message
  async function alsoDecided(days: number | undefined, why: string) {
    app.clock.advance(msPerMinute)
    const another = await reported()
    const decision = { outcome: 'suspended' as const, ...(days !== undefined && { days }) }
    expect((await decide(app, steward, another, decision, why)).status).toBe(204)
    app.clock.advance(msPerMinute)
    return another
  }

  it.each([
    [7, /until .*Threats/],
    [undefined, /further notice.*Threats/],
  ])('holds until its own end once that is lifted (%s days)', async (days, told) => {
    const another = await alsoDecided(days, 'Threats.')
    const end = days && new Date(app.clock.now().getTime() - msPerMinute + days * msPerDay).toISOString()
    expect(await outOf()).toMatch(/further notice.*Sold food/)
    expect((await lift(steward)).status).toBe(204)
    expect(await outOf()).toMatch(told)
    expect([(await read()).canLift, (await read(another)).canLift]).toEqual([false, true])
    expect((await read()).record.find(({ reason }) => reason === 'Threats.')?.until).toBe(end ?? null)
    await expect
      .poll(() => mailsTo(app, suspended.email).at(-1)?.text)
      .toContain('Another one holds: your account is suspended')
    app.clock.advance((days ?? 0) * msPerDay)
    if (days === undefined) expect((await lift(steward, 'Nor that.', another)).status).toBe(204)
    expect((await logIn(app, suspended.email, suspended.password)).status).toBe(200)
  })

  it('holds as long as any of them, and brings nothing back that was lifted before', async () => {
    suspended = await app.signUp()
    const first = await alsoDecided(5, 'First.')
    const longest = await alsoDecided(undefined, 'Longest.')
    await alsoDecided(3, 'Shortest.')
    const last = await alsoDecided(7, 'Last.')
    for (const [lifted, next] of [
      [longest, 'Last'],
      [last, 'First'],
      [first, 'Shortest'],
    ] as const) {
      expect((await lift(steward, 'Forgiven.', lifted)).status).toBe(204)
      expect(await outOf()).toMatch(new RegExp(`until .*${next}`))
      app.clock.advance(msPerMinute)
    }
    app.clock.advance(3 * msPerDay)
    expect((await logIn(app, suspended.email, suspended.password)).status).toBe(200)
  })
})
