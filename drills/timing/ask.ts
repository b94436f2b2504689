import { Agent, request } from 'node:http'

/** A question of somebody who wants to know whether an address has an account. */
export interface Question {
  method: string
  path: string
  body: object
  cookie?: string
  /** What either kind of address is answered: any other answer was given before an address was looked up. */
  status: number
}

interface Heard {
  ms: number
  status: number
  /** All that is said, but for what each answer has of its own. */
  words: string
}

/** Headers that differ from answer to answer: the moment, the request's name in the log, and the length of the body that holds that name. */
const ownHeaders = new Set(['date', 'x-request-id', 'content-length', 'keep-alive', 'connection'])
const largestByte = 256

/** Asks over one connection that stays open, each time as another network's client. */
export class Asker {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #asked = 0

  constructor(url: string) {
    this.#url = url
  }

  ask({ method, path, body, cookie }: Question): Promise<Heard> {
    const text = JSON.stringify(body)
    this.#asked += 1
    const [high, low] = [Math.floor(this.#asked / largestByte), this.#asked % largestByte]
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'x-forwarded-for': `10.${Math.floor(high / largestByte)}.${high % largestByte}.${low}`,
      ...(cookie !== undefined && { cookie }),
    }
    return new Promise((resolve, reject) => {
      const since = process.hrtime.bigint()
      const asked = request(`${this.#url}/api${path}`, { method, headers, agent: this.#agent }, (answer) => {
        const ms = Number(process.hrtime.bigint() - since) / 1e6
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const said = Buffer.concat(chunks)
            .toString()
            .replace(/"requestId":"[^"]*"/, '')
          const told = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name))
          const { statusCode: status = 0 } = answer
          resolve({ ms, status, words: JSON.stringify([status, told, said]) })
        })
      })
      asked.on('error', reject)
      asked.end(text)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
