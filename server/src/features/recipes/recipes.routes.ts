import { Readable } from 'node:stream'
import { errorCatalogue } from '@shelfmate/contract/api/errors'
import { type RecipesEvent, recipesCalls, type UsedItem } from '@shelfmate/contract/recipes/recipes'
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts'
import { refusalOf } from '#platform/http/errors.ts'
import type { Log } from '#platform/log/log.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { RecipesService, Run } from './recipes.service.ts'

/** The recipes' calls. `service` is asked for at the first of them: it knows all about food, and reading that takes a while. */
export function recipesRoutes(service: () => Promise<RecipesService>, log: Log): Implementation[] {
  return [
    implement(recipesCalls.considered, async ({ viewer }) => (await service()).considered(viewer)),
    implement(recipesCalls.generate, async ({ viewer, body, reply }) =>
      (await service()).answer(viewer, body, abortOnDisconnect(reply)),
    ),
    implement(recipesCalls.generateStream, async ({ viewer, body, request, reply }) => {
      const left = abortOnDisconnect(reply)
      const run = await (await service()).begin(viewer, body, left)
      // A proxy that collects an answer before it passes it on would make of it one piece.
      reply.header('x-accel-buffering', 'no')
      return Readable.from(linesOf(run, left, request.id, log))
    }),
    implement(recipesCalls.cook, async ({ viewer, body, key }) =>
      (await service()).cook(viewer, { items: usedItems(body), pressedOn: body.pressedOn }, key),
    ),
    implement(recipesCalls.undoCook, async ({ viewer, params }) => {
      await (await service()).undoCook(viewer.userId, params.id)
      return null
    }),
  ]
}

/** What a request says was used, in either of its forms. */
function usedItems({
  items,
  itemIds = [],
}: {
  items?: UsedItem[] | undefined
  itemIds?: string[] | undefined
}) {
  return items ?? itemIds.map((id): UsedItem => ({ id, pieces: 1 }))
}

/** The events as lines of JSON. What fails after the first line is told as the last one. */
async function* linesOf(run: Run, left: AbortSignal, requestId: string, log: Log): AsyncGenerator<string> {
  const line = (event: RecipesEvent) => `${JSON.stringify(event)}\n`
  try {
    for await (const event of run.events()) yield line(event)
  } catch (error) {
    if (left.aborted) return
    const { code, message } = refusalOf(error)
    const isOurs = errorCatalogue[code].status >= 500
    if (isOurs) log.error({ err: error, requestId }, 'recipes failed half way')
    yield line({ type: 'failed', error: { code, message, requestId } })
  }
}
