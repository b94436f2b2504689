import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { TestApp } from '../../testing/test-app.ts'
import { databaseOver } from '../database/database.ts'
import { MailQueue } from './mail-queue.ts'
import type { Mail } from './mailer.ts'

const msPerMinute = 60_000
const mail = { to: 'mei@campus.test', subject: 'Hello', text: 'a secret link', html: '<p>a secret link</p>' }

let app: TestApp
let received: Mail[]
/** What the mail server does with the next mails; with the ones after it takes them. */
let moods: ('refuses' | 'hangs')[]
beforeAll(async () => {
  app = await TestApp.start()
})
beforeEach(() => {
  received = []
  moods = []
})
afterAll(() => app.close())

/** The queue of one process. */
function queueOf(secret = 'a secret of the tests alone'): MailQueue {
  return new MailQueue({
    ...{ database: databaseOver(app.pool), clock: app.clock, secret, log: makeLog('silent') },
    publicUrl: 'https://shelf.campus.test',
    mailer: {
      send: async (sent) => {
        const mood = moods.shift()
        if (mood === 'hangs') return new Promise(() => undefined)
        if (mood === 'refuses') throw new Error('not today')
        received.push(sent)
      },
    },
  })
}

const waiting = async () => {
  const found = await app.pool.query('select id, sealed, attempts from queued_mails')
  return found.rows
}

describe('a mail that is promised', () => {
  it('goes out at once, and nothing of it stays', async () => {
    const queue = queueOf()
    await queue.send(mail)
    await queue.close()
    expect(received).toMatchObject([mail])
    expect(await waiting()).toEqual([])
  })

  it('waits for a server that refuses, in words that nobody reads in the database', async () => {
    moods = ['refuses', 'refuses']
    const queue = queueOf()
    await queue.send(mail)
    await queue.close()
    const [kept] = await waiting()
    expect(kept).toMatchObject({ attempts: 1 })
    expect(kept.sealed.toString('latin1')).not.toContain('secret')
    await queue.job.run()
    expect(received).toEqual([])
    for (let n = 0; n < 2; n++) {
      app.clock.advance(msPerMinute)
      await queue.job.run()
    }
    expect(received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('survives the process that was sending it, under the same Message-ID', async () => {
    moods = ['hangs']
    const dying = queueOf()
    await dying.send(mail)
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
    const [{ id }] = await waiting()
    const other = queueOf()
    await other.job.run()
    expect(received).toEqual([])
    app.clock.advance(6 * msPerMinute)
    await other.job.run()
    expect(received[0]?.messageId).toBe(`<account.${id}@shelf.campus.test>`)
    expect(await waiting()).toEqual([])
  })

  it('goes out once, however many processes look for it', async () => {
    moods = ['refuses']
    const queues = Array.from({ length: 5 }, () => queueOf())
    await queues[0]?.send(mail)
    await queues[0]?.close()
    app.clock.advance(msPerMinute)
    await Promise.all(queues.map((queue) => queue.job.run()))
    expect(received).toHaveLength(1)
  })

  it('is given up after a day', async () => {
    moods = Array(200).fill('refuses')
    const queue = queueOf()
    await queue.send(mail)
    await queue.close()
    app.clock.advance(25 * 60 * msPerMinute)
    await queue.job.run()
    expect(await waiting()).toEqual([])
    expect(received).toEqual([])
  })
})
