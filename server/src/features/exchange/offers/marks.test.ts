import { exchangeCalls, exchangeChangedEvent, type ListedPost } from '@shelfmate/contract/exchange/exchange'
import { allergenGroups } from '@shelfmate/contract/foods/allergens'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { foods } from '@shelfmate/food/foods'
import { noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { checkRecipe } from '@shelfmate/food/guard/check-recipe'
import { describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { addComment, addPost, tofu, wholeList } from '../exchange.factory.ts'
import { keepRead } from './marks.repository.ts'
import { offerKnowledge } from './offer-knowledge.ts'
import { readWords } from './offers.jobs.ts'
import { metGroups } from './offers.ts'

withApp()
withMeiAndRavi({ alone: true, at: '2026-11-20T04:00:00Z' })

const avoid = (as: TestUser, allergies: string) => {
  const body = { displayName: 'Ravi Nair', age: null, dorm: '', preferences: '', allergies, photoId: null }
  return app.call(profileCalls.update, { as, input: { body } })
}
const marks = async (as: TestUser, asked: object = {}) =>
  Object.fromEntries(
    (await wholeList(app, as, asked)).map(({ foodName, mark }: ListedPost) => [foodName, mark]),
  )

const stated = { contains: ['milk' as const], mayContain: ['nuts' as const] }

/** Foods of the table, plain, with remarks and misspelt, in different languages. */
const described = [
  '',
  'may contain traces of nuts',
  'with egg and butter',
  'unopened',
  'ganz frisch, mit Sahne',
]
const words = Array.from({ length: 2_000 }, (_, n) => {
  const names = foods.flatMap(({ name, aliases }) => [name, ...aliases])
  const foodName = names[(n * 7) % names.length] ?? 'rice'
  return { foodName: n % 5 === 0 ? `${foodName} leftover` : foodName, description: described[n % 5] ?? '' }
})
it('agrees with the guard about 2,000 posts and 14 groups', async () => {
  const knowledge = await offerKnowledge()
  const disagreements: string[] = []
  for (const offer of words) {
    const { metContains, metMay } = metGroups({ ...offer, allergens: null }, knowledge)
    for (const group of allergenGroups) {
      const avoided = { ...noAllergies, groups: [group] }
      const recipe = { title: offer.foodName, ingredients: [offer.foodName], steps: [] }
      const verdict = checkRecipe({ ...recipe, notes: [offer.description] }, avoided)
      const isMet = ((metContains | metMay) & knowledge.bitsOf([group])) !== 0
      if (isMet === verdict.ok) disagreements.push(`${offer.foodName}: ${group}`)
    }
  }
  expect(disagreements).toEqual([])
}, 120_000)

describe('marks of the list', () => {
  it('stand only where somebody told of allergies, and follow what is told', async () => {
    await addPost(app, mei, { foodName: 'Peanut butter' })
    await addPost(app, mei, { foodName: 'Rice', allergens: stated })
    await addPost(app, mei, { foodName: 'Plain rice' })
    expect(await marks(ravi)).toEqual({
      'Peanut butter': undefined,
      Rice: undefined,
      'Plain rice': undefined,
    })
    await avoid(ravi, 'peanuts')
    expect(await marks(ravi)).toEqual({ 'Peanut butter': 'contains', Rice: null, 'Plain rice': 'notStated' })
    await avoid(ravi, 'tree nuts')
    expect(await marks(ravi)).toMatchObject({ Rice: 'mayContain' })
    await avoid(ravi, 'milk')
    expect(await marks(ravi)).toMatchObject({ Rice: 'contains' })
    await avoid(ravi, 'none')
    expect(await marks(ravi)).toMatchObject({ Rice: undefined })
  })

  it('know words of one’s own, and withhold judgement where allergies cannot be read', async () => {
    await addPost(app, mei, { foodName: 'Mango sticky rice' })
    await addPost(app, mei, { foodName: 'Carrots', description: 'from the MANGO crate' })
    await addPost(app, mei, { foodName: 'Plain rice' })
    await avoid(ravi, 'mango')
    expect(await marks(ravi)).toEqual({
      'Mango sticky rice': 'contains',
      Carrots: 'contains',
      'Plain rice': 'notStated',
    })
    expect(await marks(ravi, { hide: 'met' })).toEqual({ 'Plain rice': 'notStated' })
    await avoid(ravi, 'everything')
    expect(Object.values(await marks(ravi))).toEqual(['mayContain', 'mayContain', 'mayContain'])
  })

  it('warn of words that nobody here can read, whatever is stated', async () => {
    const nothing = { contains: [], mayContain: [] }
    await addPost(app, mei, { foodName: 'Plain rice', description: 'თხილით', allergens: nothing })
    await addPost(app, mei, { foodName: 'White rice', allergens: nothing })
    await avoid(ravi, 'peanuts')
    expect(await marks(ravi)).toEqual({ 'Plain rice': 'mayContain', 'White rice': null })
    expect(await marks(ravi, { hide: 'met' })).toEqual({ 'White rice': null })
  })

  it('hide what is met, and by choice what states nothing, but never one’s own', async () => {
    await avoid(ravi, 'peanuts, milk')
    for (let n = 0; n < 5; n++) await addPost(app, mei, { foodName: 'Peanut butter' })
    await addPost(app, mei, { foodName: 'Plain rice' })
    await addPost(app, mei, { foodName: 'Noodles', allergens: { contains: ['gluten'], mayContain: [] } })
    await addPost(app, ravi, { foodName: 'Milk' })
    expect(await marks(ravi, { hide: 'met' })).toEqual({
      'Plain rice': 'notStated',
      Noodles: null,
      Milk: null,
    })
    expect(await marks(ravi, { hide: 'unstated' })).toEqual({ Noodles: null, Milk: null })
    expect(await wholeList(app, ravi)).toHaveLength(8)
    for (const limit of [1, 2]) expect(await wholeList(app, ravi, { hide: 'met' }, limit)).toHaveLength(3)
  })

  it('tell where a page ends whose end is hidden, and nothing more of any other', async () => {
    const day = (n: number) => `2099-12-${String(n).padStart(2, '0')}`
    const foodNames = ['Rice', ...Array.from({ length: 13 }, () => 'Mango'), 'Oats']
    for (const [n, foodName] of foodNames.entries())
      await addPost(app, mei, { foodName, expiryDate: day(n + 1), location: n < 4 ? 'Raffles' : 'Tembusu' })
    await avoid(ravi, 'mango')
    const page = async (query: object) => {
      const asked = { as: ravi, input: { query: { limit: '2', ...query } } }
      const { items, nextCursor, readTo } = (await app.call(exchangeCalls.listPosts, asked)).body
      return { names: items.map(({ foodName }) => foodName), nextCursor, readTo }
    }
    for (const [first, end] of [
      [{}, day(12)],
      [{ first: 'Raffles' }, day(14)],
    ] as const) {
      const one = await page({ hide: 'met', ...first })
      expect(one).toMatchObject({ names: ['Rice'], readTo: { expiryDate: day(2), location: 'Raffles' } })
      const empty = await page({ hide: 'met', ...first, cursor: one.nextCursor })
      expect(empty).toMatchObject({ names: [], readTo: { expiryDate: end, location: 'Tembusu' } })
      const last = await page({ hide: 'met', ...first, cursor: empty.nextCursor })
      expect(last).toEqual({ names: ['Oats'], nextCursor: null })
      expect((await page(first)).readTo).toBeUndefined()
    }
  })

  it('are told with every other filter at once, one way of hiding after the other', async () => {
    const kai = await app.signUp()
    await block(app, ravi, kai)
    await avoid(ravi, 'peanuts')
    for (const foodName of ['Peanut butter', 'Butter']) await addPost(app, mei, { foodName })
    const asked = { search: 'butter', first: 'Raffles' }
    expect(await marks(ravi, asked)).toEqual({ 'Peanut butter': 'contains', Butter: 'notStated' })
    expect(await marks(ravi, { ...asked, hide: 'met' })).toEqual({ Butter: 'notStated' })
    expect(await marks(ravi, { ...asked, hide: 'unstated' })).toEqual({})
  })

  it('read anew what an older server stored or changed, and keep it', async () => {
    await avoid(ravi, 'peanuts')
    const { id } = await addPost(app, mei, { foodName: 'Rice' })
    await app.pool.query(
      `update posts set food_name = 'Peanut butter', version = version + 1 where id = $1`,
      [id],
    )
    expect(await marks(ravi)).toEqual({ 'Peanut butter': 'contains' })
    expect(await marks(ravi, { hide: 'met' })).toEqual({})
    await offerKnowledge()
    await readWords(databaseOver(app.pool)).run(new AbortController().signal)
    const row = await app.pool.query('select met_contains from posts where id = $1', [id])
    expect(row.rows[0].met_contains).toBeGreaterThan(0)
    expect(await marks(ravi)).toEqual({ 'Peanut butter': 'contains' })
  })

  it('are not read from what its owner had stated before', async () => {
    const knowledge = await offerKnowledge()
    const { id } = await addPost(app, mei, { foodName: 'Rice' })
    const met = async () =>
      (await app.pool.query('select met_contains, met_key from posts where id = $1', [id])).rows[0]
    await app.pool.query(
      `update posts set met_key = null, allergens = '{"contains": ["peanuts"], "mayContain": []}' where id = $1`,
      [id],
    )
    const read = { id, foodName: 'Rice', description: '', edition: knowledge.guardEdition }
    const { rows } = await app.pool.query('select description from posts where id = $1', [id])
    const before = { ...read, description: rows[0].description, allergens: null, metContains: 0, metMay: 0 }
    await keepRead(databaseOver(app.pool), before)
    expect((await met()).met_key).toBeNull()
    await readWords(databaseOver(app.pool)).run(new AbortController().signal)
    expect((await met()).met_contains).toBeGreaterThan(0)
  })

  it('are told of single posts, for what came live', async () => {
    const post = await addPost(app, mei, { foodName: 'Peanut butter' })
    const own = await addPost(app, ravi, { foodName: 'Peanut butter' })
    const ask = async () => {
      const input = { body: { ids: [post.id, own.id] } }
      const { marks: answered } = (await app.call(exchangeCalls.readMarks, { as: ravi, input })).body
      return answered.toSorted((a, b) => (a.id === post.id ? -1 : 1) - (b.id === post.id ? -1 : 1))
    }
    expect(await ask()).toEqual([
      { id: post.id, mark: null },
      { id: own.id, mark: null },
    ])
    await avoid(ravi, 'peanuts')
    expect(await ask()).toEqual([
      { id: post.id, mark: 'contains' },
      { id: own.id, mark: null },
    ])
    await block(app, mei, ravi)
    expect(await ask()).toEqual([{ id: own.id, mark: null }])
  })
})

describe('the other filters', () => {
  it('show one’s own posts, one place, and what is picked up in a window', async () => {
    const evening = { pickupFrom: '2026-11-20T10:00:00.000Z', pickupUntil: '2026-11-20T12:00:00.000Z' }
    await addPost(app, mei, { foodName: 'Rice', pickupPlace: 'Kitchen 3', ...evening })
    await addPost(app, mei, { foodName: 'Milk', pickupPlace: 'Lobby' })
    await addPost(app, ravi, { foodName: 'Bread', pickupPlace: 'Kitchen 3' })
    expect(Object.keys(await marks(ravi, { mine: 'true' }))).toEqual(['Bread'])
    expect(Object.keys(await marks(ravi, { place: 'Kitchen 3' })).toSorted()).toEqual(['Bread', 'Rice'])
    const at = (from: string, until: string) =>
      marks(ravi, { pickupFrom: `2026-11-20T${from}:00Z`, pickupUntil: `2026-11-20T${until}:00Z` })
    expect(Object.keys(await at('11:30', '13:00'))).toEqual(['Rice'])
    expect(Object.keys(await at('12:00', '13:00'))).toEqual([])
    expect(Object.keys(await at('08:00', '10:00'))).toEqual([])
    expect(Object.keys(await at('09:00', '10:01'))).toEqual(['Rice'])
  })

  it('leave out one’s own posts as well, once their date has passed', async () => {
    const evening = { pickupFrom: '2026-11-20T10:00:00.000Z', pickupUntil: '2026-11-20T12:00:00.000Z' }
    const past = { expiryDate: '2026-11-20' }
    await addPost(app, ravi, { foodName: 'Rice', pickupPlace: 'Kitchen 3', ...evening, ...past })
    await addPost(app, ravi, { foodName: 'Milk', pickupPlace: 'Lobby', ...past })
    app.clock.set('2026-11-21T04:00:00Z')
    const window = { pickupFrom: evening.pickupFrom, pickupUntil: evening.pickupUntil }
    for (const asked of [{ place: 'Kitchen 3' }, window])
      expect(Object.keys(await marks(ravi, asked))).toEqual(['Rice'])
  })
})

it('tells nobody else of what somebody avoids', async () => {
  const planted = ['zanzibarberry', 'quillmoss', 'peanuts']
  const allergies = planted.join(', ')
  const screen = await new LiveClient(await app.listen(), mei).connected()
  await avoid(ravi, allergies)
  const post = await addPost(app, mei, { foodName: 'Rice' })
  const own = await addPost(app, ravi, { foodName: 'Bread' })
  await addComment(app, ravi, post.id, 'Mine, please')
  await wholeList(app, ravi, { hide: 'unstated' })
  await app.call(exchangeCalls.readMarks, { as: ravi, input: { body: { ids: [post.id] } } })
  const answers = [
    await app.call(exchangeCalls.listPosts, { as: mei, input: { query: {} } }),
    await app.call(exchangeCalls.listPosts, { as: mei, input: { query: { hide: 'met' } } }),
    await app.call(exchangeCalls.readMarks, { as: mei, input: { body: { ids: [post.id, own.id] } } }),
    await app.call(exchangeCalls.listComments, { as: mei, input: { params: { id: post.id }, query: {} } }),
  ].map(({ raw }) => raw.body)
  await screen.receives(exchangeChangedEvent, 3)
  const heard = JSON.stringify(screen.received(exchangeChangedEvent))
  screen.close()
  for (const text of [...answers, heard]) {
    for (const word of planted) expect(text).not.toContain(word)
    expect(text).not.toMatch(/"mark":"|isMarked/)
  }
  expect(heard).toContain(tofu.location)
})
