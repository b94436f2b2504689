import { msPerDay } from '@shelfmate/contract/api/durations'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { knowing, ProductServer } from '../../testing/product-server.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { call, namesOf, nthCode } from './barcodes.factory.ts'

const [spread, unknown, third] = [nthCode(9001), nthCode(9002), nthCode(9003)]
const start = Date.parse('2026-11-20T04:00:00Z')
const perMinute = 10

let server: ProductServer
let app: TestApp
let mei: TestUser
beforeAll(async () => {
  server = await ProductServer.start()
})
beforeEach(async () => {
  server.behave = knowing({ [spread]: 'Hazelnut spread' })
  server.requests.length = 0
  app = await TestApp.start(server.env)
  app.clock.set(new Date(start).toISOString())
  mei = await app.signUp()
})
afterEach(() => app.close())
afterAll(() => server.close())

const after = (days: number) => app.clock.set(new Date(start + days * msPerDay).toISOString())

it('is off unless the operator names a server', async () => {
  const without = await TestApp.start({}, { beside: app })
  expect(await namesOf(without, mei, spread)).toEqual([null])
  await without.close()
  expect(server.requests).toEqual([])
})

it('names what nobody here has named, and is told the number alone', async () => {
  expect(await namesOf(app, mei, spread)).toEqual([{ name: 'Hazelnut spread', from: 'products' }])
  expect(server.requests).toEqual([
    {
      url: `/api/v2/product/${spread}.json?fields=product_name_en,product_name,generic_name`,
      agent: 'Shelfmate (http://localhost:3000)',
    },
  ])
  await call(app, mei, spread, 'Choco')
  expect(await namesOf(app, mei, spread)).toEqual([{ name: 'Choco', from: 'mine' }])
})

it('is asked once for all: a month for a name, a day for none', async () => {
  const kai = await app.signUp()
  for (const each of [mei, kai, mei]) await namesOf(app, each, spread, unknown)
  expect(server.requests).toHaveLength(2)
  after(1.1)
  await namesOf(app, kai, spread, unknown)
  expect(server.requests).toHaveLength(3)
  after(31)
  server.behave = (_, response) => void response.writeHead(500).end()
  expect(await namesOf(app, kai, spread)).toEqual([{ name: 'Hazelnut spread', from: 'products' }])
  expect(server.requests).toHaveLength(4)
})

it('is asked ten times a minute at most, by all together', async () => {
  const codes = Array.from({ length: 2 * perMinute }, (_, n) => nthCode(9100 + n))
  server.behave = knowing(Object.fromEntries(codes.map((code) => [code, `Food ${code}`])))
  const second = await TestApp.start(server.env, { beside: app })
  const kai = await app.signUp()
  await Promise.all([namesOf(app, mei, ...codes), namesOf(second, kai, ...codes.toReversed())])
  await second.close()
  expect(server.requests.length).toBeLessThanOrEqual(perMinute)
  expect(server.requests.length).toBeGreaterThan(0)
})

it('is never asked for what a shop numbers itself', async () => {
  expect(await namesOf(app, mei, '2012345678903')).toEqual([null])
  expect(server.requests).toEqual([])
})

it('is asked for a UPC-E’s short number too, which some products stand under', async () => {
  server.behave = knowing({ '01234572': 'Cocoa' })
  expect(await namesOf(app, mei, '0012345000072')).toEqual([{ name: 'Cocoa', from: 'products' }])
  expect(server.requests).toHaveLength(2)
})

it('keeps nobody waiting when it does not answer', async () => {
  server.behave = () => undefined
  const since = performance.now()
  expect(await namesOf(app, mei, spread)).toEqual([null])
  expect(performance.now() - since).toBeLessThan(4_500)
  server.behave = knowing({ [spread]: 'Hazelnut spread' })
  expect(await namesOf(app, mei, spread)).toEqual([{ name: 'Hazelnut spread', from: 'products' }])
})

const garbage = [
  ['<html>', '{"product":{"product_name":"Ha', '[]', '{"product":{"product_name":7}}'],
  ['"Milk"', `{"product":{"product_name":"${'x'.repeat(600_000)}"}}`, '\n'.repeat(600_000)],
]
it.each(garbage)('survives garbage such as %.20j', async (...texts) => {
  for (const text of texts) {
    server.behave = (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    expect(await namesOf(app, mei, spread)).toEqual([null])
  }
  expect(server.requests).toHaveLength(texts.length)
  const { rows } = await app.pool.query('select * from barcode_products')
  expect(rows).toEqual([])
})

it('takes as a name what could be one', async () => {
  const told = [
    [`Long ${'x'.repeat(300)}`, `Long ${'x'.repeat(75)}`],
    ['  Two\n lines\t', 'Two lines'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u0000b', null],
    ['   ', null],
  ] as const
  const codes = told.map((_, n) => nthCode(9300 + n))
  server.behave = knowing(Object.fromEntries(told.map(([text], n) => [codes[n], text])))
  expect(await namesOf(app, mei, ...codes)).toEqual(
    told.map(([, name]) => name && { name, from: 'products' }),
  )
})

it('follows no redirect', async () => {
  const elsewhere = await ProductServer.start()
  elsewhere.behave = knowing({ [spread]: 'From elsewhere' })
  server.behave = (_, response) =>
    void response.writeHead(302, { location: `${elsewhere.env.PRODUCT_DATA_URL}/${spread}.json` }).end()
  expect(await namesOf(app, mei, spread)).toEqual([null])
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
})

it('is left alone for a while after failures in a row', async () => {
  server.behave = (_, response) => void response.writeHead(503).end()
  const codes = Array.from({ length: 8 }, (_, n) => nthCode(9200 + n))
  for (const code of codes) await namesOf(app, mei, code)
  expect(server.requests).toHaveLength(5)
  expect(await namesOf(app, mei, third)).toEqual([null])
})
