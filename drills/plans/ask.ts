import { randomUUID } from 'node:crypto'
import type { Call } from '@shelfmate/contract/api/call'
import type { CallName } from '@shelfmate/contract/api/calls'
import { belongings, bodies, paramsNaming, queries } from '../../server/src/testing/examples.ts'
import { type TestApp, type TestUser, urlOf } from '../../server/src/testing/test-app.ts'
import { cookieOf, idOf } from '../students/campus.ts'

/** A student of the campus, numbered from 1. */
const studentOf = (n: number): TestUser => ({
  id: idOf(n),
  cookie: cookieOf(n),
  email: `student-${n}@campus.test`,
  displayName: `Student ${n}`,
  password: '',
})

/** Calls whose path names somebody's post. */
const ofPosts: CallName[] = ['exchange.listComments', 'exchange.addComment', 'requests.ask']

/** What the body of a call says where its example names what is not there, by what is. */
const bodiesOf: { [name in CallName]?: (id: string) => object } = {
  'pantry.actOnItems': (id) => ({ id: randomUUID(), action: 'open', itemIds: [id] }),
  'pantry.throwAway': (id) => ({ itemIds: [id] }),
  'recipes.cook': (id) => ({ id: randomUUID(), itemIds: [id] }),
  'reports.report': (id) => ({ ...bodies['reports.report']?.(), targetId: id }),
}

/** Makes a call of the example's kind as the n-th student, who is new to it; returns the status. */
export async function askAs(
  app: TestApp,
  n: number,
  { name, call }: { name: CallName; call: Call },
): Promise<number> {
  // The campus's students have no password.
  const user = name.startsWith('auth.') ? await app.signUp() : studentOf(n)
  if (name.startsWith('stewards.'))
    await app.pool.query('update users set is_steward = true where id = $1', [user.id])
  const other = studentOf(n + 1)
  const id = await idFor(app, { name, call }, { user, other })
  const item = call.touches || name === 'reports.report' ? id : await belongings.pantryItem(app, user)
  const answer = await app.send(
    call.method,
    urlOf(call, { params: paramsNaming(call, id), query: queries[name] ?? {} }),
    { as: user, body: (bodiesOf[name] ?? bodies[name])?.(item) },
  )
  return answer.status
}

/** What the call's path names: something of the student's own, or another one's post, or that one. */
async function idFor(
  app: TestApp,
  { name, call }: { name: CallName; call: Call },
  { user, other }: { user: TestUser; other: TestUser },
): Promise<string> {
  if (call.touches) return belongings[call.touches](app, user)
  return ofPosts.includes(name) ? belongings.post(app, other) : other.id
}
