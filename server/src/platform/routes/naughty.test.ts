import { everyCall } from '@shelfmate/contract/api/calls'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { expectRefusal } from '../../testing/error-shape.ts'
import { belongings, bodies, paramsNaming } from '../../testing/examples.ts'
import { furtherBodies } from '../../testing/further-bodies.ts'
import { everySpoiling, naughtyText, pathsIn, spoiled, spoiledAt } from '../../testing/naughty.ts'
import { answerWithinMs, scaled } from '../../testing/scale.ts'
import { app, mei as user, withApp, withMei } from '../../testing/suite.ts'
import { type Answer, urlOf } from '../../testing/test-app.ts'
import { fieldOf, fieldsIn, writableFields } from '../../testing/writable-fields.ts'

let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 0xff}.${addresses & 0xff}`
}

withApp()
beforeAll(async () => {
  app.newcomersFrom = nextAddress
  // Whoever asks first waits for all that is known of food, for seconds on a loaded machine.
  await app.call(recipesCalls.considered, { as: await app.signUp() })
})
// Some of these calls sign in as somebody else, which ends the session that asked.
withMei()

/** Never a failure of ours: a success, or a refusal in the one shape. */
function expectComposure({ status, raw }: Answer<unknown>): void {
  if (status >= 400) {
    expectRefusal(raw)
    expect(status).toBeLessThan(500)
  }
}

const runs = { numRuns: scaled(10) }
/** Requests of one student; then another one goes on, for whoever writes too much is refused before anything is looked at. */
const asksEach = 50
/**
 * Recipes take the event loop for long, of which a student has a twenty-fifth and rests for what was more, three quarters of a second each
 * time: so many that take turns never do, however loaded the machine is.
 */
const askersOfRecipes = 30

/** Sends bodies to a call, as one student after the other, each from an address of its own. */
function askerOf({ name, call }: (typeof everyCall)[number]) {
  const turns = name.startsWith('recipes.generate') ? askersOfRecipes : 1
  const makeAsker = async () => {
    const as = await app.signUp()
    const id = call.touches ? await belongings[call.touches](app, as) : ''
    return { as, url: urlOf(call, { params: paramsNaming(call, id) }) }
  }
  const askers: Awaited<ReturnType<typeof makeAsker>>[] = []
  let asked = 0
  return async (body: unknown): Promise<void> => {
    const turn = asked % turns
    const isNew = asked % (turns * asksEach) < turns
    const asker = (!isNew && askers[turn]) || (await makeAsker())
    askers[turn] = asker
    asked += 1
    const from = nextAddress()
    const since = performance.now()
    expectComposure(await app.send(call.method, asker.url, { body, from, as: asker.as }))
    expect(performance.now() - since).toBeLessThan(answerWithinMs)
  }
}

/** Forms have tests of their own, with files that are none. */
const withBody = everyCall.filter(({ call }) => call.body && call.bodyAs === undefined)
const examplesOf = (name: string): object[] => [bodies[name]?.() ?? {}, ...(furtherBodies[name]?.() ?? [])]
const withParams = everyCall.filter(({ call }) => call.params)
const withQuery = everyCall.filter(({ call }) => call.query)

describe('naughty input', () => {
  it.each(withBody)('in the body of $name', async (each) => {
    const good = bodies[each.name]?.() ?? {}
    const ask = askerOf(each)
    for (const body of everySpoiling(good)) await ask(body)
    await fc.assert(fc.asyncProperty(spoiled(good), ask), runs)
  })

  it('has an example of every field that can be written', () => {
    for (const { name, call } of everyCall) {
      if (!call.body) continue
      for (const example of examplesOf(name))
        expect(safeParse(call.body, example).error?.issues).toBe(undefined)
      const known = fieldsIn(examplesOf(name))
      const missing = writableFields(call.body).filter((field) => !known.has(field))
      expect(missing, `fields of ${name} in testing/examples.ts or further-bodies.ts`).toEqual([])
    }
  })

  // At full size, ten thousand times each: `npm run drills -- naughty`.
  it.each(withBody)('in each field of $name', async (each) => {
    const ask = askerOf(each)
    const tried = new Set<string>()
    for (const [n, example] of examplesOf(each.name).entries())
      for (const path of pathsIn(example)) {
        if (n > 0 && tried.has(fieldOf(path))) continue
        tried.add(fieldOf(path))
        const good = () => examplesOf(each.name)[n] ?? {}
        await fc.assert(fc.asyncProperty(spoiledAt(good, path), ask), { numRuns: scaled(2) })
      }
  })

  it.each(withParams)('in the path of $name', async ({ name, call }) => {
    await fc.assert(
      fc.asyncProperty(naughtyText, async (text) => {
        // A name may be cut in the middle of a character: no address can carry the half of one.
        const named = Object.entries(paramsNaming(call, text.slice(0, 1000)))
        const params = Object.fromEntries(named.map(([key, value]) => [key, value.toWellFormed()]))
        const url = urlOf(call, { params })
        expectComposure(await app.send(call.method, url, { body: bodies[name]?.(), as: user }))
      }),
      { ...runs, examples: [['𐀀_']] },
    )
  })

  it.each(withQuery)('in the query of $name', async ({ call }) => {
    const known = call.query ? writableFields(call.query).map((field) => field.replace('.', '')) : []
    const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, naughtyText)
    const query = fc.array(fc.tuple(key, naughtyText), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const search = new URLSearchParams()
        for (const [name, text] of pairs) search.append(name, text.slice(0, 500))
        expectComposure(await app.send(call.method, `${urlOf(call, {})}?${search.toString()}`, { as: user }))
      }),
      runs,
    )
  })

  it('in headers', async () => {
    const header = fc.string({ unit: fc.constantFrom(...Array.from('aZ09 ;=,"\\%{}<>\t~é')), maxLength: 300 })
    const names = [
      'cookie',
      'accept',
      'accept-language',
      'content-type',
      'if-none-match',
      'range',
      'x-request-id',
    ]
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), header), async (headers) => {
        expectComposure(await app.send('GET', '/api/pantry/items', { headers }))
        expectComposure(
          await app.send('POST', '/api/pantry/items', {
            body: bodies['pantry.addItems']?.(),
            headers,
            as: user,
          }),
        )
      }),
      runs,
    )
  })
})
