/** What a title says that its dish lacks or only looks like: 'Pancakes (no egg)', 'scallop-style mushrooms'. */
import { allTerms } from '../../allergens/all-terms.ts'
import type { AllergenGroup } from '../../allergens/groups.ts'
import { groupsCalled } from '../allergies/group-names.ts'
import { eitherWay } from '../text/claims/with-or-without.ts'
import { foldText } from '../text/fold.ts'
import { groupsClaimed } from './claims.ts'
import { isDenied } from './mentions/denials.ts'
import type { Span } from './places.ts'

/** Words that deny what stands right behind them, in folded text. */
const denials =
  /(?:(?<!\p{L})(?:no|non|without|without any|without the|no added|skip|skip the|hold the|leave out|leave out the|minus|minus the|zero|sans|ohne|sin|sem|senza|zonder|tanpa|utan|uten|uden|khong|không|بدون|बिना|bina)[ \n]|不放|不加|不用|不含|无|無|没有|沒有|ไม่ใส่)$/u
/** Words that deny what stands right before them. */
const denied =
  /^(?:[ \n]?(?:free|less)(?!\p{L}|[ \n](?:from|of|to|range|ranged|run|roam|roaming)(?!\p{L}))|[ \n](?:(?:is |are )?(?:left out|omitted|skipped))(?!\p{L})|[ \n]?(?:なし|抜き|ぬき|不使用|없는|없이|무첨가))/u
/** Words that make of what stands beside them a way of cooking or cutting. */
const stylesBefore =
  /(?<!\p{L})(?:mock|faux|looks like|shaped like|fausses?|en forme de?|facon(?: de?)?|estilo|estilo de|stile|imitation)[ \n]$/u
const stylesBehind =
  /^[ \n](?:style|shaped|claw shaped|like|sized|taste|fragrant|coloured|colored|yellow|pink)(?!\p{L})(?! (?:peppercorns?|grapefruit|salmon|beans?|noodles?|salt))/u

interface GroupTerm {
  readonly group: AllergenGroup
  readonly term: string
}

type PlacesOf = (term: string) => readonly Span[]

/** The group itself and what is nothing without it: 'butter', 'cheese'. A dish or a bread may be made without. */
const itself: ReadonlyMap<AllergenGroup, ReadonlySet<string>> = new Map(
  allTerms.map(({ group, terms: { direct = [], derived = [] } }) => [
    group,
    new Set([...direct, ...derived].map(foldText)),
  ]),
)
/** Whether a term names its group itself, or what is nothing without it. */
export function isItself({ group, term }: GroupTerm): boolean {
  const name = foldText(term)
  return itself.get(group)?.has(name) === true || groupsCalled(name).has(group)
}

/** 'Noodles with or without' what stands behind it. */
const openEnd = new RegExp(`${eitherWay.source}(?: any| the)?[ \\n]$`, 'u')
/** A dish that is called so holds no gluten where its list does not; of anything else the word frees nothing but wheat. */
const wheatFree = /(?<!\p{L})(?:wheat ?free|(?:without|free of|free from|no)(?: any| the)? wheat)(?!\p{L})/u

const isAround =
  (inner: Span) =>
  (outer: Span): boolean =>
    outer.from <= inner.from && inner.end <= outer.end && outer.end - outer.from > inner.end - inner.from

/**
 * The groups of which a title says that there is none, or that only the look or the cut is meant. `placesOf` finds where a term
 * stands in the folded title, `leftOut` the groups of terms that stand in it behind 'without', and `quoted` is what it puts between quotation marks. Believed only of recipes whose whole list is known and holds none of the group.
 */
export function titleFrees(
  title: string,
  hits: readonly GroupTerm[],
  placesOf: PlacesOf,
  { leftOut, quoted }: { readonly leftOut: ReadonlySet<AllergenGroup>; readonly quoted: readonly string[] },
): ReadonlySet<AllergenGroup> {
  const found = hits.map(({ group, term }) => ({ group, term, places: placesOf(term) }))
  const told = found.map(({ group, term, places }) => ({
    group,
    term,
    ways: places
      // 'egg' in 'egg drop' is part of the longer name, and told by it.
      .filter((place) => !found.some((other) => other.group === group && other.places.some(isAround(place))))
      .map(({ from, end }) =>
        isQuoted(title, { from, end }, quoted) ? 'denied' : wayTold(title.slice(0, from), title.slice(end)),
      ),
  }))
  const outermost = told.filter(({ ways }, at) => ways.length > 0 || found[at]?.places.length === 0)
  const frees = new Set<AllergenGroup>([
    ...groupsClaimed(title),
    ...(wheatFree.test(title) ? (['gluten'] as const) : []),
  ])
  for (const [group, own] of Map.groupBy(outermost, (one) => one.group)) {
    // 'Omelette (no egg)' has none at all; 'scallop-style scallops' are scallops, and 'cheese rice, no bread' has cheese.
    const meant = own.filter(({ ways }) => ways.length === 0 || ways.includes(undefined))
    const isWithout =
      leftOut.has(group) || own.some((one) => one.ways.includes('denied') && !meant.includes(one))
    if (meant.length === 0 || (isWithout && !meant.some(isItself))) frees.add(group)
  }
  return frees
}

const isQuoted = (title: string, { from, end }: Span, quoted: readonly string[]): boolean =>
  quoted.some((words) => {
    const start = title.indexOf(words)
    return start >= 0 && start <= from && end <= start + words.length
  })

const quotation = /(?<![\p{L}\p{N}])['‘“"]([^'‘’“”"]{2,30})['’”"](?![\p{L}\p{N}])/gu

/** What a title puts between quotation marks, folded. */
export const quotedIn = (title: string): string[] =>
  [...title.matchAll(quotation)].map(([, words = '']) => foldText(words)).filter((words) => words !== '')

function wayTold(before: string, behind: string): 'denied' | 'style' | undefined {
  if (denied.test(behind)) return 'denied'
  if (openEnd.test(before)) return undefined
  if (denials.test(before)) return 'denied'
  // 'Sans pignons ni fromage', 'without nuts or oats'.
  if (isDenied(before.slice(before.lastIndexOf('\n') + 1).trim(), behind.split('\n')[0]?.trim() ?? ''))
    return 'denied'
  return stylesBefore.test(before) || stylesBehind.test(behind) ? 'style' : undefined
}
