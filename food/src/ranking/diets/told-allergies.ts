/** Finds the foods that a preference text names by a word for allergies: 'egg allergy', or a heading and the lines below it. */
import { readAllergies } from '../../guard/allergies/read-allergies.ts'
import { allergyWord, namesNothing } from './allergy-words.ts'
import { beginsLike } from './clauses.ts'
import { goesOnInOne, isLiking, isRefusable, isRefusing, namesDiet, negator, refusedOf } from './refused.ts'

interface AllergySplit {
  /** What is told, each as somebody writes an allergy. */
  readonly told: readonly string[]
  readonly rest: string
}

const ends = /([.;!?\n()（）。；！])/u
const blankLine = /\n[^\S\n]*(?=\n)/u
const comma = /(?=[,，、])/u
/** A heading over something else, where no food stands before a colon ('eggs: severe'). */
const heading = /^[^\p{L}\p{N}]*(\p{L}[\p{L}’' ]{1,40}?)\s*[:：]/u
const headingAlone =
  /^[^\p{L}\p{N}]*(?:(?:my )?(?:dis)?likes?|loves?|prefer(?:ences?|red)?|favou?rites?|diets?|cuisines?|tastes?|avoid)\s*$/u
/** A list that a colon or a dash begins, or an own line. */
const listBegins = /^\s*(?:[:：=/]|[-–—]+\s|\p{L}{2,3}\s*[:：])/u
/** What the only allergy of all stands behind. */
const onlyOne =
  /^\s*(?:except(?: for)?|(?:other )?than|only|just|aside from|beyond|als|bis auf|nur|au(?:ß|ss)er|sauf|salvo|excepto|tranne|behalve)(?!\p{L})/u
/** Spanish for 'I am' before 'allergic', and no soybean. */
const iAm = /(?<!\p{L})soy\s*$/u
const linkAtEnd = /(?:[,，、&+:：]|(?<!\p{L})(?:and|und|et|y|e|en|dan|i|и|và|ve))\s*$/u

/** Whether words name a food that the reader of allergies knows. */
const namesFood = (words: string): boolean => {
  const { groups, words: avoided } = readAllergies(words)
  return groups.length > 0 || avoided.some(({ names, isKind }) => isKind || names.size > 0)
}
const saysNone = (words: string): boolean => {
  const { groups, words: avoided, notes } = readAllergies(words)
  const isNone = /^\W*no\W*$/.test(words) || notes.some(({ code }) => code === 'NO_ALLERGY')
  return isNone && groups.length === 0 && avoided.length === 0
}
const isHeading = (unit: string): boolean => {
  const over = heading.exec(unit)?.[1]
  return headingAlone.test(unit) || (over !== undefined && !namesFood(over))
}

/** Whether a heading tells of a list of what is not eaten: 'avoid:', 'dislikes'. */
export const refusesBelow = (unit: string): boolean =>
  isRefusing(unit) && /[:：]\s*$/u.test(unit) && namesNothing(unit.replace(negator, ' '))
const isShort = (part: string): boolean => isRefusable(part) && bare(part).trim().split(/\s+/).length <= 2
/** A part of a list without its bullet. */
const bare = (part: string): string => part.replace(/^[^\p{L}\p{N}]+/u, '')

/** Whether behind 'no pork allergies' stands what the allergies are to: 'no pork allergies eggs'. */
export const foodBehind = (rest: string): boolean => {
  const next = /^[^\S\n]+(\p{L}[\p{L}\p{M}’'-]*)/u.exec(rest)?.[1] ?? ''
  return next !== '' && !isLiking(next) && namesFood(next)
}

/** Reads unit by unit: while a list is told, every unit of it is. */
class ToldReader {
  readonly told: string[] = []
  readonly rest: string[] = []
  /** A list below a heading, before its first food and behind it; or a sentence that a line of foods may go on. */
  #list: 'none' | 'begun' | 'read' | 'said' | 'refused' = 'none'

  read(unit: string, end: string): void {
    const word = allergyWord.exec(unit)
    if (word) this.#readTelling(unit, word)
    else if (refusesBelow(unit)) this.#list = 'refused'
    else if (!this.#goesOn(unit)) {
      this.#list = 'none'
      this.rest.push(unit)
    } else if (/\p{L}/u.test(unit)) this.#readList(unit)
    this.rest.push(end)
  }

  #goesOn(unit: string): boolean {
    if (this.#list === 'none' || isHeading(unit) || isLiking(unit) || beginsLike(unit)) return false
    return this.#list !== 'said' || !/\p{L}/u.test(unit) || unit.split(comma).every(isShort)
  }

  endBlock(): void {
    if (this.#list !== 'begun') this.#list = 'none'
    this.rest.push('\n\n')
  }

  #readList(unit: string): void {
    if (saysNone(unit) && this.#list === 'begun') this.#list = 'none'
    else if (this.#list === 'refused')
      this.rest.push(...unit.split(comma).map((part) => ` ; ${isRefusing(part) ? '' : 'no '}${bare(part)}`))
    else {
      this.#tell(unit.split(comma))
      this.#list = 'read'
    }
  }

  #readTelling(unit: string, { 0: word, index }: RegExpExecArray): void {
    const parts = unit.slice(0, index).split(comma)
    const before = goesOnInOne(parts.at(-1) ?? '') ? parts.join('') : (parts.pop() ?? '')
    if (!goesOnInOne(before)) this.rest.push(parts.join(''), ' ; ')
    const named = isRefusing(before) ? '' : refusedOf(before)
    // 'No other allergies than soy' refuses nothing else.
    if (!namesNothing(before.replace(negator, ' ')))
      this.rest.push(before.slice(0, before.length - named.length))
    this.rest.push(' ; ')
    const isNamed = namesFood(`${named.replace(iAm, ' ')}${word}`)
    if (isNamed) this.told.push(`${named.replace(iAm, ' ')}${word}`)
    else if (!namesNothing(named.replace(iAm, ' '))) this.rest.push(named)
    this.#readBehind(unit.slice(index + word.length), isNamed)
  }

  #readBehind(said: string, isNamed: boolean): void {
    const behind = said.replace(onlyOne, ' ')
    const next = allergyWord.exec(behind)
    if (isNamed && next) return this.#readTelling(behind, next)
    const isList = listBegins.test(behind)
    if (namesNothing(behind)) {
      this.#list = isNamed ? 'none' : 'begun'
      return
    }
    if (isNamed && /^\s*[,，、]/u.test(behind)) {
      this.#list = 'none'
      this.rest.push(behind)
      return
    }
    const parts = behind.split(comma)
    const isNone = saysNone(bare(parts[0] ?? ''))
    const end = parts.findIndex((part, n) => n > 0 && !isList && (namesDiet(part) || !namesFood(part)))
    const listed = isNone ? [] : parts.slice(0, end < 0 ? parts.length : end)
    this.#tell(listed)
    this.rest.push(parts.slice(isNone ? 1 : listed.length).join(''))
    const goesOn = isList || linkAtEnd.test(behind)
    this.#list = goesOn && !isNone ? 'read' : isNone ? 'none' : 'said'
  }

  /** The parts of a list up to a like. What is refused in it otherwise, and diets, are read with the rest. */
  #tell(parts: readonly string[]): void {
    const end = parts.findIndex((part) => isLiking(part) || beginsLike(part))
    const list = end < 0 ? parts : parts.slice(0, end)
    for (const part of list)
      if (isRefusing(part) || namesDiet(part)) this.rest.push(' ; ', bare(part))
      else this.told.push(bare(part))
    this.rest.push(' ; ', parts.slice(list.length).join(''))
  }
}

/** Splits a text, with an end at each like, into what is told as an allergy and what is left. */
export function toldAllergies(text: string): AllergySplit {
  const reader = new ToldReader()
  for (const block of text.split(blankLine)) {
    const units = block.split(ends)
    for (let at = 0; at < units.length; at += 2) reader.read(units[at] ?? '', units[at + 1] ?? '')
    reader.endBlock()
  }
  return { told: reader.told.map((one) => one.trim()), rest: reader.rest.join('') }
}
