import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** How many descriptors a process has open, by what they lead to. */
export type Descriptors = Record<string, number>

const established = '01'
const hex = 16

/** Counts a process's open descriptors: connections by the server's name in `ports` at either end, and the rest by kind. */
export function descriptorsOf(pid: number, ports: ReadonlyMap<number, string>): Descriptors {
  const connections = connectionsOf(pid)
  const counts: Descriptors = {}
  for (const target of targetsOf(pid)) {
    const connection = connections.get(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '')
    const name = connection
      ? (ports.get(connection.local) ?? ports.get(connection.remote) ?? 'other connection')
      : target.replace(/[:/].*$/, '') || 'file'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

function targetsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      // Closed in the meantime.
      return []
    }
  })
}

/** Ports of the established connections of a process's network, by their sockets. */
function connectionsOf(pid: number): Map<string, { local: number; remote: number }> {
  const rows = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/${pid}/net/${name}`, 'utf8').trim().split('\n').slice(1),
  )
  return new Map(
    rows.flatMap((row) => {
      const [, local = '', remote = '', state, , , , , , inode = ''] = row.trim().split(/\s+/)
      return state === established ? [[inode, { local: portOf(local), remote: portOf(remote) }]] : []
    }),
  )
}

const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', hex)
