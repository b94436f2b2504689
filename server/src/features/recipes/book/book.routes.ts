import { recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { BookService } from './book.service.ts'

/** The calls of the recipe book. */
export function bookRoutes(service: () => Promise<BookService>): Implementation[] {
  return [
    implement(recipeBookCalls.readBook, async ({ viewer }) => (await service()).read(viewer)),
    implement(recipeBookCalls.mark, async ({ viewer, body }) => (await service()).mark(viewer.userId, body)),
  ]
}
