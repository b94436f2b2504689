import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { missingWords, type SavedSearch, searchCalls } from '@shelfmate/contract/exchange/searches'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import { deleteSearch, listSearches, saveSearch } from './searches.repository.ts'

interface SearchPorts {
  database: Database
  clock: Clock
  /** How often somebody may save one. */
  savings: Limiter
}

/** The calls on what people want to be told of. */
export function searchRoutes({ database, clock, savings }: SearchPorts): Implementation[] {
  const save = async (userId: string, words: string): Promise<SavedSearch> => {
    const foldedWords = foldForSearch(words)
    // Accents without a letter under them: they would be found in every name.
    if (foldedWords === '') throw new DomainError('VALIDATION_FAILED', { fields: { words: missingWords } })
    await savings.take(userId)
    const now = clock.now().toISOString()
    const [saved] = await saveSearch(database, { userId, words, foldedWords, now })
    if (!saved) throw new DomainError('SEARCHES_FULL')
    return saved
  }
  return [
    implement(searchCalls.listSearches, async ({ viewer }) => ({
      items: await listSearches(database, { userId: viewer.userId }),
      nextCursor: null,
    })),
    implement(searchCalls.saveSearch, ({ viewer, body }) => save(viewer.userId, body.words)),
    implement(searchCalls.removeSearch, async ({ viewer, params }) => {
      const removed = await deleteSearch(database, { userId: viewer.userId, id: params.id })
      if (removed.length === 0) throw new DomainError('NOT_FOUND')
      return null
    }),
  ]
}
