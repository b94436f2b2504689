import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { expect, it } from 'vitest'
import { runAdmin } from '../../admin.ts'
import { app } from '../../testing/suite.ts'
import { shown } from '../notifications/push/push.factory.ts'
import { ask, offer } from '../requests/requests.factory.ts'
import { withCommandsAndPush } from './admin-stage.factory.ts'

const stage = withCommandsAndPush()

/** One of two is on the way to the other; returns both, and a device of the first. */
async function onTheWayTo(role: 'giver' | 'taker') {
  const { giver, taker, post } = await offer(app, { quantity: 1 })
  const { id } = await ask(app, taker, post.id)
  const [there, other] = role === 'giver' ? [giver, taker] : [taker, giver]
  return { id, there, other, device: await stage.deviceOf(other) }
}

it.each([
  ['giver', 'Your pick-up of Tofu is off'],
  ['taker', 'Your hand-over of Tofu is off'],
] as const)('tells whoever is on their way to a suspended %s once, and not why', async (role, title) => {
  const { id, there, device } = await onTheWayTo(role)
  await runAdmin(['suspend', there.email, '--reason', 'Because.'])
  // The command has ended: what it tells is there for the server to send.
  const { rows } = await app.pool.query('select topic from push_notices')
  expect(rows).toEqual([{ topic: `off:${id}` }])
  await stage.send()
  const body = 'You needn’t go or wait for it. See what else you have arranged.'
  expect(shown(device)).toEqual([{ title, body, tag: `off:${id}`, url: '/home' }])
})

it('lets whoever is told of it at night sleep, and tells them in the morning though the account has gone', async () => {
  const { there, other, device } = await onTheWayTo('giver')
  await stage.sleep(other)
  await runAdmin(['suspend', there.email, '--reason', 'Because.'])
  await stage.send()
  expect(device.tries).toBe(0)
  await runAdmin(['delete', there.email, '--reason', 'Because.'])
  await stage.send(8 * msPerHour + msPerMinute)
  expect(shown(device)).toMatchObject([{ title: 'One of your hand-overs is off', url: '/home' }])
})

it.each(['giver', 'taker'] as const)(
  'tells whoever was on their way to a %s whose account goes that it is off',
  async (gone) => {
    const { there, device } = await onTheWayTo(gone)
    await runAdmin(['delete', there.email, '--reason', 'Because.'])
    await stage.send()
    expect(shown(device)).toMatchObject([{ title: 'One of your hand-overs is off', url: '/home' }])
  },
)
