import { readFileSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A user of this machine as the kernel knows it. */
export type User = { uid: number; gid: number }

/**
 * The unprivileged user that runs PostgreSQL when we are root: whoever owns the data already, else a service user.
 * It must be listed in /etc/passwd because `initdb` looks its own name up.
 */
export function unprivilegedUser(...data: string[]): User | undefined {
  const listed = readPasswd()
  const owner = data.map(ownerOf).find((uid) => uid !== undefined && uid !== 0)
  return (
    listed.find(({ uid }) => uid === owner) ??
    listed.find(({ name }) => name === 'postgres') ??
    listed.find(({ name }) => name === 'nobody') ??
    listed.find(({ uid }) => uid !== 0)
  )
}

/** What the user that we are is called, which `initdb` asks for; empty where this machine has no name for them. */
export function ownName(): string {
  try {
    return os.userInfo().username
  } catch {
    return ''
  }
}

/** Whether the permission bits let this user walk to `target` and read it. */
export function mayRead(target: string, user: User): boolean {
  const steps = [path.resolve(target)]
  for (let at = path.dirname(steps[0] ?? '/'); !steps.includes(at); at = path.dirname(at)) steps.push(at)
  return steps.every((step, index) => {
    const { mode, uid, gid } = statSync(step)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    const needed = index === 0 && statSync(step).isFile() ? 0o4 : 0o1
    return ((mode >> shift) & needed) === needed
  })
}

function ownerOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.uid
}

function readPasswd(): (User & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid || Number.NaN), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && uid > 0 && Number.isInteger(gid))
}
