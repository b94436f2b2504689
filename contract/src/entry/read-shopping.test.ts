import { describe, expect, it } from 'vitest'
import { readShopping } from './read-shopping.ts'
import { english } from './receipts/english.fixture.ts'

const options = { today: '2026-11-23', languages: ['en-SG'] }
const told = (text: string) =>
  readShopping(text, options).map(({ name, quantity = 1, size }) => [quantity, name, size].join(' ').trim())

describe('readShopping', () => {
  it('reads a list of a chat line by line', () => {
    const list = english.find(({ isList }) => isList)
    expect(told(list?.text ?? '')).toEqual([
      '2 milk',
      '12 eggs',
      '1 spinach 200 g',
      '1 rice 1 kg',
      '1 bread',
      '6 tomatoes',
      '2 Greek yoghurt',
      '1 chicken thighs 500 g',
      '1 soy sauce',
    ])
  })

  it('spells out what a till shortens, and says what stood there', () => {
    const rows = readShopping('SEMI SKIM MLK 2PT  £1.20\nBREAD  £0.75\nTOTAL  £1.95', options)
    expect(rows).toMatchObject([
      { name: 'Semi skimmed milk', size: '2 pt', foundAs: 'SEMI SKIM MLK 2PT' },
      { name: 'Bread', foundAs: '' },
    ])
  })

  it('keeps the dates of a list', () => {
    expect(readShopping('milk fri\neggs 3 dec', options)).toMatchObject([
      { name: 'milk', expiryDate: '2026-11-27' },
      { name: 'eggs', expiryDate: '2026-12-03' },
    ])
  })
})
