import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import type { Calendar } from './calendar.ts'
import type { Happening } from './dorm.ts'
import { people } from './people.ts'

/** Everybody has seen their badges but the newest: it is celebrated when a visitor of the demo logs in. */
export const celebrations = (calendar: Calendar): Happening[] =>
  people.map((person) => ({
    at: calendar.now,
    async run(dorm) {
      const { uncelebrated } = await dorm.call(achievementsCalls.mine, { as: person, input: {} })
      const seen = uncelebrated.slice(0, -1)
      if (seen.length > 0)
        await dorm.call(achievementsCalls.celebrated, { as: person, input: { body: { badges: seen } } })
    },
  }))
