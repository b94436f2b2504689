import { msPerDay } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import { barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import { call, namesOf, nthCode } from './barcodes.factory.ts'

withApp()

let used = 0
const newCode = () => nthCode((used += 1))

describe('names of barcodes', () => {
  it('are what I called them, in the order that I ask for', async () => {
    const mei = await app.signUp()
    const [milk, tofu, other] = [newCode(), newCode(), newCode()]
    expect(await namesOf(app, mei, milk)).toEqual([null])
    await call(app, mei, milk, '  Oat\tmilk ')
    await call(app, mei, tofu, 'Tofu')
    await call(app, mei, tofu, 'Silken tofu')
    expect(await namesOf(app, mei, tofu, other, milk)).toEqual([
      { name: 'Silken tofu', from: 'mine' },
      null,
      { name: 'Oat milk', from: 'mine' },
    ])
  })

  it('are the campus’s once two people agree, but for case and accents', async () => {
    const [mei, kai, li] = [await app.signUp(), await app.signUp(), await app.signUp()]
    const code = newCode()
    await call(app, mei, code, 'Crème fraîche')
    expect(await namesOf(app, kai, code)).toEqual([null])
    await call(app, mei, code, 'Crème fraîche')
    expect(await namesOf(app, kai, code)).toEqual([null])
    await call(app, kai, code, 'creme fraiche')
    const [found] = await namesOf(app, li, code)
    expect(found?.from).toBe('campus')
    expect(['Crème fraîche', 'creme fraiche']).toContain(found?.name)
    expect(Object.keys(found ?? {})).toEqual(['name', 'from'])
    expect(await namesOf(app, kai, code)).toEqual([{ name: 'creme fraiche', from: 'mine' }])
  })

  it('are not the campus’s by those whose address nobody confirmed', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    const code = newCode()
    await call(app, mei, code, 'Rude word')
    await call(app, kai, code, 'Rude word')
    await app.pool.query('update users set verified_at = null where id = $1', [kai.id])
    expect(await namesOf(app, kai, code)).toEqual([{ name: 'Rude word', from: 'mine' }])
    expect(await namesOf(app, await app.signUp(), code)).toEqual([null])
  })

  it('are not the campus’s by those who are suspended, for as long as they are', async () => {
    const [mei, kai, li] = [await app.signUp(), await app.signUp(), await app.signUp()]
    const code = newCode()
    await call(app, mei, code, 'Another rude word')
    await call(app, kai, code, 'Another rude word')
    const now = app.clock.now()
    const suspendUntil = (until: Date) =>
      app.pool.query('update users set suspended_at = $2, suspended_until = $3 where id = $1', [
        kai.id,
        now,
        until,
      ])
    await suspendUntil(new Date(now.getTime() + msPerDay))
    expect(await namesOf(app, li, code)).toEqual([null])
    await suspendUntil(now)
    expect(await namesOf(app, li, code)).toEqual([{ name: 'Another rude word', from: 'campus' }])
  })

  it('are what most call them where people differ', async () => {
    const code = newCode()
    const names = ['Quark', 'Curd', 'Quark', 'Curd', 'Quark', 'Yoghurt']
    for (const name of names) await call(app, await app.signUp(), code, name)
    expect(await namesOf(app, await app.signUp(), code)).toEqual([{ name: 'Quark', from: 'campus' }])
  })

  it('are forgotten with who gave them', async () => {
    const [mei, kai, li] = [await app.signUp(), await app.signUp(), await app.signUp()]
    const code = newCode()
    await call(app, mei, code, 'Kimchi')
    await call(app, kai, code, 'Kimchi')
    expect(await namesOf(app, li, code)).toEqual([{ name: 'Kimchi', from: 'campus' }])
    await app.pool.query('delete from users where id = $1', [kai.id])
    expect(await namesOf(app, li, code)).toEqual([null])
    const { rows } = await app.pool.query('select from barcode_names where user_id = $1', [kai.id])
    expect(rows).toHaveLength(0)
  })

  it('are those of the same digits read as a UPC-E and as an EAN-8, mine before others’', async () => {
    const [long, short] = ['0012345000072', '01234572']
    const [mei, kai, li] = [await app.signUp(), await app.signUp(), await app.signUp()]
    await call(app, mei, short, 'Cocoa')
    expect(await namesOf(app, mei, long, nthCode(0), short)).toEqual([
      { name: 'Cocoa', from: 'mine' },
      null,
      { name: 'Cocoa', from: 'mine' },
    ])
    await call(app, kai, short, 'Cocoa')
    expect(await namesOf(app, li, long)).toEqual([{ name: 'Cocoa', from: 'campus' }])
    await call(app, mei, long, 'Drink')
    expect(await namesOf(app, mei, long, short)).toEqual([
      { name: 'Drink', from: 'mine' },
      { name: 'Cocoa', from: 'mine' },
    ])
  })

  it('of very many the latest are kept', async () => {
    const mei = await app.signUp()
    const first = newCode()
    await call(app, mei, first, 'The first')
    await app.pool.query(
      `insert into barcode_names select $1, 'x' || n, 'Old', 'old', now() + '1 hour'
       from generate_series(1, ${limits.barcodeNames}) n`,
      [mei.id],
    )
    app.clock.set(new Date(Date.now() + 7_200_000).toISOString())
    await call(app, mei, newCode(), 'The last')
    const { rows } = await app.pool.query(
      `select count(*)::int as count, count(*) filter (where name = 'The last')::int as last
       from barcode_names where user_id = $1`,
      [mei.id],
    )
    expect(rows).toEqual([{ count: limits.barcodeNames, last: 1 }])
    expect(await namesOf(app, mei, first)).toEqual([null])
  })

  it.each(['', '123', '4006381333932', '036000291452', "4'; drop table users", 'x'.repeat(9000)])(
    'of %.20j are refused',
    async (code) => {
      const mei = await app.signUp()
      const { error } = await app.call(barcodesCalls.readNames, {
        as: mei,
        input: { body: { codes: [code] } },
      })
      expect(error?.code).toBe('VALIDATION_FAILED')
      expect((await call(app, mei, code, 'Milk')).error?.code).toBe('VALIDATION_FAILED')
    },
  )

  it('of too many at once are refused', async () => {
    const mei = await app.signUp()
    const codes = Array.from({ length: limits.itemsPerBatch + 1 }, newCode)
    const { error } = await app.call(barcodesCalls.readNames, { as: mei, input: { body: { codes } } })
    expect(error?.code).toBe('VALIDATION_FAILED')
  })

  it('are told to nobody who is not signed in', async () => {
    const input = { body: { codes: [newCode()] } }
    expect((await app.call(barcodesCalls.readNames, { input })).error?.code).toBe('UNAUTHENTICATED')
  })
})
