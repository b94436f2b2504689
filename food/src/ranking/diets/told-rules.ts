/** The rules of who tells an allergy among the preferences: as strict as those of the field for allergies. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { readAllergies } from '../../guard/allergies/read-allergies.ts'
import type { FoodRule } from './diets.ts'

/** Groups by the names of the refusals that leave them out. */
const called: Partial<Record<AllergenGroup, string>> = { eggs: 'egg', milk: 'dairy', peanuts: 'nuts' }

function labelsOf(groups: readonly AllergenGroup[]): string[] {
  const isShellfish = groups.includes('crustaceans') && groups.includes('molluscs')
  return groups.map((group) =>
    isShellfish && /crustaceans|molluscs/.test(group) ? 'shellfish' : (called[group] ?? group),
  )
}

/** What a told allergy rules out, and the words of it that nobody knows. */
export function toldRules(told: string): { rules: FoodRule[]; unread: string[] } {
  const read = readAllergies(told)
  if (read.unreadable) return { rules: [], unread: [told] }
  const words = read.words.filter(({ names, isKind }) => isKind || names.size > 0)
  const unread = read.words.filter((word) => !words.includes(word) && read.groups.length === 0)
  const groups = new Set<string>(read.groups)
  const named = new Set(words.flatMap(({ names }) => [...names].map(({ food }) => food)))
  const allergies = { ...read, words }
  const labels = [...new Set([...labelsOf(read.groups), ...words.map(({ word }) => word)])]
  const rules = labels.map(
    (label): FoodRule => ({
      label: `no ${label}`,
      words: /(?!)/,
      allows: (foods) =>
        !foods.some((food) => named.has(food) || food.allergens.some((group) => groups.has(group))),
      avoids: () => allergies,
    }),
  )
  return { rules, unread: unread.map(({ word }) => word) }
}
