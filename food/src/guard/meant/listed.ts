/** A recipe's list of ingredients as its title and steps speak of it. */
import { numberless } from '../../names.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { without } from '../text/claims/with-or-without.ts'
import { plurals } from '../words/plurals.ts'

/** What else a bare word may mean: the last words of names that stand in its place on a list. */
const kin: readonly (readonly [words: RegExp, heads: RegExp])[] = [
  [
    /^(?:chocolat|schokolade|cioccolato|chocolate)s?$/,
    /(?:^| )(?:chocolate|chocolat noir|zartbitterschokolade|bitterschokolade|cioccolato fondente|chocolate negro)(?: (?:sans lait|ohne milch|senza latte|sin leche|vegan|vegane))?$/,
  ],
  [/^tortitas?$/, /(?:^| )tortitas? de (?:arroz|maiz)$/],
  [/^海苔$/, /海苔|のり/],
  [
    /^(?:pastas?|nudeln?|pates|massa)$/,
    /(?:^| )(?:pasta|penne|spaghetti|fusilli|macaroni|linguine|rigatoni|tagliatelle|fettuccine|farfalle|noodles?|nudeln|pates|massa)$/,
  ],
  [
    /^(?:noodles?|vermicelli|nouilles?|fideos?|nudeln?)$/,
    /(?:^| )(?:noodles?|vermicelli|kway teow|bee ?hoon|hor fun|tang ?hoon|mihun|bihun|ramen|soba|spaghetti|reisnudeln|glasnudeln|nouilles de riz|vermicelles de riz|fideos de arroz)$/,
  ],
  [/^(?:tortillas?|wraps?)$/, /(?:^| )(?:tortillas?(?: de maiz)?|wraps?|maistortillas?)$/],
  [
    /^(?:toasts?|breads?|brot|pain|pan|pane|pao)$/,
    /(?:^| )(?:bread|sourdough|ciabatta|baguettes?|brot|pain|pan|pane|pao)(?: sans gluten| sin gluten| senza glutine| sem gluten)?$/,
  ],
  [
    /^(?:flours?|batters?|mehl|farines?|harinas?|farinhas?|farina)$/,
    /(?:^| )(?:flours?|\w+mehl|farines? d\w* [a-z ]+|harina de [a-z ]+|farinha de [a-z ]+|farina di [a-z ]+)$/,
  ],
  [
    /^(?:milk|milch|lait|leche|leite)$/,
    /(?:^| )(?:milk|drink|\w+milch|\w+drink|lait d\w* [a-z ]+|leche de [a-z ]+|leite de [a-z ]+)$/,
  ],
]
/** Nut butters are listed, and butter is melted: too near to believe. */
const never: ReadonlySet<string> = new Set(['butter', 'butters', 'nut', 'nuts', 'oil'])

/** The list that folded lines make. */
export const listOf = (lines: readonly string[]): List => ({
  text: lines.join('\n'),
  heads: lines.map(headOf),
  words: new Set(lines.flatMap((line) => line.split(/[ \n]/)).map(numberless)),
})

/** Folded lines, ready to be asked. */
export interface List {
  /** All lines, folded. */
  readonly text: string
  readonly heads: readonly string[]
  /** Every word of them, without number. */
  readonly words: ReadonlySet<string>
}

/** Behind '1/2', '85 %' and '1,5' a line goes on. */
const broken = /(?<=(?:^|[ \n])\d+)\n/g

const denying: ReadonlySet<string> = new Set([...without, 'without', 'no', 'non', 'not', 'from'])

/** How many words at the end of a line are not of its name: about cut and cooking, or about what it is free of. */
function wordsBehind(words: readonly string[]): number {
  const [last = '', before = ''] = words.toReversed()
  // 'Chocolat sans lait' is no milk, and 'dairy free' no dairy.
  if (denying.has(before) || last === 'free') return 2
  return words.length > 1 && isLineWord(last) ? 1 : 0
}

/** The name that a line begins with, up to its first comma, without what is said behind it; empty where that is all. */
function headOf(line: string): string {
  let words = (line.replace(broken, ' ').split('\n')[0] ?? '').replace(claim, '').split(' ')
  for (let behind = wordsBehind(words); behind > 0; behind = wordsBehind(words))
    words = words.slice(0, -behind)
  return words.join(' ')
}

const claim = / (?:sans|sin|senza|sem|ohne) (?:gluten|glutine)$/

/** Whether a folded word stands on the list, in either number. */
export const isOnList = (word: string, { text, words }: List): boolean =>
  words.has(numberless(word)) || (word === 'cheese' && cheeses.test(text))
const cheeses =
  /(?<!\p{L})(?:cheddar|parmesan|mozzarella|feta|gouda|gruyere|emmental|halloumi|paneer|ricotta|brie|camembert|pecorino|stilton|mascarpone)(?!\p{L})/u

/** Whether a bare word may mean something on the list. */
export function isListed(word: string, { heads }: List): boolean {
  if (never.has(word)) return false
  const forms = new Set([word, word.replace(/s$/, ''), ...plurals(word)])
  const wanted = kin.filter(([words]) => words.test(word)).map(([, head]) => head)
  return heads.some(
    (head) =>
      wanted.some((pattern) => pattern.test(head)) ||
      [...forms].some((form) => head === form || head.endsWith(` ${form}`)),
  )
}
