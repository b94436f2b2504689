import { describe, expect, it } from 'vitest'
import {
  rowsOf,
  type Scanned,
  Sightings,
  withChange,
  withCode,
  withDate,
  withName,
  withReadings,
} from './scanned.ts'

const [milk, tofu] = ['4006381333931', '96385074']
const scan = (...codes: string[]) =>
  codes.reduce<Scanned[]>((items, code, n) => withCode(items, { code }, `k${n}`), [])

describe('what was scanned', () => {
  it('counts what comes again, the latest first', () => {
    expect(scan(milk, tofu, milk).map(({ code, quantity }) => [code, quantity])).toEqual([
      [milk, 2],
      [tofu, 1],
    ])
  })

  it('keeps what has another date apart, under the same name', () => {
    const named = withName(scan(milk), milk, { name: 'Milk', from: 'mine' })
    const dated = withReadings(named, ['2026-12-01', '2026-01-12'], { of: 'k0', key: 'x' })
    const again = withCode(dated, { code: milk }, 'k9')
    expect(again.map(({ name, quantity, readings }) => [name, quantity, readings.length])).toEqual([
      ['Milk', 1, 0],
      ['Milk', 1, 2],
    ])
  })

  it('gives a date to what was the latest when the picture was taken, whatever came since', () => {
    const read = (items: Scanned[]) => withReadings(items, ['2026-12-01'], { of: 'k0', key: 'x' })
    const dated = (items: Scanned[]) => items.map(({ key, readings }) => [key, readings.length])
    expect(dated(read(scan(milk, tofu)))).toEqual([
      ['k1', 0],
      ['k0', 1],
    ])
    expect(dated(read(withChange(scan(milk, tofu), 'k0', { quantity: 0 })))).toEqual([
      ['x', 1],
      ['k1', 0],
    ])
  })

  it('never takes a typed name away', () => {
    const typed = withChange(scan(milk), 'k0', { name: 'Oat drink' })
    expect(withName(typed, milk, { name: 'Milk', from: 'campus' })[0]?.name).toBe('Oat drink')
  })

  it('lets go what is counted down to nothing', () => {
    expect(withChange(scan(milk), 'k0', { quantity: 0 })).toEqual([])
  })

  it('becomes rows in the order of the scans; a date that nobody chose is only offered', () => {
    const items = withReadings(scan(milk, tofu), ['2026-12-01'], { of: 'k1', key: 'x' })
    expect(rowsOf(items)).toEqual([
      { key: 'k0', name: '', quantity: 1, readings: [], code: milk },
      { key: 'k1', name: '', quantity: 1, readings: ['2026-12-01'], code: tofu },
    ])
    const chosen = withChange(items, 'k1', { date: '2026-12-01' })
    expect(rowsOf(chosen)[1]).toMatchObject({ date: '2026-12-01', dateSource: 'scanned' })
    expect(rowsOf(withReadings([], ['2026-12-01'], { of: undefined, key: 'x' }))).toEqual([
      { key: 'x', name: '', quantity: 1, readings: ['2026-12-01'] },
    ])
  })
})

describe('a date that a pack’s code tells', () => {
  const [soon, later] = ['2026-12-05', '2026-12-09']
  const told = (items: readonly Scanned[]) => items.map(({ code, quantity, date }) => [code, quantity, date])

  it('is the item’s at once, as scanned; packs of one date are counted', () => {
    const items = [soon, later, soon].reduce<Scanned[]>(
      (before, date, n) => withCode(before, { code: milk, date }, `k${n}`),
      [],
    )
    expect(told(items)).toEqual([
      [milk, 2, soon],
      [milk, 1, later],
    ])
    expect(rowsOf(items)[0]).toMatchObject({ date: later, dateSource: 'scanned' })
  })

  it('is that of the pack whose number was seen before it', () => {
    const one = withDate(scan(milk), { code: milk, date: soon }, 'x')
    expect(one.map(({ key, date }) => [key, date])).toEqual([['k0', soon]])
    const named = withName(scan(milk, milk, tofu), milk, { name: 'Milk', from: 'mine' })
    const two = withDate(named, { code: milk, date: soon }, 'x')
    expect(told(two)).toEqual([
      [milk, 1, soon],
      [tofu, 1, undefined],
      [milk, 1, undefined],
    ])
    expect(two[0]?.name).toBe('Milk')
    expect(told(withDate(two, { code: milk, date: soon }, 'y'))).toEqual([
      [milk, 2, soon],
      [tofu, 1, undefined],
    ])
  })

  it('comes once for each time that its pack does', () => {
    const sightings = new Sightings()
    const dated = { code: milk, date: soon }
    expect(sightings.see({ code: milk }, 0)).toBe('pack')
    expect([100, 200].map((now) => sightings.see(dated, now))).toEqual(['date', undefined])
    expect(sightings.see({ code: milk }, 300)).toBeUndefined()
    expect(sightings.see(dated, 9000)).toBe('pack')
    expect(sightings.see(dated, 9100)).toBeUndefined()
  })
})

it('a pack that is held still is one; out of sight for a while, it is the next', () => {
  const sightings = new Sightings()
  const see = (code: string, now: number) => sightings.see({ code }, now)
  expect([0, 100, 1500, 2900].map((now) => see(milk, now))).toEqual(['pack', undefined, undefined, undefined])
  expect(see(tofu, 3000)).toBe('pack')
  expect(see(milk, 4500)).toBe('pack')
})
