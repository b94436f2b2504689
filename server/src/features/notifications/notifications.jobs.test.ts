import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { expect, it, onTestFinished } from 'vitest'
import { startJobs } from '#platform/jobs/jobs.ts'
import { makeLog } from '#platform/log/log.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { eight } from './notices.factory.ts'

const deaf = Promise.withResolvers<void>()
let mailsBegun = 0
withApp(() =>
  TestApp.start(
    {},
    {
      mailer: {
        send() {
          mailsBegun += 1
          return deaf.promise
        },
      },
    },
  ),
)

/** What a worker does, many times as often. */
const startWorker = () =>
  startJobs(
    app.app.jobs
      .filter(({ name }) => name.startsWith('notifications.'))
      .map((job) => ({ ...job, everyMs: 20 })),
    makeLog('silent'),
  )

async function decidedZones(): Promise<string[]> {
  const { rows } = await app.pool.query<{ zone: string }>('select time_zone as zone from reminder_rounds')
  return rows.map(({ zone }) => zone)
}

it('the mornings of other zones begin while a mail server takes a mail and never ends', async () => {
  app.clock.set('2027-03-09T23:00:00Z')
  for (const timeZone of ['Asia/Singapore', 'Asia/Dhaka']) {
    const body = { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2027-03-10'] }
    await app.call(pantryCalls.addItems, { as: await app.signUp({ timeZone }), input: { body } })
  }
  const stop = startWorker()
  onTestFinished(() => {
    deaf.resolve()
    return stop()
  })
  app.clock.set(eight)
  await expect.poll(() => mailsBegun).toBe(1)
  app.clock.set('2027-03-10T02:00:00Z') // Eight in Dhaka.
  await expect.poll(decidedZones).toContain('Asia/Dhaka')
})
