/** What a text says is not in it: 'sem farinha', 'dark chocolate (dairy free)'. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { remembering } from '../../remember.ts'
import { hard, type IndexedText, soft, within } from '../text/indexed-text.ts'
import { takenBack } from './mentions/denials.ts'

/** Words that leave out what comes right behind them. */
export const without: ReadonlySet<string> = new Set([
  'without',
  'sem',
  'sans',
  'ohne',
  'senza',
  'sin',
  'zonder',
  'tanpa',
  'utan',
  'uten',
  'uden',
  'bez',
  'بدون',
])
const longestWord = 7

/** Whether the word before a place of a text leaves out what begins there. */
export function isLeftOut({ codes, joints, fields }: IndexedText, from: number): boolean {
  if (from === 0 || joints[from] !== soft || fields[from] !== fields[from - 1]) return false
  let start = from - 1
  while (start > 0 && joints[start] === within && from - start <= longestWord) start--
  const text = { codes, joints, fields }
  return without.has(wordsOf(text, start, from)) && !takenBack.test(clauseAround(text, from))
}

type Codes = Pick<IndexedText, 'codes' | 'joints' | 'fields'>

/** 'Never serve it without butter' leaves nothing out. */
function clauseAround(text: Codes, at: number): string {
  const { joints, fields } = text
  let from = at
  while (from > 0 && joints[from] !== hard && fields[from - 1] === fields[at]) from--
  let end = at + 1
  while (end < fields.length && joints[end] !== hard && fields[end] === fields[at]) end++
  return wordsOf(text, from, end)
}

function wordsOf({ codes, joints }: Codes, from: number, end: number): string {
  let words = ''
  for (let at = from; at < end; at++)
    words += (at > from && joints[at] !== within ? ' ' : '') + String.fromCharCode(codes[at] ?? 0)
  return words
}

const claims: readonly (readonly [claim: RegExp, groups: readonly AllergenGroup[]])[] = [
  [
    /dairy[- ]?free|milk[- ]?free|lactose[- ]and[- ]dairy[- ]?free|ohne milch|milchfrei|sans lait|sin leche|senza latte|sem leite/,
    ['milk'],
  ],
  [/vegan|plant[- ]based|végétal|vegane?[rs]?/, ['milk', 'eggs']],
  [/egg[- ]?free|^no eggs?$/, ['eggs']],
  [/gluten[- ]?free|wheat[- ]?free|glutenfrei|sans gluten|sin gluten|senza glutine|sem glúten/, ['gluten']],
  [/soy[- ]?free|soya[- ]?free|sojafrei|sans soja|sin soja|senza soia/, ['soy']],
  [/[無无]奶|[無无]乳|不含[奶乳]|무유당|우유 없는/, ['milk']],
  [/[無无]蛋|不含蛋/, ['eggs']],
  [/[無无][魚鱼]|不含[魚鱼]/, ['fish']],
  [/[無无]麩質|[無无]麸质|不含麸质/, ['gluten']],
]
const animal: readonly AllergenGroup[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
/** The groups that a text claims to be free of, wherever it does. */
export const groupsClaimed = (text: string): AllergenGroup[] => [
  ...claims.flatMap(([pattern, groups]) => (pattern.test(text) ? groups : [])),
  ...(/(?<!\p{L})(?:vegan|plant based|vegane?[rs]?)(?!\p{L})/u.test(text) ? animal : []),
  ...(withoutEggs.test(text) ? (['eggs'] as const) : []),
  ...(/flourless(?!.*(?:bread|pasta|noodle|biscuit|couscous|toast))/su.test(text)
    ? (['gluten'] as const)
    : []),
  ...saidOfTitles.flatMap(({ pattern, groups }) => (pattern.test(text) ? groups : [])),
]

const saidOf = (groups: readonly AllergenGroup[], words: string) => ({
  groups,
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:${words})s? ?(?:free|less)|(?:without|free of|free from|no)(?: any| the)? (?:${words})s?)(?!\\p{L})(?! range)`,
    'u',
  ),
})
/** What titles leave out of a dish whose own name holds it: 'dairy-free korma'. */
const saidOfTitles = [
  saidOf(['milk'], 'dairy|milk'),
  saidOf(['gluten'], 'gluten|wheat'),
  saidOf(['peanuts'], 'peanut'),
  saidOf(['crustaceans'], 'shellfish|crustacean'),
  saidOf(['sesame'], 'sesame|tahini'),
  saidOf(['celery'], 'celery'),
  saidOf(['mustard'], 'mustard'),
]
const withoutEggs =
  /(?<!\p{L})(?:eggless|without (?:any )?eggs?|sans oeufs?|ohne ei(?:er)?|sin huevos?|senza uova|sem ovos?|tanpa telur|yumurtasiz)(?!\p{L})/u

/** What comes at the end of a line, in brackets or behind a comma, is said of all of it; a cut may follow: '(gluten-free), crushed'. */
const saidAtTheEnd =
  /(?:\((?<inside>[^()]{3,40})\)(?:,\s*(?:finely |roughly )?(?:chopped|crushed|sliced|diced|grated|melted|cubed|softened|torn|cut|cooked|drained|toasted|broken)[^,()]{0,20})?|,\s*(?<behind>[^,()]{3,40})|\s(?<without>(?:ohne|sans|sin|senza|sem)\s\p{L}{3,20}))\s*$/u
/** One of two things may be the one without, and these are nothing without it. */
const unclear = /(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|e|if|not)(?!\p{L})/iu
/** Words that offer the one without, beside the one that is meant: '(vegan option available)'. */
const offered =
  /(?<!\p{L})(?:options?|optional|available|alternatives?|versions?|substitutes?|possibl[ey]|can|may|might|could|works?|use|instead|swap|try|ideally|preferabl[ey]|preferred|served?|möglich|geht|auch|possible|opción|opzione|opção)(?!\p{L})/iu
const withGluten = /(?<!\p{L})(?:seitan|couscous|bulgur|barley|rye|spelt|semolina|wheat)(?!\p{L})/iu
const linesKept = 10_000

/** The groups that an ingredient line says it is free of, as a whole. */
export const freedOf: (line: string) => readonly AllergenGroup[] = remembering((line) => {
  const said = saidAtTheEnd.exec(line)
  const claim = (
    said?.groups?.['inside'] ??
    said?.groups?.['behind'] ??
    said?.groups?.['without']
  )?.toLowerCase()
  if (said === null || claim === undefined || unclear.test(line) || offered.test(claim)) return []
  const found = claims.filter(([pattern]) => pattern.test(claim)).flatMap(([, groups]) => groups)
  return withGluten.test(line) ? found.filter((group) => group !== 'gluten') : found
}, linesKept)
