import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent, requiredText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'

/** Food that somebody wants to be told of when a neighbour of their dorm offers it. */
const savedSearch = z.strictObject({ id, words: z.string(), createdAt: moment })
export type SavedSearch = z.infer<typeof savedSearch>

export const missingWords = 'Which food?'

export const saveSearchBody = z.strictObject({
  /** What the name of the food holds, as in a search of the posts. */
  words: requiredText(limits.searchLength, missingWords),
})

export const searchCalls = {
  listSearches: defineCall('GET', '/exchange/searches', {
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(savedSearch), nextCursor: z.null() }),
  }),
  saveSearch: defineCall('PUT', '/exchange/searches', {
    verifiedOnly: true,
    body: saveSearchBody,
    answer: savedSearch,
    errors: ['SEARCHES_FULL'],
  }),
  removeSearch: defineCall('DELETE', '/exchange/searches/:id', {
    verifiedOnly: true,
    touches: 'savedSearch',
    params: z.strictObject({ id }),
    ...noContent,
    errors: ['NOT_FOUND'],
  }),
} as const
