import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

const firstVictim = '1000'

interface ChildOptions {
  /** Node's own options. */
  node: string[]
  env?: Record<string, string>
}

/** Starts a program as a process of its own, which does not keep ours from ending, and ends with it. Throws, or its `error` says so, where the system starts none. */
export function startChild(program: string, { node, env }: ChildOptions): ChildProcess {
  const child = fork(program, [], {
    execArgv: node,
    // Nothing of our own environment: it holds secrets.
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Stuck at its work it would hear of no good-bye.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) yieldToOthers(child.pid)
  return child
}

/** Requests come first, and when memory runs out the child goes first. Where the system refuses, it is no loss. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not permitted here.
  }
  writeFile(`/proc/${pid}/oom_score_adj`, firstVictim).catch(() => undefined)
}
