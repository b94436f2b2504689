import { everyCall } from '@shelfmate/contract/api/calls'
import { expect, it } from 'vitest'
import { usage } from './admin.ts'
import { app, mei, withApp, withMei } from './testing/suite.ts'

withApp()
withMei()

const [help = ''] = usage.split('Examples')
/** As the help names them. */
const commands = new Set([...help.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name))

it('finds the commands in the help', () => {
  expect(commands).toContain('suspend')
  expect(commands.size).toBeGreaterThanOrEqual(15)
})

it.each([...commands])('%s is for whoever sits at the machine: no call does it', async (command) => {
  expect(everyCall.filter(({ call }) => /\badmin\b/.test(call.path))).toEqual([])
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const path of [`/api/admin/${command}`, `/api/admin/${command}/${mei.id}`])
      for (const as of [undefined, mei]) {
        const { status } = await app.send(method, path, { as, body: { reason: 'why' } })
        expect(status, `${method} ${path}`).toBe(404)
      }
})
