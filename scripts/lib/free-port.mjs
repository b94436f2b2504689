import { createServer } from 'node:net'

const lastPort = 65_535

/**
 * A port of this machine that nobody listens on at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Ends with a sentence when the server's port is taken: better now than after the minutes that come before it listens. */
export async function needServerPort() {
  const { PORT, HOST, ROLES, PORT_FILE, HOST_FILE, ROLES_FILE } = process.env
  const port = Number(PORT || 3000)
  // A wrong setting is explained by the server, which reads those in files as well, and a worker does not listen.
  if (!Number.isInteger(port) || port < 0 || port > lastPort) return
  if (PORT_FILE || HOST_FILE || ROLES_FILE || (ROLES && !ROLES.includes('web'))) return
  const server = createServer()
  const problem = await new Promise((resolve) => {
    server.once('error', resolve).listen({ port, host: HOST || '127.0.0.1' }, () => resolve(undefined))
  })
  if (problem?.code === 'EADDRINUSE') {
    console.error(
      `Port ${port} is taken, perhaps by a Shelfmate that runs already. Stop that one, or take another port: PORT=${port + 1}`,
    )
    process.exit(1)
  }
  if (!problem) await new Promise((resolve) => server.close(resolve))
}
