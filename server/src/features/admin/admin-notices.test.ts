import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, it } from 'vitest'
import { runAdmin } from '../../admin.ts'
import { app } from '../../testing/suite.ts'
import { shown } from '../notifications/push/push.factory.ts'
import { ask, offer } from '../requests/requests.factory.ts'
import { withCommandsAndPush } from './admin-stage.factory.ts'

const stage = withCommandsAndPush()

it('tells whoever is on their way to somebody that is suspended, on their devices', async () => {
  const { giver, taker, post } = await offer(app, { quantity: 1 })
  await stage.deviceOf(taker)
  await ask(app, taker, post.id)
  await runAdmin(['suspend', giver.email, '--reason', 'Because.'])
  // The command has ended: what it tells is there for the server to send.
  const { rows } = await app.pool.query('select topic from push_notices')
  expect(rows).toEqual([{ topic: `chat:${chatIdOf(giver.id, taker.id)}` }])
})

it.each(['giver', 'taker'] as const)(
  'tells whoever was on their way to a %s whose account goes that it is off',
  async (gone) => {
    const { giver, taker, post } = await offer(app, { quantity: 1 })
    const [leaving, other] = gone === 'giver' ? [giver, taker] : [taker, giver]
    await ask(app, taker, post.id)
    const device = await stage.deviceOf(other)
    await runAdmin(['delete', leaving.email, '--reason', 'Because.'])
    await stage.send()
    expect(shown(device)).toMatchObject([{ title: 'One of your hand-overs is off', url: '/home' }])
  },
)
