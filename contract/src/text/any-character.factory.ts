import fc from 'fast-check'

const lastCharacter = 0x10ffff
/** Halves of pairs stand for nothing by themselves. */
const firstHalf = 0xd800
const halves = 0x800

/**
 * Any character of Unicode, as the unit of a text. fast-check's own ('binary') draws the same ones, but lists all 1.1 million of
 * them first: a second and 85 MB in every process that asks for it.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(lastCharacter - halves)
  .map((place) => String.fromCodePoint(place < firstHalf ? place : place + halves), placeOf)

/** The way back, by which fast-check knows texts of these characters: it throws at all else. */
function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined
  const isHalf = code !== undefined && code >= firstHalf && code < firstHalf + halves
  if (code === undefined || isHalf || character !== String.fromCodePoint(code))
    throw new Error('not one character')
  return code < firstHalf ? code : code - halves
}
