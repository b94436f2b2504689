import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { hasCode } from '#platform/errors/has-code.ts'

/** A live process; `title` is its command line as the kernel shows it. */
type Process = { pid: number; title: string }

const hasProc = existsSync('/proc/self/stat')

/** Whether a process lives; a zombie that nobody reaped (usual in containers) counts as dead. */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && (!hasProc || stateOf(pid) !== 'Z')
}

/** Whether the number belongs to a process, be it a zombie: PostgreSQL takes those for alive. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives but belongs to somebody else.
    return hasCode(error, 'EPERM')
  }
}

/**
 * The live processes of the PostgreSQL with this cluster name, postmaster and orphaned backends alike.
 * Titles are readable for everyone, while /proc/PID/cwd asks for a capability that containers take away.
 */
export function processesOf(clusterName: string): number[] {
  return list()
    .filter(({ title }) => title.includes(clusterName) && /postgres/.test(title))
    .filter(({ pid }) => pid !== process.pid && isAlive(pid))
    .map(({ pid }) => pid)
}

/** Whether this process is some PostgreSQL, ours or not. */
export function isPostgres(pid: number): boolean {
  return isAlive(pid) && /(^|\/)postgres(:| |\0|$)/.test(titleOf(pid))
}

function list(): Process[] {
  if (!hasProc) {
    return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim())
      .map((line) => ({ pid: Number.parseInt(line, 10), title: line.replace(/^\d+\s+/, '') }))
      .filter(({ pid }) => pid > 0)
  }
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), title: titleOf(Number(entry)) }))
}

function titleOf(pid: number): string {
  if (!hasProc) return list().find((one) => one.pid === pid)?.title ?? ''
  return readOrEmpty(`/proc/${pid}/cmdline`)
}

/** The one-letter state follows the command name, which is in brackets and may itself hold brackets. */
function stateOf(pid: number): string | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2)[0]
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended while we looked.
    return ''
  }
}
