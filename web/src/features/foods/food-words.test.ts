import { describe, expect, it } from 'vitest'
import { besideName } from './food-words.ts'

const reading = (name: string, takenFor: string[] = [], isCorrected = false) => ({
  name,
  takenFor,
  isCorrected,
  picture: 'food',
  kind: takenFor.length > 0 ? ('food' as const) : ('unknown' as const),
})

describe('besideName', () => {
  it('says what a name is taken for, unless that is what it says', () => {
    expect(besideName(reading('telur ayam', ['chicken egg']))).toBe('Read as chicken egg')
    expect(besideName(reading('pâtes', ['pasta', 'pate']))).toBe('Read as pasta or pate')
    expect(besideName(reading('Soy-Milk', ['soy milk']))).toBeUndefined()
    expect(besideName(reading('Eggs', ['chicken egg']))).toBeUndefined()
    expect(besideName(reading('Quail eggs', ['quail egg']))).toBeUndefined()
    expect(besideName(reading('Eggs', ['quail egg']))).toBe('Read as quail egg')
    expect(besideName(reading('Tofu', ['tofu'], true))).toBe('Read as tofu')
    expect(besideName(reading('cherry', ['cherry tomato']))).toBe('Read as cherry tomato')
    expect(besideName(reading('blorf'))).toBe('Not recognised')
    expect(besideName({ ...reading('dish soap'), kind: 'noFood' })).toBe('Not food')
  })

  it.each([
    ['Tomatoes', 'tomato'],
    ['Spring onions', 'spring onion'],
    ['apples', 'apple'],
    ['Strawberries', 'strawberry'],
    ['Yoghurt', 'yogurt'],
    ['Cookie', 'cookies'],
    ['Smoothies', 'smoothie'],
    ['Bay leaves', 'bay leaf'],
  ])('asks of nobody whether %s is %s', (name, food) => {
    expect(besideName(reading(name, [food]))).toBeUndefined()
  })
})
