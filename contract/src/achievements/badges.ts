import { productName } from '../api/product.ts'

/** What a badge counts: items ever logged, units consumed, donations made, days in a row (rules D15, D17, D18). */
type BadgeMetric = 'logged' | 'consumed' | 'donated' | 'streak'

type BadgeCounts = Record<BadgeMetric, number>

interface BadgeRule {
  name: string
  metric: BadgeMetric
  require: number
  description: string
}

const badge = (name: string, metric: BadgeMetric, require: number, description: string): BadgeRule => ({
  name,
  metric,
  require,
  description,
})

/** The twelve badges of section 9, in its order. */
export const badgeRules: readonly BadgeRule[] = [
  badge('First Time Pantry User', 'logged', 1, 'Log your first item in the pantry.'),
  badge('Pantry Builder', 'logged', 5, 'Log 5 items in the pantry.'),
  badge('Pantry Chef', 'logged', 10, 'Log 10 items in the pantry.'),
  badge('Pantry King', 'logged', 100, 'Log 100 items in the pantry.'),
  badge('Waste Saver', 'consumed', 1, 'Use up your first item.'),
  badge('Waste Warrior', 'consumed', 5, 'Use up 5 items.'),
  badge('Waste Vanisher', 'consumed', 10, 'Use up 10 items.'),
  badge('First Donation', 'donated', 1, 'Make your first donation.'),
  badge('Kind Donor', 'donated', 5, 'Make 5 donations.'),
  badge('Generous Giver', 'donated', 10, 'Make 10 donations.'),
  badge(`${productName} Champion`, 'donated', 200, 'Make 200 donations.'),
  badge('Century Saver', 'streak', 100, 'Keep a streak of 100 days.'),
]

/** The badges that these counts reach. */
export const badgesReached = (counts: BadgeCounts): BadgeRule[] =>
  badgeRules.filter((rule) => counts[rule.metric] >= rule.require)

export type BadgeGroup = 'Unlocked' | 'In Progress' | 'Not Started'

/** Section 4: not started at 0, in progress below what is required, unlocked for good once it was reached. */
export function badgeGroup(progress: number, unlocked: boolean): BadgeGroup {
  if (unlocked) return 'Unlocked'
  return progress > 0 ? 'In Progress' : 'Not Started'
}
