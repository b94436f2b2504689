import type { Allergens } from '@shelfmate/contract/foods/allergens'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { keepRead, listUnread } from './marks.repository.ts'
import { offerKnowledgeSoFar } from './offer-knowledge.ts'
import { metGroups } from './offers.ts'

const everyMs = 10_000
const postsAtOnce = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/** Reads the words of posts that this version has not read: old ones, and those that an older server edited meanwhile. */
export function readWords(database: Database): Job {
  let after: string | undefined = firstId
  return {
    name: 'exchange.readWords',
    everyMs,
    async run() {
      const knowledge = offerKnowledgeSoFar()
      if (!knowledge || after === undefined) return
      const edition = knowledge.guardEdition
      const found = await listUnread(database, { after, edition, limit: postsAtOnce })
      for (const { id, foodName, description, allergens, isUnread } of found) {
        if (!isUnread) continue
        // The column's own shape.
        const stated = JSON.parse(allergens ?? 'null') as Allergens | null
        const groups = metGroups({ foodName, description, allergens: stated }, knowledge)
        await keepRead(database, { id, foodName, description, allergens, edition, ...groups })
      }
      after = found.at(-1)?.id
    },
  }
}
