import { describe, expect, it } from 'vitest'
import { rowsOf, type Scanned, Sightings, withChange, withCode, withName, withReadings } from './scanned.ts'

const [milk, tofu] = ['4006381333931', '96385074']
const scan = (...codes: string[]) =>
  codes.reduce<Scanned[]>((items, code, n) => withCode(items, code, `k${n}`), [])

describe('what was scanned', () => {
  it('counts what comes again, the latest first', () => {
    expect(scan(milk, tofu, milk).map(({ code, quantity }) => [code, quantity])).toEqual([
      [milk, 2],
      [tofu, 1],
    ])
  })

  it('keeps what has another date apart, under the same name', () => {
    const named = withName(scan(milk), milk, { name: 'Milk', from: 'mine' })
    const dated = withReadings(named, ['2026-12-01', '2026-01-12'], 'x')
    const again = withCode(dated, milk, 'k9')
    expect(again.map(({ name, quantity, readings }) => [name, quantity, readings.length])).toEqual([
      ['Milk', 1, 0],
      ['Milk', 1, 2],
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
    const items = withReadings(scan(milk, tofu), ['2026-12-01'], 'x')
    expect(rowsOf(items)).toEqual([
      { key: 'k0', name: '', quantity: 1, readings: [], code: milk },
      { key: 'k1', name: '', quantity: 1, readings: ['2026-12-01'], code: tofu },
    ])
    const chosen = withChange(items, 'k1', { date: '2026-12-01' })
    expect(rowsOf(chosen)[1]).toMatchObject({ date: '2026-12-01', dateSource: 'scanned' })
    expect(rowsOf(withReadings([], ['2026-12-01'], 'x'))).toEqual([
      { key: 'x', name: '', quantity: 1, readings: ['2026-12-01'] },
    ])
  })
})

it('a pack that is held still is one; out of sight for a while, it is the next', () => {
  const sightings = new Sightings()
  expect([0, 100, 1500, 2900].map((now) => sightings.isNew(milk, now))).toEqual([true, false, false, false])
  expect(sightings.isNew(tofu, 3000)).toBe(true)
  expect(sightings.isNew(milk, 4500)).toBe(true)
})
