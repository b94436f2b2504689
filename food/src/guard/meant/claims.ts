/** What a text claims to be free of, 'dark chocolate (dairy free)', and where it is no claim: 'non-vegan', 'leave out for vegan'. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { remembering } from '../../remember.ts'
import { isNameWord, namesIn } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { foldText } from '../text/fold.ts'
import { endOfWord, hard, type IndexedText, indexTexts, startOfWord, wordsOf } from '../text/indexed-text.ts'

/** Words that make the opposite of a claim right behind them. */
const denials =
  'non|no|not|nor|never|anti|anything but|isnt|arent|wasnt|aint|dont|semi|hardly|barely|nearly|almost|mostly|partly|partially|nicht|kein|keine|keinen|keiner|keines|nie|pas|nao|niet|geen|ikke|inte|bukan|khong|не|нет'
/** What may stand between: 'not really vegan'. */
const slight =
  'a|an|the|so|very|really|quite|fully|entirely|completely|strictly|necessarily|always|even|exactly|yet|actually|truly|at|all|certified|labelled|labeled|100|ganz|wirklich|vraiment|totalement|del|totalmente|proprio'
const denying: ReadonlySet<string> = new Set(denials.split('|'))
const slightly: ReadonlySet<string> = new Set(slight.split('|'))

/** 'Un-vegan' is not vegan, and the 'un' of 'un burro vegano' counts the butter. */
const opposite = 'un vegan'

/** Whether what ends before a claim is a denial: 'not', 'anything but'. */
const isDenial = (text: IndexedText, start: number, end: number): boolean =>
  denying.has(wordsOf(text, start, end)) ||
  (start > 0 && denying.has(wordsOf(text, startOfWord(text, start), end)))

/** Whether the claim that begins at a place of a text is denied right before it. */
export function isDeniedClaim(text: IndexedText, from: number): boolean {
  for (let at = from; at > 0 && text.joints[at] !== hard && text.fields[at] === text.fields[at - 1]; ) {
    const start = startOfWord(text, at)
    if (isDenial(text, start, at)) return true
    if (at === from && wordsOf(text, start, endOfWord(text, at)) === opposite) return true
    if (!slightly.has(wordsOf(text, start, at))) return false
    at = start
  }
  return false
}

const animal: readonly AllergenGroup[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const deniedClaim = new RegExp(
  `(?<!\\p{L})(?:${opposite}|(?:${denials}) (?:(?:${slight}) ){0,2}(?:\\p{L}{1,20} ?(?:free|less)|plant based|vegan\\p{L}{0,2}))(?!\\p{L})`,
  'gu',
)

/** The groups that a folded text claims to be free of, wherever it does. */
export function groupsClaimed(text: string): AllergenGroup[] {
  const said = text.replace(deniedClaim, ' ')
  return [
    ...claims.flatMap(({ pattern, groups }) => (said.search(pattern) >= 0 ? groups : [])),
    ...(/(?<!\p{L})(?:vegan|plant based|vegane?[rs]?)(?!\p{L})/u.test(said) ? animal : []),
    ...(withoutEggs.test(said) ? (['eggs'] as const) : []),
    ...(/flourless(?!.*(?:bread|pasta|noodle|biscuit|couscous|toast))/su.test(said)
      ? (['gluten'] as const)
      : []),
    ...saidOfTitles.flatMap(({ pattern, groups }) => (pattern.test(said) ? groups : [])),
  ]
}

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

const claim = (groups: readonly AllergenGroup[], words: string, signs?: string) => ({
  groups,
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${signs === undefined ? '' : `|${signs}`}`, 'gu'),
})
const claims = [
  claim(
    ['milk'],
    'dairy[- ]?free|milk[- ]?free|lactose[- ]and[- ]dairy[- ]?free|ohne milch|milchfreie?[rsn]?|sans lait|sin leche|senza latte|sem leite',
    '[無无][奶乳]|不含[奶乳]|무유당|우유 없는',
  ),
  claim(animal, 'vegan(?:e[rsn]?|[oa]s?)?|plant[- ]based'),
  claim(['milk', 'eggs'], 'végétale?s?'),
  claim(['eggs'], 'egg[- ]?free|^no eggs?$', '[無无]蛋|不含蛋'),
  claim(
    ['gluten'],
    'gluten[- ]?free|wheat[- ]?free|glutenfreie?[rsn]?|sans gluten|sin gluten|senza glutine|sem glúten',
    '[無无]麩質|[無无]麸质|不含麸质',
  ),
  claim(['soy'], 'soya?[- ]?free|sojafreie?[rsn]?|sans soja|sin soja|senza soia'),
  claim(['fish'], '(?!)', '[無无][魚鱼]|不含[魚鱼]'),
]

/** What lines may claim, too; a title such as 'Nut-free almond cake' says it of a dish. */
const claimsOfLines = [
  ...claims,
  // Of 'pine nut-free' the other nuts are left.
  claim(['nuts', 'peanuts'], '(?<!\\p{L}[- ])nut[- ]?free'),
  claim(['nuts'], 'tree[- ]nut[- ]?free'),
  claim(['peanuts'], 'peanut[- ]?free'),
]

/** What comes at the end of a line, in brackets or behind a comma, is said of all of it; a cut may follow: '(gluten-free), crushed'. */
const saidAtTheEnd =
  /(?:\((?<inside>[^()]{3,40})\)(?:,(?<cut>[^,()]{3,40}))?|,\s*(?<behind>[^,()]{3,40})|\s(?<without>(?:ohne|sans|sin|senza|sem)\s\p{L}{3,20}))\s*$/u
/** One of two things may be the one without, and these are nothing without it. */
const unclear =
  /(?<!\p{L})(?:or|and|plus|oder|und|ou|et|o|y|e|lub|veya|ve|eller|atau|if|unless|not)(?!\p{L})|[&;|?*]|\p{L}\s?\/\s?\p{L}/iu
/** A line that ends in 'sans gluten' without a comma may offer it beside the one that is meant. */
const offered =
  /(?<!\p{L})(?:für|bei|bedarf|nach|wahl|wunsch|ersatz|ersetzen|variante|möglich|geht|auch|pour|version|remplacer|option|possible|besoin|choix|para|versión|opción|necesario|préférence|preferencia|preferência|preferenza|si|se|reemplazar|sustituir|per|versione|opzione|sostituire|versão|opção|substituir)(?!\p{L})/iu
const nut =
  /(?<!\p{L})(?:nut|peanut|groundnut|almond|cashew|hazelnut|walnut|pecan|pistachio|macadamia|praline|marzipan|nougat|gianduja|filbert|cobnut|dukkah|baklava|rocher|romesco|trail mix|mandel\p{L}*|haseln\p{L}*|waln\p{L}*|nuss\p{L}*|studentenfutter|noisette|mandorle|cacahu\p{L}*|frangipane|nutella|satay)s?(?!\p{L}|[- ]?free)/iu
/** What is made of a group, whatever is claimed of it. */
const nothingWithout: Partial<Record<AllergenGroup, RegExp>> = {
  gluten:
    /(?<!\p{L})(?:seitan|couscous|bulgur|barley|rye|spelt|semolina|wheat|dinkel\p{L}*|weizen\p{L}*|roggen\p{L}*|gerste\p{L}*|épeautre|boulgour|semoule|blé|seigle|orge|farro|orzo|segale|frumento|centeno|espelta|cebada|trigo|tarwe\p{L}*|rogge\p{L}*|pszen\p{L}*|żyt\p{L}*|orkisz\p{L}*|buğday|arpa|çavdar)(?!\p{L})/iu,
  nuts: nut,
  peanuts: nut,
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
/** How what is claimed is cut or kept. */
const cuts = listed(`
  finely roughly coarsely thinly thickly lightly freshly chopped crushed sliced diced grated melted cubed softened torn cut cooked drained toasted broken crumbled shredded minced halved quartered
  chilled frozen thawed warmed warm cold hot rinsed into small large pieces chunks cubes strips slices bits
  fein grob gehackt gerieben geschmolzen zerbröselt gewürfelt geschnitten weich kalt warm fondu fondue râpé râpée haché hachée émietté émiettée rallado rallada picado picada derretida fundido
  grattugiato grattugiata tritato tritata sbriciolata sciolto ralado ralada derretido`)
/** Whether a word tells how something is cut or kept. */
export const isCut = (word: string): boolean => cuts.has(word)
/** What makes a claim no weaker: 'certified gluten-free'. */
const surely = listed(
  'certified labelled labeled naturally fully completely entirely strictly unsweetened sweetened brand 100 100%',
)
const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}%]+/u).filter((word) => word !== '')
/** 'Nut-free' beside what is looked for. */
const otherClaim = /\p{L}{2,20}[- ]?free(?!\p{L})/gu
/** '97% pork' beside a claim tells of something else. */
const share = /^\s*\d{1,3} ?% \p{L}{2,20}\s*$/u

/** The groups that a text is free of if it claims that and nothing else: 'leave out for vegan' tells of others. */
function claimedAlone(text: string): AllergenGroup[] {
  const parts = text.split(',').map((part) => {
    const found = claimsOfLines.filter(({ pattern }) => part.search(pattern) >= 0)
    const rest = found
      .reduce((left, { pattern }) => left.replace(pattern, ' '), part)
      .replace(otherClaim, ' ')
    const isClear =
      wordsIn(rest).every((word) => cuts.has(word) || surely.has(word)) ||
      (found.length === 0 && share.test(part))
    return { groups: found.flatMap(({ groups }) => groups), isClear }
  })
  return parts.every(({ isClear }) => isClear) ? parts.flatMap(({ groups }) => groups) : []
}

/** Whether a part of a line names a food, and not only how it is cut or kept. */
function namesFood(part: string): boolean {
  const text = indexTexts([part])
  return (
    namesIn(text).some(({ from, end }) => !wordsOf(text, from, end).split(' ').every(isLineWord)) ||
    isPlainFood(foldText(part))
  )
}

/** What only tells more of the food before it: 'pasta, such as penne', 'chocolate, 70% cocoa'. */
const example = /^\s*(?:such as|like|e\.? ?g\.?|i\.? ?e\.?|z\. ?b\.|\d{1,3} ?%)\s/iu

/** Whether a claim behind these words may be meant for one of several foods alone: 'milk, butter (vegan)', 'wraps with tuna (vegan)'. */
const nameSeveral = (words: string): boolean =>
  words
    .split(/[,:]| (?:with|mit|avec|con|com|med|met) /u)
    .filter((part) => !example.test(part) && namesFood(part)).length > 1

const isKnown = (word: string): boolean => isLineWord(word) || isNameWord(word) || isPlainFood(word)

const linesKept = 10_000

/** The groups that an ingredient line says it is free of, as a whole. */
export const freedOf: (line: string) => readonly AllergenGroup[] = remembering((line) => {
  const end = saidAtTheEnd.exec(line)
  const { inside, cut = '', behind, without } = end?.groups ?? {}
  const before = line.slice(0, end?.index)
  const said = (inside ?? behind ?? without)?.toLowerCase()
  if (said === undefined || unclear.test(line)) return []
  if (without !== undefined && (offered.test(line) || !wordsIn(foldText(before)).every(isKnown))) return []
  if (!wordsIn(cut.toLowerCase()).every((word) => cuts.has(word))) return []
  const found = claimedAlone(said)
  if (found.length > 0 && nameSeveral(before)) return []
  return found.filter((group) => !nothingWithout[group]?.test(line))
}, linesKept)

/** What makes less of a claim in a name: 'cheese toastie (vegan option)', 'vegan-style cookies', 'vegan brownies, lasagne'. */
const weakened =
  /(?<!\p{L})(?:options?|friendly|styled?|ish|possible|made|make|than|like|for|until|was|could|with|in|mit|avec|con|com|med|met)(?!\p{L})|[,:+.]/iu

/** 'Milk, butter (vegan)' may say it of the last alone. */
const several = /,.*[,(]/u

/** The groups that the name of a food says it is free of, without an if or an or. */
export const clearlyClaimed = (name: string): readonly AllergenGroup[] => [
  ...(unclear.test(name) || weakened.test(name) ? [] : groupsClaimed(foldText(name))),
  ...(several.test(name) ? [] : freedOf(name)),
]
