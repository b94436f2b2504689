import type { Token } from './tokens.ts'

const names =
  /^(?:7 up|(?:3|three) musketeers|(?:5|five) guys|8 o'clock (?:coffee|$)|100 grand|5 alive|9 bar $|1664 (?:beer|$)|100 plus|24\/7 energy|omega 3|heinz 57|one pot|7 days c|0?0 flour|(?:5|five) (?:spice|star)|(?:3|three) bean|four angle|freezer (?:bag|pop)|pantry moth|shelf stable|tk [a-z]{3}|fridge (?:cake|magnet|raider)|morning (?:glory|goods|rolls?) |afternoon tea |(?:cup|pot) (?:noodle|au? |cake|pie)|buah naga|dan (?:dan|hua|jiao|mein|mian) )/
/** '7 grain', '3 cheese pizza', '2 per cent'. */
const kinds =
  /^(?:\S+ (?:quarters|thirds|quarts|cuartos|drittel) |(?:\d+|two|three|four|seven) (?:inch|hour|grain|seed|seasons|jahreszeiten|ply|min(?:uten?)?|korn|(?:in|dalam) (?:1|one)) |(?:[345]|three|four|drei|vier) (?:cheese|kase) (?:pizza|pasta|rav|tort|sauce)|[\d.,]+ (?:%|p(?:e|o|ou)r ?ci?ent|prozent|peratus))/

/** Whether a name stands at a place that begins with what else says something else: a count, a counter, a room. */
export function isWholeName(tokens: readonly Token[], at = 0): boolean {
  const words = tokens.slice(at, at + 3).map(({ key }) => `${key} `)
  return names.test(words.join('')) || kinds.test(words.join(''))
}
