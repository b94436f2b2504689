import type { Token } from './tokens.ts'

const names =
  /^(?:7 up|5 alive|9 bar $|1664 (?:beer|$)|100 plus|24\/7 energy|omega 3|heinz 57|after 8|one pot|freezer (?:bag|pop)|fridge (?:cake|magnet|raider)|(?:cup|pot) (?:noodle|au? |cake|pie)|buah naga)/
/** '7 grain', '3 cheese pizza', '2 per cent'. */
const kinds =
  /^(?:(?:\d+|two|three|four|five) (?:grain|seed|seasons|ply|bean|spice|star|angle|min(?:ute)?|in (?:1|one)) |(?:[345]|three|four) cheese (?:pizza|pasta|rav|tort|sauce)|[\d.,]+ (?:%|p(?:e|o|ou)r ?ci?ent|prozent|peratus))/

/** Whether a name stands at a place that begins with what else says something else: a count, a counter, a room. */
export function isWholeName(tokens: readonly Token[], at = 0): boolean {
  const words = tokens.slice(at, at + 3).map(({ key }) => `${key} `)
  return names.test(words.join('')) || kinds.test(words.join(''))
}
