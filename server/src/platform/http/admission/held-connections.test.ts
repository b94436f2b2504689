import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { limitInFlight } from './admission.ts'

const most = 400
/** Long enough for an answer that nothing holds back. */
const whileMs = 300
const retryAfterMs = 2_000
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that works on as many requests as fit, and what asks it over a connection of its own. */
async function fullServer({ trustProxy }: { trustProxy: boolean }) {
  const working: (() => void)[] = []
  const finish = () => {
    for (const end of working.splice(0)) end()
  }
  const app = fastify()
  const metrics = { observe: () => undefined, refused: () => undefined }
  limitInFlight(app, { nextId: () => 'a-1', headers: {}, metrics, trustProxy })
  app.get('/api/slow', () => new Promise((resolve) => working.push(() => resolve({ ok: true }))))
  app.get('/api/quick', () => ({ ok: true }))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const many = new Agent({ keepAlive: true })
  const one = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked = Array.from({ length: most }, () => statusOf(`${origin}/api/slow`, many))
  ends.push(async () => {
    finish()
    await Promise.all(asked)
    many.destroy()
    one.destroy()
    await app.close()
  })
  await expect.poll(() => working.length).toBe(most)
  return { asked, finish, ask: () => statusOf(`${origin}/api/quick`, one) }
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}

it('reads who was refused and asks on at once when there is room', async () => {
  const { ask, asked, finish } = await fullServer({ trustProxy: false })
  expect(await ask()).toBe(503)
  const again = ask()
  expect(await Promise.race([again, sleep(whileMs, 'held')])).toBe('held')
  finish()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  expect(await Promise.race([again, sleep(whileMs, 'held')])).toBe(200)
})

it('reads them after the time they were told, too, and holds them anew', async () => {
  const { ask } = await fullServer({ trustProxy: false })
  expect(await ask()).toBe(503)
  for (const _ of [1, 2]) {
    const since = performance.now()
    expect(await ask()).toBe(503)
    expect(performance.now() - since).toBeGreaterThan(retryAfterMs - whileMs)
  }
})

it("never holds a proxy's connection, on which others wait", async () => {
  const { ask } = await fullServer({ trustProxy: true })
  const since = performance.now()
  for (const _ of [1, 2, 3]) expect(await ask()).toBe(503)
  expect(performance.now() - since).toBeLessThan(retryAfterMs)
})
