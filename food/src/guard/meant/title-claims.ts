/** What a title says that its dish lacks or only looks like: 'Pancakes (no egg)', 'scallop-style mushrooms'. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { groupsClaimed } from './denied.ts'

/** Words that deny what stands right behind them, in folded text. */
const denials =
  /(?:(?<!\p{L})(?:no|non|without|without any|zero|sans|ohne|sin|sem|senza|zonder|tanpa|utan|uten|uden|khong|không|بدون|बिना)[ \n]|不放|不加|不用|不含|无|無|没有|沒有|ไม่ใส่)$/u
/** Words that deny what stands right before them. */
const denied = /^(?:[ \n]?(?:free|less)(?!\p{L})|[ \n]?(?:なし|抜き|ぬき|不使用|없는|없이|무첨가))/u
/** Words that make of what stands beside them a way of cooking or cutting. */
const stylesBefore =
  /(?<!\p{L})(?:mock|faux|fausses?|en forme de?|facon(?: de?)?|estilo|estilo de|stile|imitation)[ \n]$/u
const stylesBehind = /^[ \n](?:style|shaped|like)(?!\p{L})/u

interface Told {
  readonly group: AllergenGroup
  readonly term: string
}

interface Stretch {
  readonly from: number
  readonly end: number
}
type PlacesOf = (term: string) => readonly Stretch[]

const isAround =
  (inner: Stretch) =>
  (outer: Stretch): boolean =>
    outer.from <= inner.from && inner.end <= outer.end && outer.end - outer.from > inner.end - inner.from

/**
 * The groups of which a title says that there is none, or that only the look or the cut is meant. `placesOf` finds where a term
 * stands in the folded title. Believed only of recipes whose whole list is known and holds none of the group.
 */
export function titleFrees(
  title: string,
  hits: readonly Told[],
  placesOf: PlacesOf,
): ReadonlySet<AllergenGroup> {
  const found = hits.map(({ group, term }) => ({ group, places: placesOf(term) }))
  const told = found.map(({ group, places }) => ({
    group,
    ways: places
      // 'egg' in 'egg drop' is part of the longer name, and told by it.
      .filter((place) => !found.some((other) => other.group === group && other.places.some(isAround(place))))
      .map(({ from, end }) => wayTold(title.slice(0, from), title.slice(end))),
  }))
  const frees = new Set<AllergenGroup>(groupsClaimed(title))
  for (const [group, own] of Map.groupBy(told, (one) => one.group)) {
    // 'Omelette (no egg)' has none at all; 'scallop-style scallops' are scallops.
    const isDenied = own.some(({ ways }) => ways.includes('denied') && !ways.includes(undefined))
    const isStyle = own.every(({ ways }) => ways.length > 0 && !ways.includes(undefined))
    if (isDenied || isStyle) frees.add(group)
  }
  return frees
}

function wayTold(before: string, behind: string): 'denied' | 'style' | undefined {
  if (denials.test(before) || denied.test(behind)) return 'denied'
  return stylesBefore.test(before) || stylesBehind.test(behind) ? 'style' : undefined
}
