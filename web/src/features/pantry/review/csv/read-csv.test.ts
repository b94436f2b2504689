import { anyCharacter } from '@shelfmate/contract/text/any-character.factory'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decoded, readCsv } from './read-csv.ts'
import { template } from './template.ts'

const read = (text: string, languages = ['en-GB']) =>
  readCsv(text, languages, [])?.rows.map(({ name, quantity, size, place, date = '', unread }) =>
    [quantity, name, size, place, date, unread].join(' | '),
  )

describe('readCsv', () => {
  it('reads the template', () => {
    expect(read(template)).toEqual([
      '2 | Milk | 1 l | fridge | 2026-12-01 | ',
      '6 | Eggs |  | fridge | 2026-12-10 | ',
      '1 | Spinach | 200 g | freezer | 2027-03-01 | ',
      '1 | Rice | 1 kg | cupboard |  | ',
    ])
  })

  it('reads the columns of Grocy’s stock overview and its entries', () => {
    const overview = [
      '"Product";"Product group";"Amount";"Value";"Next due date";"Default location"',
      '"Cookies";"Sweets";"2 Packs";"3.58";"2026-12-20";"Candy cupboard"',
      '"Flour";"Baking";"0.5 Kilograms";"0.40";"2999-12-31";"Pantry"',
    ].join('\n')
    expect(read(overview)).toEqual([
      '2 | Cookies |  | Candy cupboard | 2026-12-20 | ',
      '1 | Flour | 0.5 kg | cupboard |  | line 3: 2999-12-31',
    ])
    const entries = 'Product\tAmount\tDue date\tLocation\nMilk\t3\t2026-11-28 23:59:59\tFridge\n'
    expect(read(entries)).toEqual(['3 | Milk |  | fridge | 2026-11-28 | '])
  })

  it('reads the foods that Mealie gives out, a list of JSON objects', () => {
    const food = {
      id: '0b1f6a52-6d0b-4e0c-9b0e-0d4c5a0f2f11',
      name: 'red lentils',
      pluralName: null,
      description: 'Keep dry',
      extras: {},
      labelId: null,
      label: null,
      aliases: [{ name: 'masoor' }],
      createdAt: '2026-11-02T08:30:00Z',
    }
    const foods = [food, { ...food, name: 'oat milk' }]
    expect(read(JSON.stringify(foods, null, 2))).toEqual([
      '1 | red lentils |  |  |  | ',
      '1 | oat milk |  |  |  | ',
    ])
    expect(readCsv('[{"a":1}]', [], [])).toBeUndefined()
    expect(readCsv('[1, {', [], [])).toBeUndefined()
  })

  it('reads amounts with units, and dates in the order that the column tells', () => {
    const file = 'Item,Quantity,Unit,Expiration Date\nRice,500,g,03/12/2026\nMilk,1,bottle,25/12/2026\n'
    expect(read(file, ['en-US'])).toEqual([
      '1 | Rice | 500 g |  | 2026-12-03 | ',
      '1 | Milk |  |  | 2026-12-25 | ',
    ])
    expect(read('name,expiry date\nRice,03/12/2026', ['en-US'])).toEqual(['1 | Rice |  |  | 2026-03-12 | '])
  })

  it('takes a comma before three figures for one of thousands', () => {
    const file =
      'Item,Quantity,Unit\nRice,"1,000",g\nEggs,"1,000",\nTins,2.000,\nCorks,"10,000",\nFlour,"1,500",kg'
    expect(read(file)).toEqual([
      '1 | Rice | 1000 g |  |  | ',
      '1000 | Eggs |  |  |  | ',
      '2 | Tins |  |  |  | ',
      '1 | Corks |  |  |  | line 5: 10,000',
      '1 | Flour | 1.5 kg |  |  | ',
    ])
  })

  it('takes it for a decimal one where the viewer writes it so', () => {
    const file = 'Item;Quantity\nJoghurt;2,000\nEier;2,500'
    expect(read(file, ['de-DE', 'en'])).toEqual([
      '2 | Joghurt |  |  |  | ',
      '1 | Eier |  |  |  | line 3: 2,500',
    ])
    expect(read('Item;Quantity\nEggs;"1,000"', ['no_tag'])).toEqual(['1000 | Eggs |  |  |  | '])
  })

  it('reads the order of days and months that a heading tells', () => {
    const file = (order: string) => `Item,Exp. date (${order})\nMilk,03/04/2027\n`
    expect(read(file('MM/DD/YYYY'))).toEqual(['1 | Milk |  |  | 2027-03-04 | '])
    expect(read(file('dd.mm.yy'), ['en-US'])).toEqual(['1 | Milk |  |  | 2027-04-03 | '])
    expect(read(file('TT.MM.JJJJ'), ['en-US'])).toEqual(['1 | Milk |  |  | 2027-04-03 | '])
    expect(read(file('m/d'))).toEqual(['1 | Milk |  |  | 2027-03-04 | '])
    expect(read(file('from a dorm'), ['en-US'])).toEqual(['1 | Milk |  |  | 2027-03-04 | '])
    for (const heading of ['YYYY-MM-DD', 'Expiry (yy-mm-dd)', 'AAAA-MM-DD', 'Exp. date (Y-m-d)', 'Y/M/D'])
      expect(read(file(heading))).toEqual(['1 | Milk |  |  | 2027-04-03 | '])
    expect(read(file('Expiry MM-DD-YYYY'))).toEqual(['1 | Milk |  |  | 2027-03-04 | '])
    expect(read(`${file('MM/DD/YYYY')}Eggs,25/12/2026`)).toEqual([
      '1 | Milk |  |  | 2027-03-04 | ',
      '1 | Eggs |  |  |  | line 3: 25/12/2026',
    ])
  })

  it('puts food into the places that are there', () => {
    const file = 'Item,Location\nRice,balcony\nMilk,FRIDGE\nTea,Loft\n'
    expect(readCsv(file, ['en-GB'], ['Balcony'])?.rows.map(({ place }) => place)).toEqual([
      'Balcony',
      'fridge',
      'Loft',
    ])
  })

  it('reads a header below what a program says of its file, and months in letters', () => {
    const file = [
      'My inventory lists,,,',
      '"Exported on Nov 20, 2026",,,',
      'Item,How many,Storage,Exp. date',
      'Milk,2,Fridge,"Nov 28, 2026"',
      'Peas,1,Freezer,28-Feb-2027',
      'Eggs,6,Fridge,"Sat, 5 Dec 2026 00:00"',
      'Rice,1,Cupboard,Nov 2026 or so',
      'Tea,1,Cupboard,some day in 2026',
    ].join('\n')
    expect(read(file)).toEqual([
      '2 | Milk |  | fridge | 2026-11-28 | ',
      '1 | Peas |  | freezer | 2027-02-28 | ',
      '6 | Eggs |  | fridge | 2026-12-05 | ',
      '1 | Rice |  | cupboard |  | line 7: Nov 2026 or so',
      '1 | Tea |  | cupboard |  | line 8: some day in 2026',
    ])
  })

  it('names what could not be read with its line, and loses nothing', () => {
    const file = 'name,quantity,expiry date\n"Milk\nwhole",2,soon\n,3,2026-12-01\n\nEggs,many,31.02.2026\n'
    expect(read(file)).toEqual([
      '2 | Milk whole |  |  |  | line 2: soon',
      '3 |  |  |  | 2026-12-01 | line 4: 3 2026-12-01',
      '1 | Eggs |  |  |  | line 6: many, 31.02.2026',
    ])
  })

  it('leaves what there is none of unticked', () => {
    const file = 'product;amount\nMilk;0\nRice;0.0 Packs\nFlour;0,5 kg\nEggs;10\nTea;\nSalt;00'
    const ticked = readCsv(file, ['en-GB'], [])?.rows.filter(({ isTaken }) => isTaken)
    expect(ticked?.map(({ name }) => name)).toEqual(['Flour', 'Eggs', 'Tea'])
    expect(read(file)?.[0]).toBe('1 | Milk |  |  |  | line 2: 0')
  })

  it('knows a file without names', () => {
    expect(readCsv('a,b\n1,2', [], [])).toBeUndefined()
  })

  it('throws at nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        readCsv(`name,quantity,date\n${text}`, ['de'], [])
      }),
      { numRuns: 30 },
    )
  })

  it('reads old spreadsheets’ letters', () => {
    expect(decoded(new Uint8Array([0x4b, 0xe4, 0x73, 0x65]))).toBe('Käse')
    expect(decoded(new Uint8Array([0xff, 0xfe, 0x4b, 0x00, 0xe4, 0x00]))).toBe('Kä')
  })
})
