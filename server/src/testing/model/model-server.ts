import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model was told: the product's own words, and the JSON that travels as data. */
export interface ModelRequest {
  instructions: string
  data: {
    recipes: number
    pantry: { n: number; name: string; daysLeft: number }[]
    preferences: string
    avoid: string[]
    equipment: string[]
    maxMinutes?: number
  }
  /** The image that travelled beside it. */
  image: Buffer | undefined
  /** The request's body as it came. */
  raw: string
  authorization: string | undefined
}

/** How a model answers one request. `left` aborts when the asking side hung up. */
export type Behaviour = (
  told: ModelRequest,
  response: ServerResponse,
  left: AbortSignal,
) => void | Promise<void>

/** A server on this machine that speaks the OpenAI protocol and behaves as told, to stand in for a model. */
export class ModelServer {
  readonly #server: Server
  /** Every request so far. */
  readonly requests: ModelRequest[] = []
  behave: Behaviour

  private constructor(behave: Behaviour) {
    this.behave = behave
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(behave: Behaviour): Promise<ModelServer> {
    const model = new ModelServer(behave)
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve))
    return model
  }

  /** AI_BASE_URL and AI_MODEL of a process that shall ask this server. */
  get env(): { AI_BASE_URL: string; AI_MODEL: string } {
    // A server that listens on a port has an address of this kind.
    const { port } = this.#server.address() as AddressInfo
    return { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'stand-in' }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController()
    response.once('close', () => left.abort())
    let raw = ''
    for await (const chunk of request) raw += String(chunk)
    const told = readTold(raw, request.headers.authorization)
    this.requests.push(told)
    await this.behave(told, response, left.signal)
  }
}

interface Part {
  text?: string
  image_url?: { url: string }
}

function readTold(raw: string, authorization: string | undefined): ModelRequest {
  // The product's own request: the drills hold it to this form by reading it.
  const { messages } = JSON.parse(raw) as { messages: { role: string; content: string | Part[] }[] }
  const of = (role: string): Part[] => {
    const { content = '' } = messages.find((message) => message.role === role) ?? {}
    return typeof content === 'string' ? [{ text: content }] : content
  }
  const parts = of('user')
  const url = parts.find(({ image_url: image }) => image !== undefined)?.image_url?.url
  return {
    instructions: of('system')[0]?.text ?? '',
    data: JSON.parse(parts[0]?.text ?? '') as ModelRequest['data'],
    image: url === undefined ? undefined : Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
    raw,
    authorization,
  }
}
