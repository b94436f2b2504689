import { anyCharacter } from '@shelfmate/contract/text/any-character.factory'
import fc from 'fast-check'

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066right to left',
  'z\u0300\u0301\u0302\u0303'.repeat(50),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'ﷺ',
  'x'.repeat(20_000),
  "' or 1=1; drop table users; --",
  '\\',
  '%00%ff%c0%af',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}#{7*7}',
  '../../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e400',
  '9'.repeat(400),
  '١٢',
  '2026-13-45',
  '2026-02-29',
  '0000-00-00',
  '+275760-09-14',
  '2026-12-01T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.9999999999Z',
  '__proto__',
  'constructor',
]
const others: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  Number.NaN,
  [],
  [[]],
  {},
  { length: -1 },
  { toString: 1 },
  { $ne: null },
  { constructor: { prototype: { isAdmin: true } } },
  Array(1000).fill('x'),
]

/** Text as nobody types it. */
export const naughtyText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

/** Anything that JSON can carry, and some that it can only just. */
const naughtyValue = fc.oneof(naughtyText, fc.constantFrom<unknown>(...others), fc.jsonValue())

/** A good body with each of its values replaced by each of the worst. */
export function everySpoiling(good: object): string[] {
  const worst = [...texts, ...others]
  return pathsIn(good).flatMap((path) => worst.map((value) => JSON.stringify(replaceAt(good, path, value))))
}

/** A good JSON body gone wrong: a value replaced, a key added, or the text itself torn. */
export function spoiled(good: object): fc.Arbitrary<string> {
  const text = JSON.stringify(good)
  const replaced = fc
    .tuple(fc.constantFrom(...pathsIn(good)), naughtyValue)
    .map(([path, value]) => JSON.stringify(replaceAt(good, path, value)))
  const added = fc
    .tuple(naughtyText, naughtyValue)
    .map(([key, value]) => JSON.stringify({ ...good, [key]: value }))
  const torn = fc
    .tuple(fc.nat(text.length), fc.nat(8), fc.string({ unit: anyCharacter, maxLength: 4 }))
    .map(([at, length, patch]) => text.slice(0, at) + patch + text.slice(at + length))
  return fc.oneof(
    { weight: 6, arbitrary: replaced },
    { weight: 1, arbitrary: added },
    { weight: 1, arbitrary: torn },
  )
}

/** A good body, made anew each time, with anything at all in one place. */
export const spoiledAt = (good: () => object, path: Path): fc.Arbitrary<string> =>
  naughtyValue.map((value) => JSON.stringify(replaceAt(good(), path, value)))

export type Path = (string | number)[]

/** Every place in a body that holds something. */
export function pathsIn(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here]
  const below = Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...here, key]))
  return here.length === 0 ? below : [here, ...below]
}

function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = replaceAt(copy[key], rest, by)
  return copy
}
