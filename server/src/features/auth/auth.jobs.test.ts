import { msPerDay } from '@shelfmate/contract/api/durations'
import { expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { logIn } from './auth.factory.ts'

withApp(() => TestApp.start({ SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'http://shelf.campus.test' }))

it('an unverified account that has said what it must not eat stays', async () => {
  const newcomer = await app.signUp()
  const nobody = await app.signUp()
  await app.pool.query(
    `insert into profiles (user_id, allergies, updated_at) values ($1, 'peanuts', now())`,
    [newcomer.id],
  )
  app.clock.advance(31 * msPerDay)
  await app.app.jobs.find(({ name }) => name === 'auth.purgeUnverified')?.run()
  expect((await logIn(app, newcomer.email)).status).toBe(200)
  expect((await logIn(app, nobody.email)).status).toBe(401)
})

it('an unverified account whose first item is being added as it would go stays', async () => {
  const newcomer = await app.signUp()
  app.clock.advance(31 * msPerDay)
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('insert into pantries (user_id, seq, item_count) values ($1, 1, 1)', [newcomer.id])
  await app.app.jobs.find(({ name }) => name === 'auth.purgeUnverified')?.run()
  await holder.query('commit')
  holder.release()
  expect((await logIn(app, newcomer.email)).status).toBe(200)
})
