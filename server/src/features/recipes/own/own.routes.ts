import { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { OwnRecipeService } from './own.service.ts'

/** The calls of users' own recipes. */
export function ownRecipeRoutes(service: OwnRecipeService): Implementation[] {
  return [
    implement(ownRecipeCalls.saveOwn, ({ viewer, body }) => service.save(viewer.userId, body.recipes)),
    implement(ownRecipeCalls.removeOwn, async ({ viewer, params }) => {
      await service.remove(viewer.userId, params.id)
      return null
    }),
    implement(ownRecipeCalls.readPage, ({ viewer, body }) => service.readPage(viewer.userId, body.address)),
  ]
}
