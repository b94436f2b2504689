/** The sentence that says why a dish was chosen: 'uses tofu and bok choy, both expiring tomorrow'. */
import type { Filling } from '../matching.ts'

/** An item that a suggestion gives as its reason. */
export interface Use {
  name: string
  daysLeft: number
}

const soonDays = 3

/** Why a dish with these filled lines was chosen; lower case and without a full stop, so that it can stand in a sentence. */
export function reasonFor(filled: readonly Filling[]): string {
  return reasonOf(usesOf(filled))
}

/** The same for items in the order in which they are to be named. */
export function reasonOf(uses: readonly Use[]): string {
  const soon = uses.filter((use) => use.daysLeft <= soonDays)
  if (soon.length > 0) return `uses ${byDay(soon).map(expiringTogether).join('; ')}`
  return `uses ${listed(uses.slice(0, 3).map((use) => use.name))} from your pantry`
}

/** The items worth naming, soonest first; a pinch of something is named only when it is all there is. */
function usesOf(filled: readonly Filling[]): Use[] {
  const all = filled
    .flatMap(({ part, item }) => (item && !part.staple ? [{ part, item }] : []))
    .sort((a, b) => a.item.daysLeft - b.item.daysLeft || b.part.weight - a.part.weight)
  const mains = all.filter(({ part, item }) => part.weight >= 0.8 || item.daysLeft <= 1)
  const named = mains.length > 0 ? mains : all
  return named.map(({ item }) => ({ name: item.name, daysLeft: item.daysLeft }))
}

function byDay(uses: readonly Use[]): Use[][] {
  return [...Map.groupBy(uses, (use) => use.daysLeft).values()]
}

function expiringTogether(uses: readonly Use[]): string {
  const [first] = uses
  if (!first) return ''
  const when = first.daysLeft === 1 ? 'expiring tomorrow' : `expiring in ${first.daysLeft} days`
  const many = uses.length === 1 ? '' : uses.length === 2 ? 'both ' : 'all '
  return `${listed(uses.map((use) => use.name))}, ${many}${when}`
}

function listed(texts: readonly string[]): string {
  if (texts.length <= 1) return texts[0] ?? ''
  const commas = texts.some((text) => text.includes(',')) ? '; ' : ', '
  return `${texts.slice(0, -1).join(commas)} and ${texts.at(-1)}`
}
