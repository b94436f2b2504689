import { msPerMinute } from '@shelfmate/contract/api/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { app, withApp } from '../../testing/suite.ts'
import { databaseOver } from '../database/database.ts'
import { Seal } from '../secret/seal.ts'
import { MailQueue } from './mail-queue.ts'
import type { Mail } from './mailer.ts'

const mail = { to: 'mei@campus.test', subject: 'Hello', text: 'a secret link', html: '<p>a secret link</p>' }

let received: Mail[]
/** What the mail server does with the next mails; with the ones after it takes them. */
let moods: ('refuses' | 'refuses the address' | 'hangs')[]
withApp()
beforeEach(() => {
  received = []
  moods = []
})

const refusedAddress = () =>
  Object.assign(new Error('no such user'), { command: 'RCPT TO', response: '550 5.1.1 no such user' })

/** The queue of one process. */
function queueOf(secret = 'a secret of the tests alone'): MailQueue {
  const queue = new MailQueue({
    database: databaseOver(app.pool),
    clock: app.clock,
    secret,
    log: makeLog('silent'),
    publicUrl: 'https://shelf.campus.test',
    mailer: {
      send: async (sent) => {
        const mood = moods.shift()
        if (mood === 'hangs') return new Promise(() => undefined)
        if (mood === 'refuses') throw new Error('not today')
        if (mood === 'refuses the address') throw refusedAddress()
        received.push(sent)
      },
    },
  })
  queue.writes('hello', async ({ about }) => (about['to'] === 'nobody' ? undefined : { ...mail, ...about }))
  return queue
}

const hello = { kind: 'hello', about: { subject: 'Hello' } }
const database = () => databaseOver(app.pool)

const waiting = async () => {
  const found = await app.pool.query('select id, sealed, attempts from queued_mails')
  return found.rows
}

describe('a mail that is promised', () => {
  it('goes out at once, and nothing of it stays', async () => {
    const queue = queueOf()
    await queue.queue(database(), hello)
    await queue.close()
    expect(received).toMatchObject([mail])
    expect(await waiting()).toEqual([])
  })

  it('waits for a server that refuses, in words that nobody reads in the database', async () => {
    moods = ['refuses', 'refuses']
    const queue = queueOf()
    await queue.queue(database(), { kind: 'hello', about: { text: 'a secret link' } })
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
    await dying.queue(database(), hello)
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
    await queues[0]?.queue(database(), hello)
    await queues[0]?.close()
    app.clock.advance(msPerMinute)
    await Promise.all(queues.map((queue) => queue.job.run()))
    expect(received).toHaveLength(1)
  })

  it('is given up after a day, also where nobody was there to try', async () => {
    moods = ['refuses']
    const queue = queueOf()
    await queue.queue(database(), hello)
    await queue.close()
    app.clock.advance(25 * 60 * msPerMinute)
    await queue.job.run()
    expect(await waiting()).toEqual([])
    expect(received).toEqual([])
  })

  it('to an address that is refused for good is given up with the second try, and never late', async () => {
    moods = ['refuses the address', 'refuses the address']
    const queue = queueOf()
    await queue.queue(database(), hello)
    await queue.close()
    expect(await queue.count()).toEqual({ pending: 1, late: 0 })
    app.clock.advance(msPerMinute)
    await queue.job.run()
    expect(await waiting()).toEqual([])
    expect(received).toEqual([])
  })

  it('goes out though its address was refused in a bad moment', async () => {
    moods = ['refuses the address']
    const queue = queueOf()
    await queue.queue(database(), hello)
    await queue.close()
    app.clock.advance(msPerMinute)
    await queue.job.run()
    expect(received).toHaveLength(1)
  })

  it('goes out if its transaction is committed, and only then', async () => {
    const queue = queueOf()
    const giveUp = database().transaction(async (tx) => {
      await queue.queue(tx, hello)
      throw new Error('not after all')
    })
    await expect(giveUp).rejects.toThrow('not after all')
    await queue.job.run()
    expect(received).toEqual([])
    await database().transaction((tx) => queue.queue(tx, hello))
    await queue.close()
    expect(received).toHaveLength(1)
  })

  it('that nobody is to have is forgotten', async () => {
    const queue = queueOf()
    await queue.queue(database(), { kind: 'hello', about: { to: 'nobody' } })
    await queue.close()
    expect(received).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('waits for a process that knows how to write it', async () => {
    const queue = queueOf()
    await queue.queue(database(), { kind: 'of a later version', about: {} })
    await queue.close()
    expect(received).toEqual([])
    const later = queueOf()
    later.writes('of a later version', async () => mail)
    app.clock.advance(msPerMinute)
    await later.job.run()
    expect(received).toHaveLength(1)
  })

  it('goes out though a server of the version before wrote it', async () => {
    const sealed = new Seal('a secret of the tests alone', 'queued mails').close(JSON.stringify(mail))
    await app.pool.query(
      `insert into queued_mails (id, sealed, due_at, deadline_at) values (gen_random_uuid(), $1, $2, $2::timestamptz + interval '1 day')`,
      [sealed, app.clock.now()],
    )
    await queueOf().job.run()
    expect(received).toMatchObject([mail])
  })
})
