import { expect, it } from 'vitest'
import { runAdmin } from '../../admin.ts'
import { app, mei, ravi, withMeiAndRavi } from '../../testing/suite.ts'
import { addPost } from '../exchange/exchange.factory.ts'
import { ask, seen } from '../requests/requests.factory.ts'
import { withCommandsAndPush } from './admin-stage.factory.ts'

withCommandsAndPush()
withMeiAndRavi()

it('takes what was asked for along when a dorm is renamed', async () => {
  const { id: postId } = await addPost(app, mei, { location: 'Tembusu' })
  const { id } = await ask(app, ravi, postId)
  expect(await runAdmin(['rename-dorm', 'tembusu', 'Lakeside', '--reason', 'A donor.'])).toBe(
    'Tembusu is called Lakeside from now on.',
  )
  for (const as of [mei, ravi]) expect((await seen(app, as, id))?.location).toBe('Lakeside')
})
