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

/**
 * Ends with a sentence when the port of these settings is taken: better now than after the minutes that come before it
 * listens. Without settings it looks at what the environment itself says.
 */
export async function needServerPort({ PORT, HOST, ROLES } = fromEnv()) {
  // A worker does not listen.
  if (!ROLES.includes('web')) return
  const server = createServer()
  const problem = await new Promise((resolve) => {
    server.once('error', resolve).listen({ port: PORT, host: HOST }, () => resolve(undefined))
  })
  if (problem?.code === 'EADDRINUSE') {
    console.error(
      `Port ${PORT} is taken, perhaps by a Shelfmate that runs already. Stop that one, or take another port: PORT=${PORT + 1}`,
    )
    process.exit(1)
  }
  if (!problem) await new Promise((resolve) => server.close(resolve))
}

/** A wrong setting is explained by the server, which reads those in files as well: there is nothing to look at then. */
function fromEnv() {
  const [port, host, roles] = ['PORT', 'HOST', 'ROLES'].map((name) => process.env[name]?.trim())
  const PORT = Number(port || 3000)
  const isKnown = /^\d*$/.test(port ?? '') && PORT <= lastPort
  const { PORT_FILE, HOST_FILE, ROLES_FILE } = process.env
  if (!isKnown || PORT_FILE || HOST_FILE || ROLES_FILE) return { ROLES: '' }
  return { PORT, HOST: host || '127.0.0.1', ROLES: roles || 'web' }
}
