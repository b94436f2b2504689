import { existsSync, readFileSync } from 'node:fs'
import { childrenOf } from '../drills/product/postgres.ts'
import { cpuOfEnded, cpuSeconds } from '../drills/product/usage.ts'

const kibPerMib = 1024
const isLinux = existsSync('/proc/self/stat')

/** Processor time of a process and of all that it started, those that have ended as well, in ms; NaN where there is no /proc. */
export const cpuMs = (pid: number): number => (isLinux ? 1_000 * secondsOf(pid) : Number.NaN)

/** Whoever ends meanwhile is counted by its parent: then the reading begins anew, so that nobody is missed or counted twice. */
function secondsOf(pid: number): number {
  for (;;) {
    const ended = cpuOfEnded(pid)
    const children = childrenOf(pid).reduce((sum, child) => sum + secondsUnlessEnded(child), 0)
    if (cpuOfEnded(pid) === ended) return cpuSeconds(pid) + ended + children
  }
}

function secondsUnlessEnded(pid: number): number {
  try {
    return secondsOf(pid)
  } catch {
    // Its parent counts it now.
    return 0
  }
}

/** Resident memory of a process in MiB; NaN where there is no /proc. */
export const residentMib = (pid: number): number =>
  isLinux
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / kibPerMib
    : Number.NaN

/** How often a process's main thread has gone to sleep so far, and so was woken; NaN where there is no /proc. */
export const wakeUps = (pid: number): number =>
  isLinux
    ? Number(
        /^voluntary_ctxt_switches:\s+(\d+)/m.exec(
          readFileSync(`/proc/${pid}/task/${pid}/status`, 'utf8'),
        )?.[1],
      )
    : Number.NaN
