import { poundsAndOunces, tidySize } from '../../pantry/size.ts'
import { dozen as aDozen } from '../lexicon.ts'
import { spelledOut } from './words/shorthand.ts'

const unitNames: Readonly<Record<string, string>> = {
  kg: 'kg',
  g: 'g',
  gr: 'g',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  oz: 'oz',
  lb: 'lb',
  lbs: 'lb',
  floz: 'fl oz',
  pt: 'pt',
  pint: 'pt',
  qt: 'qt',
  quart: 'qt',
  gal: 'gal',
  mg: 'mg',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  litro: 'l',
  litros: 'l',
  litri: 'l',
  pints: 'pt',
  克: 'g',
  公克: 'g',
  公斤: 'kg',
  毫升: 'ml',
  升: 'l',
  磅: 'lb',
  กก: 'kg',
  กรัม: 'g',
  มล: 'ml',
  ลิตร: 'l',
  г: 'g',
  кг: 'kg',
  мл: 'ml',
  л: 'l',
}
const units = ['fl\\.?\\s?oz', ...Object.keys(unitNames)].toSorted((a, b) => b.length - a.length).join('|')
const sizePattern = new RegExp(
  String.raw`(?:(?<=\d\s?[x×])|(?<![\d.,/A-Za-z]))(?<amount>\d{1,5}(?:[.,]\d{1,3})?)\s?(?<unit>${units})\.?(?![\p{Script=Latin}\p{Script=Cyrillic}\d])`,
  'giu',
)

/** '1LB 8OZ': one size. */
const ouncesBehindPounds = /(?<![\d.,/A-Za-z])(\d{1,2})\s?lbs?\.?\s?(\d{1,2})\s?oz(?!\p{L})/giu

/** '2.272L/4 PINTS': the same once more, in the units of before. */
const otherMeasure = /(\d\s?(?:ml|l))\s?\/\s?\d{1,2}(?:\.\d)?\s?(?:pints?|pts?)\b/i

/** Whether a word is a unit of a size. */
export const isUnit = (word: string) => Object.hasOwn(unitNames, word.toLowerCase()) || /^fl$/i.test(word)

/** A text without its last size, and that size in its one form: 'Milch 1,5L' is 'Milch' of '1.5 l'. */
export function takeSize(printed: string): { size: string; rest: string } {
  const text = printed
    .replace(otherMeasure, '$1')
    .replaceAll(
      ouncesBehindPounds,
      (all, pounds: string, ounces: string) => poundsAndOunces(pounds, ounces) ?? all,
    )
  const found = [...text.matchAll(sizePattern)].at(-1)
  const { amount = '', unit = '' } = found?.groups ?? {}
  const plain = unit.toLowerCase().replaceAll(/[.\s]/g, '')
  const size = found && tidySize(`${amount} ${unitNames[plain] ?? ''}`)
  if (!found || !size) return { size: '', rest: text }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { size, rest: rest.replace(/\(\s*\)|\b(?:ca|approx)\.?\s*$/i, ' ') }
}

/** 'x' where the size behind it was taken away: '6x330ml'. */
const packWords =
  'pk|x|×|pack|pcs?|ct|count|er|stk|stck|stück|stuks?|biji|butir|pezzi|unidades|st|szt|pz|pzs?|un|ud|uds|li|lü|lu|s|p|kpl|ks|個|コ|枚|本|入|包|袋|瓶|个|只|구|입|개|봉|ฟอง|ชิ้น|quả|gói|шт'
const packPattern = new RegExp(
  String.raw`(?<![\d.,])(?<count>\d{1,3})[\s-]?(?:${packWords})\.?(?![\p{L}\d])|(?<![\p{Script=Latin}])[x×]\s?(?<times>\d{1,3})(?![\d.,])|\bpack\s(?:of\s)?(?<of>\d{1,3})\b|\bp-(?<pieces>\d{1,2})\b|\((?<in>\d{1,2})\)|\s(?<dozen>6|10|12|15|18|20|24|30)\s*$|(?<![\p{L}\d/])(?:(?<dozens>\d{1,2}|1\/2|½|half)\s)?(?:a\s)?(?<doz>doz(?:en)?)\b\.?`,
  'iu',
)

/** How many 'dozen' says, with what stands before it: '2', 'half'. */
const ofDozens = (said = '1') => (/^\d+$/.test(said) ? Number(said) : 1 / 2) * aDozen

/** '1 ud': one of it, which goes without saying. */
const oneOfIt = /(?<=\S)\s+1\s?(?:pcs?|ct|count|stk|stck|stück|stuks?|biji|butir|szt|pz|un|uds?)\b\.?/iu

/** A text without what says how many are in a pack, and that number: 'MED EGGS 6PK', '鸡蛋30枚', 'yaourt x8'. */
export function takePack(printed: string): { pieces: number | undefined; rest: string } {
  const text = printed.replace(oneOfIt, ' ')
  const found = packPattern.exec(text)
  const { count, times, of, pieces: together, in: within, dozen, dozens, doz } = found?.groups ?? {}
  const pieces =
    doz === undefined ? Number(count ?? times ?? of ?? together ?? within ?? dozen ?? 0) : ofDozens(dozens)
  return found && pieces > 1
    ? { pieces, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` }
    : { pieces: undefined, rest: text }
}

const codes = /(?<![\p{L}\d])\d{6,}[A-Z]{0,2}(?![\p{L}\d])/gu
/** A printed name without the numbers that shops give what they sell. */
export const withoutCodes = (text: string): string => text.replaceAll(codes, ' ')
const before = [
  /^[\s#*•>+|_^%-]+/,
  // '3) '
  /^\d{1,2}[.)]\s+(?=\p{L})/u,
  /^[A-Z]{1,2}\s+(?=\d{3})/,
  /^(?:(?:0\d{2,}|\d{4,})[\s-]+)+/,
  // Two letters apart from the rest are a shop's mark.
  /^[A-Z]{1,2}\s{2,}(?=\S)/,
]
const after = /(?:[\s*#:;,.|_/\\+-]|\beach\b)+$/i

/** The name as it is to be read: without codes and marks; what is printed in capitals alone is written as people do. */
export function cleanName(text: string): string {
  let name = withoutCodes(text)
  for (const mark of before) name = name.replace(mark, '')
  name = name.replaceAll(/\s+/g, ' ').replace(after, '').trim()
  const spelled = spelledOut(/\p{Ll}/u.test(name) ? name : name.toLowerCase())
  return spelled.slice(0, 1).toUpperCase() + spelled.slice(1)
}
