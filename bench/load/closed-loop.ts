import { Connection } from './connection.ts'
import { bytesOf, requests, type Supplies } from './requests.ts'
import { type Result, resultOf } from './result.ts'

export interface ClosedLoop extends Supplies {
  kind: 'closed loop'
  port: number
  name: keyof typeof requests
  connections: number
  seconds: number
  status: number
  /** What is shorter counts as wrong. */
  leastBytes: number
}

/** Every connection asks again as soon as it is answered. */
export async function closedLoop(load: ClosedLoop): Promise<Result> {
  const { port, name, connections, seconds, status, leastBytes } = load
  const tookMs: number[] = []
  let [asked, wrong] = [Math.floor(Math.random() * load.students), 0]
  const since = performance.now()
  const end = since + seconds * 1_000
  const ask = async () => {
    const connection = new Connection(port)
    while (performance.now() < end) {
      const request = bytesOf(requests[name](asked++, load))
      const before = performance.now()
      const answer = await connection.ask(request)
      if (answer.status !== status || answer.bytes < leastBytes) wrong++
      else tookMs.push(performance.now() - before)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return resultOf(tookMs, wrong, performance.now() - since)
}
