import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { cookieOf } from '../../drills/students/campus.ts'
import { Connection } from './connection.ts'
import { bytesOf, messageOf } from './requests.ts'
import { type Result, resultOf } from './result.ts'

export interface Messages {
  kind: 'messages'
  port: number
  clients: number
  perSecond: number
  seconds: number
}

const connectAtOnce = 50
const tickMs = 5
const patienceMs = 5_000
const idPattern = /"id":"([0-9a-f-]{36})"/

/** Connects everybody; what it returns has messages sent at a steady pace and times each until it is on its receiver's socket. */
export async function openChats({
  port,
  clients,
  perSecond,
  seconds,
}: Messages): Promise<() => Promise<Result>> {
  const onTheWay = new Map<string, { to: number; since: number }>()
  const tookMs: number[] = []
  let wrong = 0
  const told = (student: number, text: string) => {
    const [, id = ''] = idPattern.exec(text) ?? []
    const sent = onTheWay.get(id)
    if (sent?.to !== student) return
    onTheWay.delete(id)
    tookMs.push(performance.now() - sent.since)
  }
  const screens: WebSocket[] = []
  for (let n = 0; n < clients; n += connectAtOnce) {
    const some = Array.from({ length: Math.min(connectAtOnce, clients - n) }, (_, m) => n + m + 1)
    screens.push(...(await Promise.all(some.map((student) => openScreen(port, student, told)))))
  }
  return async () => {
    const connections: Connection[] = []
    const send = async (n: number) => {
      const { id, to, ...request } = messageOf(n, clients / 2)
      const connection = connections.pop() ?? new Connection(port)
      onTheWay.set(id, { to, since: performance.now() })
      const { status } = await connection.ask(bytesOf(request))
      if (status !== 201) wrong++
      connections.push(connection)
    }
    const since = performance.now()
    const sent: Promise<void>[] = []
    while (sent.length < perSecond * seconds) {
      const due = Math.min(perSecond * seconds, ((performance.now() - since) * perSecond) / 1_000)
      while (sent.length < due) sent.push(send(sent.length))
      await sleep(tickMs)
    }
    await Promise.all(sent)
    while (onTheWay.size > 0 && performance.now() - since < seconds * 1_000 + patienceMs) await sleep(tickMs)
    const result = resultOf(tookMs, wrong + onTheWay.size, performance.now() - since)
    for (const each of [
      ...screens.map((screen) => () => screen.terminate()),
      ...connections.map((one) => () => one.close()),
    ])
      each()
    return result
  }
}

/** A live connection as the web's own; resolves once it is welcomed. */
async function openScreen(
  port: number,
  student: number,
  told: (student: number, text: string) => void,
): Promise<WebSocket> {
  const url = `http://127.0.0.1:${port}`
  const screen = new WebSocket(`${url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`, {
    headers: { cookie: cookieOf(student), origin: url },
    perMessageDeflate: false,
  })
  const welcomed = Promise.withResolvers<void>()
  screen.once('error', welcomed.reject)
  screen.once('close', () => welcomed.reject(new Error(`the screen of student ${student} was closed`)))
  screen.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.startsWith('40')) welcomed.resolve()
    else if (text.startsWith('0')) screen.send('40')
    else if (text === '2') screen.send('3')
    else told(student, text)
  })
  await welcomed.promise
  return screen
}
