import type { RecipesBody, RecipesEvent } from '@shelfmate/contract/recipes/recipes'
import { addressOf } from '#lib/api/api-client.ts'
import { ApiError, errorFromAnswer } from '#lib/api/api-error.ts'
import { addresses } from './recipes.addresses.ts'

/** The server ends after thirty seconds at most, with whatever engine. */
const patienceMs = 45_000

/** Asks for recipes; hands on each event as it comes, the last one `finished`. Throws ApiError. */
export async function streamRecipes(
  body: RecipesBody,
  onRecipesEvent: (event: RecipesEvent) => void,
): Promise<void> {
  const deadline = AbortSignal.timeout(patienceMs)
  try {
    const [method = '', path = ''] = addresses.generateStream.split(' ')
    const response = await fetch(addressOf(path), {
      method,
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: deadline,
    })
    if (!response.ok) throw await refusalOf(response)
    let last: RecipesEvent | undefined
    for await (const line of linesOf(response)) {
      // Our own server sends what the contract says.
      last = JSON.parse(line) as RecipesEvent
      onRecipesEvent(last)
    }
    if (last?.type !== 'finished') throw new ApiError('BAD_ANSWER', response.status)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(deadline.aborted ? 'TIMEOUT' : 'OFFLINE', 0)
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined)
  return errorFromAnswer(response.status, answer, response.headers)
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    const lines = (rest + chunk.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
