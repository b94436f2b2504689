import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, send } from '../product/api.ts'

const retryMs = 100
const definite = 500
const tooMany = 429

interface Settled extends Answer {
  /** How many attempts it took. */
  attempts: number
}

/** Makes a request until it is answered for good, as a screen does whose user does not give up. */
export async function reliably(url: string, request: Parameters<typeof send>[1]): Promise<Settled> {
  for (let attempts = 1; ; attempts++) {
    const answer = await send(url, request).catch(() => undefined)
    if (answer && answer.status < definite && answer.status !== tooMany) return { ...answer, attempts }
    if (answer && answer.status !== 503 && answer.status !== tooMany)
      throw new Error(`${request.method} ${request.path} answered ${answer.status}`)
    await sleep(retryMs)
  }
}
