/** What a text claims to be free of, 'dark chocolate (dairy free)', and where it is no claim: 'leave out for vegan'. */
import { allTerms } from '../../allergens/all-terms.ts'
import type { AllergenGroup } from '../../allergens/groups.ts'
import { memoize } from '../../memoize.ts'
import { isNameWord, namesIn } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { wordSet } from '../../word-lists.ts'
import { deniedClaim } from '../text/claims/denied-claims.ts'
import { noMoreFree } from '../text/claims/given-away.ts'
import { eitherWay } from '../text/claims/with-or-without.ts'
import { foldText } from '../text/fold.ts'
import { cuts } from '../text/half-words.ts'
import { indexTexts, wordsOf } from '../text/indexed-text.ts'

const animal: readonly AllergenGroup[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']

/** The groups that a folded text claims to be free of, wherever it does. */
export function groupsClaimed(text: string): AllergenGroup[] {
  const said = text.replace(deniedClaim, ' ').replace(eitherWay, ' ')
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
    `(?<!\\p{L})(?:(?:${words})s? ?(?:free|less)|(?:without|free of|free from|no)(?: any| the)? (?:${words})s?)(?!\\p{L})${noMoreFree}`,
    'u',
  ),
})
/** What titles leave out of a dish whose own name holds it: 'dairy-free korma'. */
const saidOfTitles = [
  saidOf(['milk'], 'dairy|milk'),
  saidOf(['gluten'], 'gluten'),
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
  pattern: new RegExp(
    `(?<!\\p{L})(?:${words})(?!\\p{L})${noMoreFree}${signs === undefined ? '' : `|${signs}`}`,
    'gu',
  ),
})
const claims = [
  claim(
    ['milk'],
    'dairy[- ]?free|milk[- ]?free|lactose[- ]and[- ]dairy[- ]?free|ohne milch|milchfreie?[rsn]?|sans lait|sin leche|senza latte|sem leite',
    '[無无][奶乳](?!糖)|不含[奶乳](?!糖)|우유 없는',
  ),
  claim(animal, 'vegan(?:e[rsn]?|[oa]s?)?|plant[- ]based'),
  claim(
    ['eggs'],
    'egg[- ]?free|^no eggs?$|eifreie?[rsn]?|ohne ei(?:er)?|sans (?:oe|œ)ufs?|sin huevos?|senza uova|sem ovos?',
    '[無无]蛋|不含蛋',
  ),
  claim(
    ['gluten'],
    'gluten[- ]?free|glutenfreie?[rsn]?|sans gluten|sin gluten|senza glutine|sem gl[uú]ten',
    '[無无]麩質|[無无]麸质|不含麸质',
  ),
  claim(['soy'], 'soya?[- ]?free|sojafreie?[rsn]?|sans soja|sin soja|senza soia'),
  { groups: ['fish'], pattern: /[無无][魚鱼]|不含[魚鱼]/gu } as const,
]

/** What lines may claim, too; a title such as 'Nut-free almond cake' says it of a dish. */
const claimsOfLines = [
  ...claims,
  claim(['milk', 'eggs'], 'végétale?s?'),
  // Of 'pine nut-free' the other nuts are left.
  claim(['nuts', 'peanuts'], '(?<!\\p{L}[- ])nut[- ]?free'),
  claim(['nuts'], 'tree[- ]nut[- ]?free'),
  claim(['peanuts'], 'peanut[- ]?free'),
]

/** What comes at the end of a line, in brackets or behind a comma, is said of all of it; a cut may follow: '(gluten-free), crushed'. */
const saidAtTheEnd =
  /(?:\((?<inside>[^()]{3,40})\)(?:,(?<cut>[^,()]{3,40}))?|,\s*(?<behind>[^,()]{3,40})|\s(?<without>(?:ohne|sans|sin|senza|sem)\s\p{L}{3,20}))\s*$/u
/** One of two things may be the one without, and a margarine of plants may hold milk. */
const unclear =
  /(?<!\p{L})(?:or|and|plus|oder|und|ou|et|o|y|e|lub|veya|ve|eller|atau|if|unless|not)(?!\p{L})|[&;|?*]|\p{L}\s?\/\s?\p{L}|margarin\p{L}*\P{L}+végétal/iu
/** A line that ends in 'sans gluten' without a comma may offer it beside the one that is meant. */
const offered =
  /(?<!\p{L})(?:für|bei|bedarf|nach|wahl|wunsch|ersatz|ersetzen|variante|möglich|geht|auch|pour|version|remplacer|option|possible|besoin|choix|para|versión|opción|necesario|préférence|preferencia|preferência|preferenza|si|se|reemplazar|sustituir|per|versione|opzione|sostituire|versão|opção|substituir)(?!\p{L})/iu
const nut =
  /(?<!\p{L})(?:nut|peanut|groundnut|almond|cashew|hazelnut|walnut|pecan|pistachio|macadamia|praline|marzipan|nougat|gianduja|filbert|cobnut|dukkah|baklava|rocher|romesco|trail mix|mandel\p{L}*|haseln\p{L}*|waln\p{L}*|nuss\p{L}*|studentenfutter|noisette|mandorle|cacahu\p{L}*|frangipane|nutella|satay)s?(?!\p{L}|[- ]?free)/iu
/** A group's own names but for some, as no claim has them: 'rye', but not the wheat of 'wheat-free'. */
const ownNames = (group: AllergenGroup, but: string, more = ''): RegExp => {
  const left = new Set(but.split('|'))
  const own = allTerms
    .filter((terms) => terms.group === group)
    .flatMap(({ terms }) => terms.direct ?? [])
    .filter((name) => !left.has(name))
  return new RegExp(
    `(?<!\\p{L})(?:${[...own, ...wordSet(more)].join('|')})s?(?!\\p{L}|[- ]?(?:free|frei))`,
    'iu',
  )
}
/** What is made of a group, whatever is claimed of it. What is sold as made of plants is left out. */
const nothingWithout: Partial<Record<AllergenGroup, RegExp>> = {
  gluten: ownNames(
    'gluten',
    'gluten|oat|oats|cereal|cereals',
    `seitan couscous bulgur bulghur semolina freekeh graham maida atta suji sooji rava rawa dinkel\\p{L}* (?:hart|weich)?weizen\\p{L}* roggen\\p{L}* gerste\\p{L}*
    épeautre boulgour semoule blé seigle orge orzo segale frumento centeno espelta cebada trigo tarwe\\p{L}* rogge\\p{L}* pszen\\p{L}* żyt\\p{L}* orkisz\\p{L}* buğday arpa çavdar`,
  ),
  milk: /(?<!\p{L})(?:ghee|butterschmalz|whey|casein\p{L}*|molke\p{L}*|goat|sheep|ewe|chèvre|brebis|ziegen\p{L}*|schaf\p{L}*|cabra|oveja|capra|pecora|bufala|buffalo (?:milk|mozzarella|cheese|curd))s?(?!\p{L}|[- ]?free)/iu,
  fish: ownNames('fish', 'fish|fishes|salmon|tuna|seafood'),
  crustaceans: ownNames('crustaceans', 'prawn|shrimp|crab|lobster|crustacean|shellfish|seafood'),
  molluscs: ownNames('molluscs', 'oyster|scallop|calamari|abalone|mollusc|shellfish|seafood'),
  nuts: nut,
  peanuts: nut,
}

/** What makes a claim no weaker: 'certified gluten-free'. */
const surely = wordSet(
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
    .split(/[,:]| (?:with|in|on|mit|auf|avec|aux|con|com|al|alla|alle|ai|med|met) /u)
    .filter((part) => !example.test(part) && namesFood(part)).length > 1

const isKnown = (word: string): boolean => isLineWord(word) || isNameWord(word) || isPlainFood(word)

const linesKept = 10_000

/** The groups that an ingredient line says it is free of, as a whole. */
export const freedOf: (line: string) => readonly AllergenGroup[] = memoize((line) => {
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

/** The groups that the name of a food says it is free of, without an if or an or. */
export const clearlyClaimed = (name: string): readonly AllergenGroup[] => [
  ...(unclear.test(name) || weakened.test(name) ? [] : groupsClaimed(foldText(name))),
  ...freedOf(name),
]
