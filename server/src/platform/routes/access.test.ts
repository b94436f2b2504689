import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { startWithImages } from '#platform/images/images.factory.ts'
import { expectRefusal } from '../../testing/error-shape.ts'
import { belongings, bodies, openToAll, paramsNaming, queries } from '../../testing/examples.ts'
import { app, withApp } from '../../testing/suite.ts'
import { sessionCookie, type TestUser, urlOf } from '../../testing/test-app.ts'

const msPerMonth = 31 * msPerDay

let owner: TestUser
let stranger: TestUser
let outsiders: [string, { cookie: string } | undefined][]
withApp(startWithImages)
beforeAll(async () => {
  outsiders = await makeOutsiders()
  owner = await app.signUp()
  stranger = await app.signUp()
})

/** Everybody whose session is none, or none any more. */
async function makeOutsiders(): Promise<typeof outsiders> {
  const expired = await app.signUp()
  app.clock.advance(msPerMonth)
  const loggedOut = await app.signUp()
  await app.call(authCalls.logout, { as: loggedOut })
  const careful = await app.signUp()
  const { email, password } = careful
  const left = await app.call(authCalls.login, { input: { body: { email, password } } })
  const body = { currentPassword: password, newPassword: 'teh-tarik, kurang manis' }
  const changed = await app.call(authCalls.changePassword, { as: careful, input: { body } })
  const suspended = await app.signUp()
  // As if the session had been opened while the suspension was written: those of before are ended with it.
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  const tampered = sessionCookie(changed).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  return [
    ['nobody', undefined],
    ['an expired session', expired],
    ['a session logged out', loggedOut],
    ['a session ended by a new password', { cookie: sessionCookie(left) }],
    ['a cookie from before a new password', careful],
    ['the session of somebody suspended', suspended],
    ['a session altered by a letter', { cookie: tampered }],
  ]
}

const ask = (name: string, call: Call, as: { cookie: string } | undefined, id = '') =>
  app.send(call.method, urlOf(call, { params: paramsNaming(call, id), query: queries[name] ?? {} }), {
    // A form is read only once it is known who sends it.
    body: call.bodyAs === 'multipart' ? undefined : bodies[name]?.(),
    as,
  })

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '"requestId":""')

/** Everything that is stored, but for the counters of limits. */
async function everythingStored(): Promise<unknown[]> {
  const tables = await app.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('rate_limits', 'live_attachments') order by 1`,
  )
  const contents: unknown[] = []
  for (const { name } of tables.rows) {
    const rows = await app.pool.query(`select '${name}' as table, row::text from ${name} as row order by 2`)
    contents.push(...rows.rows)
  }
  return contents
}

const named = everyCall.filter(({ call }) => call.path.includes(':'))
const owned = everyCall.flatMap(({ name, call }) =>
  call.touches ? [{ name, call, touches: call.touches }] : [],
)
const guarded = everyCall.filter(({ call }) => call.access === 'signedIn')

describe('the route table', () => {
  it('says of every call that names something whose it is', () => {
    const unsaid = named.filter(({ name, call }) => !call.touches && !openToAll.includes(name))
    expect(unsaid.map(({ name }) => name)).toEqual([])
  })

  it('has a good example of every body', () => {
    for (const { name, call } of everyCall) {
      if (!call.body) continue
      const result = safeParse(call.body, bodies[name]?.())
      expect(result.error?.issues, `an example of ${name} in testing/examples.ts`).toBeUndefined()
    }
  })
})

describe('without a session', () => {
  it.each(guarded)(
    '$name answers everybody the same, whatever is named, and does nothing',
    async ({ name, call }) => {
      const ids = call.touches
        ? [await belongings[call.touches](app, owner), randomUUID(), 'malformed']
        : [undefined]
      const before = await everythingStored()
      const answers = new Set<string>()
      for (const [, as] of outsiders) {
        for (const id of ids) {
          const { raw } = await ask(name, call, as, id)
          expectRefusal(raw, 'UNAUTHENTICATED')
          answers.add(withoutRequestId(raw.body))
        }
      }
      expect(answers.size).toBe(1)
      expect(await everythingStored()).toEqual(before)
    },
  )
})

describe('with the session of somebody else', () => {
  it.each(owned)('$name answers what is not mine like what is not there, and does nothing', async (each) => {
    const { name, call, touches } = each
    const foreign = await belongings[touches](app, owner)
    const before = await everythingStored()
    const [theirs, missing] = [
      await ask(name, call, stranger, foreign),
      await ask(name, call, stranger, randomUUID()),
    ]
    expectRefusal(theirs.raw)
    expect(theirs.status).toBe(404)
    expect(withoutRequestId(theirs.raw.body)).toBe(withoutRequestId(missing.raw.body))
    expect(headersOf(theirs)).toEqual(headersOf(missing))
    expect(await everythingStored()).toEqual(before)
  })

  it.each(owned)('$name answers a malformed id like its owner', async ({ name, call }) => {
    for (const id of ['malformed', '', '0', `${randomUUID()}0`]) {
      const [theirs, mine] = [await ask(name, call, stranger, id), await ask(name, call, owner, id)]
      // Of chats it is promised that any id but one's own is one that does not exist.
      expectRefusal(
        theirs.raw,
        call.path.includes(':chatId') && !call.path.includes(':id') ? 'NOT_FOUND' : 'VALIDATION_FAILED',
      )
      expect(withoutRequestId(theirs.raw.body)).toBe(withoutRequestId(mine.raw.body))
    }
  })
})

const headersOf = ({ raw }: Awaited<ReturnType<typeof ask>>) => ({ ...raw.headers, date: '' })

describe('with the session of the owner', () => {
  it.each(owned)('$name serves', async ({ name, call, touches }) => {
    const answer = await ask(name, call, owner, await belongings[touches](app, owner))
    expect(answer.status).toBe(call.status ?? 200)
  })
})
