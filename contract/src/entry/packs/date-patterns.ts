import { untilWords } from './pack-words.ts'

const between = String.raw`\s?[./:,·'’-]\s?|\s`
/** '24.12.2026', '12/24/26', '2026-12-24'. */
export const threeNumbers = new RegExp(
  String.raw`(?<!\d)(\d{1,4})(${between})(\d{1,2})(${between})(\d{4}|\d{2})(?!\d)`,
  'y',
)
/** '12/2026', '24.12'. */
export const twoNumbers = /(?<!\d)(\d{1,2})\s?([./-])\s?(\d{4}|\d{2})(?!\d)/y
/** '12 2026'. */
export const monthAndYear = /(?<!\d|\d[\s./-])(\d{1,2})(\s)(20\d{2})(?!\d)/y
/** '24122026', '241226'. */
export const compactNumber = /(?<!\d)(\d{8}|\d{6})(?!\d)/y
/** '2026年12月24日'. */
export const withSigns = /(?<!\d)(\d{4}|\d{2})\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일号]?)?/y
/** A day begins a word, or stands right behind a word that tells of dates: 'EXP24DEC26'. */
const dayBegins = String.raw`(?:(?<![\d\p{L}])|(?<=(?<![\d\p{L}])(?:${untilWords.join('|')}))(?=\d))`
/** A month as it is spelled, or three letters of it of which some were read as digits. */
const monthName = String.raw`(\p{L}{3,9}|(?=[0158|!]{0,2}\p{L})[\p{L}0158|!]{3}(?!\p{L}))`
const hour = String.raw`(?:[01]\d|2[0-3])`
const minute = String.raw`[0-5]\d(?!\d)`
/** A time of day is no year, and no day: '14:32', '14h32', '08.45'. */
const clock = String.raw`${hour}(?:\s?:\s?|[.h])${minute}`
const year = String.raw`(?!${clock})(20\d{2}|(?!${hour}${minute})\d{4}|\d{2})(?!\d)`
/** '24 DEC 2026', '24DEC'. */
export const dayAndName = new RegExp(
  String.raw`${dayBegins}([\doil|]{1,2})(?:st|nd|rd|th)?[\s./-]{0,2}(?:de\s)?${monthName}\.?(?:[\s./'’,-]{0,2}(?:de\s)?${year})?`,
  'uy',
)
/** A time behind a day's month: '26 NOV 08.45' is none of the 8th of November. */
const clockBehind = String.raw`(?<=\d[\s./-]{0,2})\p{L}+\.?\s${clock}`
/** 'DEC 24 2026', 'DEC 2026', 'DEC 26'. */
export const nameAndNumbers = new RegExp(
  String.raw`(?<!\p{L})(?!${clockBehind})${monthName}\.?[\s./'’-]{0,2}(20\d{2}|\d{1,2})(?!\d)(?:[\s./'’,-]{1,2}${year})?`,
  'uy',
)
/** 'DEC2426', 'DEC242026'; 'DEC2026' is no 20th. */
export const nameAndDigits = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,9})(?!20\d\d(?!\d))(\d{2})(20\d{2}|\d{2})(?!\d)`,
  'uy',
)
/** '2026 DEC 24', '2026DEC24'. */
export const yearAndName = new RegExp(
  String.raw`(?<!\d)(20\d{2})[\s./-]{0,2}${monthName}\.?[\s./-]{0,2}(?!${clock})(\d{1,2})(?!\d)`,
  'uy',
)
