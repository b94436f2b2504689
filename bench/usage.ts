import { readFileSync } from 'node:fs'

/** Linux counts process times in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100
const msPerSecond = 1000
const kibPerMib = 1024

/** CPU time that a process has used so far, user and system, in ms; NaN where there is no /proc. */
export function cpuMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)
  // The command name before the bracket may itself hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]].map(Number)
  return (((user ?? NaN) + (system ?? NaN)) * msPerSecond) / ticksPerSecond
}

/** Resident memory of a process in MiB; NaN where there is no /proc. */
export function residentMib(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? NaN) / kibPerMib
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Another system, or the process has ended.
    return ''
  }
}
