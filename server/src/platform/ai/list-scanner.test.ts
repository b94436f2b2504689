import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ListScanner } from './list-scanner.ts'

function scan(text: string, pieces: number[] = []): unknown[] {
  const scanner = new ListScanner()
  const found: unknown[] = []
  let at = 0
  for (const length of pieces) {
    found.push(...scanner.feed(text.slice(at, at + length)))
    at += length
  }
  return [...found, ...scanner.feed(text.slice(at))]
}

const key = fc.string().filter((name) => name !== '__proto__')
const objects = fc.array(
  fc.dictionary(key, fc.jsonValue({ noUnicodeString: false }), { noNullPrototype: true }),
)

describe('ListScanner', () => {
  it('finds the objects of any list, cut into any pieces', () => {
    fc.assert(
      fc.property(objects, fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }), (list, pieces) => {
        const expected: unknown = JSON.parse(JSON.stringify(list))
        expect(scan(JSON.stringify({ recipes: list }), pieces)).toEqual(expected)
        expect(scan(JSON.stringify(list, null, 2), pieces)).toEqual(expected)
      }),
    )
  })

  it('gives each as soon as it is complete', () => {
    const scanner = new ListScanner()
    expect(scanner.feed('{"recipes":[{"a":1}')).toEqual([{ a: 1 }])
    expect(scanner.feed(',{"b":"}]')).toEqual([])
    expect(scanner.feed('"}')).toEqual([{ b: '}]' }])
  })

  it('passes over what stands around the JSON', () => {
    expect(scan('Here you go:\n```json\n{"recipes":[{"a":"\\"]"}]}\n```')).toEqual([{ a: '"]' }])
  })

  it('leaves out what is no JSON', () => {
    expect(scan('{"recipes":[{a b 1},{"b":2}]}')).toEqual([{ b: 2 }])
    for (const text of ['', '}{][', '[[[{"a":1}]]]', '{"a" 1}']) expect(scan(text)).toEqual([])
  })

  it.each([
    ['a comma too many', '{"recipes":[{"a":[1,2,],},]}'],
    ['single quotes', `{'recipes': [{'a': [1, 2]}]}`],
    ['bare keys', '{recipes: [{a: [1, 2]}]}'],
    ['remarks', '{"recipes":[ // one\n {"a": [1, /* and */ 2]}]}'],
  ])('forgives %s', (_, text) => expect(scan(text, [5, 9, 3])).toEqual([{ a: [1, 2] }]))

  it('reads quotes inside of others, line ends and the words of Python', () => {
    expect(scan(`[{'a': 'Shepherd's pie', 'b': "Tom's", 'c': 'a "b"', 'd': None, 'e': True}]`)).toEqual([
      { a: "Shepherd's pie", b: "Tom's", c: 'a "b"', d: null, e: true },
    ])
    expect(scan('[{"a":"one\ntwo",}]')).toEqual([{ a: 'one\ntwo' }])
  })

  it('gives one object that is no list of them as a whole', () => {
    expect(scan('{"a":{"b":1}}', [3, 4])).toEqual([{ a: { b: 1 } }])
    expect(scan('{"a":"x","b":[{"c":1}]}', [8])).toEqual([{ c: 1 }, { a: 'x', b: [{ c: 1 }] }])
  })

  it('refuses to hold more than any answer is long', () => {
    const scanner = new ListScanner()
    expect(() => {
      for (let n = 0; n < 100; n++) scanner.feed(`${'['.repeat(1000)}"x`)
    }).toThrow(RangeError)
  })
})
