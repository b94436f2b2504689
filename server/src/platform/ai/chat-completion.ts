import * as z from 'zod'
import { linesOf } from './lines.ts'

/** Tokens travel in about 50 times their own size, and models that think aloud send many. */
const maxBytes = 4 * 1024 * 1024

/** The server answered that it will not. */
export class ChatRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the model's server answered ${status}`)
    this.name = 'ChatRefused'
    this.status = status
  }
}

export interface ChatEndpoint {
  url: string
  apiKey: string | undefined
}

const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).optional(),
  error: z.unknown().optional(),
})
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) })

/**
 * What the model says, piece by piece, of one chat completion of an OpenAI-compatible server. Follows no redirect: the
 * address and its key are the operator's. Reads as fast as it is asked to and never more than `maxBytes`.
 */
export async function* chatContent(
  { url, apiKey }: ChatEndpoint,
  request: object,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ ...request, stream: true }),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new ChatRefused(response.status)
  }
  const lines = linesOf(response.body, maxBytes)
  // Some servers do not stream whatever they are asked.
  if (response.headers.get('content-type')?.includes('application/json')) yield await wholeContent(lines)
  else yield* streamedContent(lines)
}

async function wholeContent(lines: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const line of lines) text += line
  return whole.parse(JSON.parse(text)).choices[0]?.message.content ?? ''
}

async function* streamedContent(lines: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) {
    if (!line.startsWith('data:')) continue
    const data = line.slice('data:'.length).trim()
    if (data === '[DONE]') return
    const { choices, error } = piece.parse(JSON.parse(data))
    if (error !== undefined) throw new Error('the model reported an error')
    const content = choices?.[0]?.delta?.content
    if (content) yield content
  }
}
