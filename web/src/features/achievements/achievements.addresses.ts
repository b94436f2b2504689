import type {
  achievementsCalls,
  achievementsChangedEvent,
  badgesUnlockedEvent,
  leaderboardChangedEvent,
} from '@shelfmate/contract/achievements/achievements'
import type { CallAddresses } from '@shelfmate/contract/api/call'

/** The contract's calls without their schemas, which would be loaded with every screen; their types hold every address to the contract's. */
export const addresses = {
  mine: 'GET /achievements',
  celebrated: 'POST /achievements/celebrated',
  leaderboard: 'GET /achievements/leaderboard',
} as const satisfies CallAddresses<typeof achievementsCalls>

export const unlockedEvent: typeof badgesUnlockedEvent = 'achievements.unlocked'
export const boardEvent: typeof leaderboardChangedEvent = 'achievements.leaderboardChanged'
export const changedEvent: typeof achievementsChangedEvent = 'achievements.changed'
