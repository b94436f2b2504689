import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { whenNpmIsGone } from './orphan.mjs'

/**
 * Runs `work` while no other run of this folder does the task of that name.
 * The lock is a listening socket: the kernel gives it to one process and takes it back when that process dies. Who waits
 * keeps a connection open and wakes when it closes.
 */
export async function alone(root, task, waiting, work) {
  const address = addressOf(root, task)
  let server = await listen(address)
  if (!server) {
    console.log(waiting)
    // Waiting for nobody any more, it would be a ghost that begins when its turn comes.
    const watch = whenNpmIsGone(() => process.exit(1))
    while (!server) {
      await waitForEnd(address)
      server = await listen(address)
    }
    clearInterval(watch)
  }
  const guests = new Set()
  server.on('connection', (guest) => {
    guests.add(guest.on('error', () => undefined))
  })
  try {
    return await work()
  } finally {
    server.close()
    for (const guest of guests) guest.destroy()
  }
}

/** Linux has names without files, Windows pipes; elsewhere a socket file, which may outlive its process. */
function addressOf(root, task) {
  const hash = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 12)
  const name = `shelfmate-${task}-${hash}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name)
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => resolve(server))
  })
}

function waitForEnd(address) {
  return new Promise((resolve) => {
    const connection = net.connect(address)
    connection.on('error', (error) => {
      if (error.code === 'ECONNREFUSED' && path.isAbsolute(address)) rmSync(address, { force: true })
    })
    connection.on('close', resolve)
    connection.resume()
  })
}
