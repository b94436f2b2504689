/** Where 'free' may say that something is given away, and not that there is none of it: 'eggs free today', '2 pints of milk free', 'unopened milk free'. */
import { hard, type IndexedText, wordsOf } from '../indexed-text.ts'

/** What goes on behind it: 'milk free from lactose', 'eggs free range', 'cheese free if you collect'. */
const goingOn =
  'from|of|to|range|ranged|run|running|roam|roaming|flow|flowing|today|tonight|tonite|tomorrow|tmrw|tmr|now|asap|immediately|soon|again|still|too|also|please|pls|plz|if|for|until|untill|till|til|when|while|whilst|with|because|cos|since|before|after|by|on|at|in|near|here|there|this|next|first|everyone|everybody|anyone|anybody|somebody|whoever|take|taking|grab|come|pick|pickup|picking|collect|collecting|collection|dm|pm me|msg|message|text me|giveaway|give away|going|left|leftover|leftovers|unopened|x|each|anytime|any time|weekend|mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sunday'
/** What stands right before something that is given away. */
const given =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|couple|few|some|half|whole|full|extra|spare|surplus|excess|leftover|leftovers|unopened|unused|sealed|fresh|new|my|our|remaining|semi|skimmed|sliced|of|ml|cl|dl|l|litre|litres|liter|liters|g|gr|grams|kg|kilo|kilos|oz|lb|lbs|pint|pints|quart|quarts|gallon|gallons|pack|packs|packet|packets|box|boxes|carton|cartons|bottle|bottles|bag|bags|jar|jars|tin|tins|can|cans|tub|tubs|pot|pots|block|blocks|stick|sticks|loaf|loaves|tray|trays|head|heads|bunch|slice|slices'
/** Foods that no label says to be without, when nothing stands before them. */
const offered = 'bread|butter|cream|cheese|mayo|flour|tofu'
/** Nobody gives these away. */
const neverGiven = '(?:gluten|lactose|casein|whey)'

const ends = '(?= *(?:$|[^\\p{L}\\p{N} -]))'
/** What is given away, by its last word. */
const named = '\\p{L}+[ -]free'
/**
 * What may stand right behind a claim that ends in 'free', in a folded text or one as it was typed, and makes none of it. Behind a plural,
 * an amount or 'surplus' it is none where nothing follows: '6 eggs free'; '200 g milk-free spread' goes on with a thing.
 */
const makesNone =
  `(?<=free)(?:` +
  `[ \\n-]+(?:from|of|to)(?!\\p{L})` +
  `|(?<!${neverGiven}[ -]?free)[ \\n-]+(?:${goingOn})(?!\\p{L})` +
  `|(?<=(?<!\\p{L})\\p{L}*[^s\\P{L}]s[ -]free)${ends}` +
  `|(?<!${neverGiven}[ -]free)(?<=(?:\\d|(?<!\\p{L})(?:${given})) ${named})${ends}` +
  `|(?<=(?:^|\\n)(?:${offered})[ -]free)${ends})`

/** What may not stand behind a claim in a folded text, or one as it was typed. */
export const noMoreFree = `(?!${makesNone})`

const none = new RegExp(makesNone, 'uy')

/** Whether the word 'free' that ends at a place of a text says no more than that something is given away, or is free of something else. */
export function isFreeOfMore(text: IndexedText, end: number): boolean {
  const { joints, fields, length } = text
  let from = end
  while (from > 0 && fields[from - 1] === fields[end - 1] && (from === end || joints[from] !== hard)) from--
  let until = end
  while (until < length && joints[until] !== hard) until++
  const said = wordsOf(text, from, end)
  const behind = wordsOf(text, end, until)
  none.lastIndex = said.length
  return none.test(behind === '' ? said : `${said} ${behind}`)
}
