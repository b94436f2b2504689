import { readFileSync } from 'node:fs'

const ticksPerSecond = 100
const kbPerMb = 1024

/** Processor time of a process, by the kernel's count; its threads' as well, and not that of other processes. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Processor time of the children of a process that have ended. */
export function cpuOfEnded(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** Memory that a process holds, by the kernel's count, in MB. */
export function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / kbPerMb
}
