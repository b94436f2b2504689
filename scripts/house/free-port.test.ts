import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { needServerPort } from '../lib/free-port.mjs'

let other: Server
let taken: string
beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  taken = String(address.port)
})
afterAll(() => other.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('takes blank settings as unset, as the server does', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen')
  for (const name of ['PORT', 'HOST', 'ROLES']) vi.stubEnv(name, ' ')
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  await needServerPort()
  expect(listening).toHaveBeenCalledWith({ port: 3000, host: '127.0.0.1' }, expect.any(Function))
})

it.each(
  rowsOf(`
  a port that there cannot be | PORT | 65536
  a port before the first | PORT | -1
  a port in a file | PORT_FILE | /run/secrets/port
  an address in a file | HOST_FILE | /run/secrets/host
  duties in a file | ROLES_FILE | /run/secrets/roles
  duties that need none | ROLES | worker
`),
)('leaves %s to the server', async (_, setting = '', given = '') => {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  for (const [name, value] of Object.entries({ PORT: taken, [setting]: given })) vi.stubEnv(name, value)
  await expect(needServerPort()).resolves.toBeUndefined()
})
