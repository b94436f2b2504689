import { median } from '../drills/median.ts'
import type { Pair, Round } from './rounds.ts'

/** What the product promises beside the bare server. */
export interface Goals {
  throughputRatio: number
  cpuRatio: number
}

export interface BenchResult {
  name: string
  connections: number
  rounds: Pair[]
  /** Medians over the rounds of product / bare. */
  throughputRatio: number
  cpuRatio: number
  goals: Goals
  met: boolean
}

/** Sums up the rounds of one bench. A ratio is taken within each round, where both sides met the same machine. */
export function summarise(name: string, connections: number, goals: Goals, rounds: Pair[]): BenchResult {
  const throughputRatio = median(rounds.map(({ product, bare }) => product.perSecond / bare.perSecond))
  const cpuRatio = median(rounds.map(({ product, bare }) => product.cpuMsPerAnswer / bare.cpuMsPerAnswer))
  // Where the system does not tell a process's CPU time there is nothing to hold against the goal.
  const cpuMet = Number.isNaN(cpuRatio) || cpuRatio <= goals.cpuRatio
  const met = throughputRatio >= goals.throughputRatio && cpuMet
  return { name, connections, rounds, throughputRatio, cpuRatio, goals, met }
}

/** What stands above the columns of every table. */
export const columns = ['', 'product', 'bare', 'ratio', 'goal']
const width = 18

/** The table of one bench: medians of both sides, and the ratios beside their goals. */
export function table({
  name,
  connections,
  rounds,
  throughputRatio,
  cpuRatio,
  goals,
  met,
}: BenchResult): string {
  const row = (label: string, of: (round: Round) => number, digits: number, ratio = '', goal = '') => [
    label,
    median(rounds.map(({ product }) => of(product))).toFixed(digits),
    median(rounds.map(({ bare }) => of(bare))).toFixed(digits),
    ratio,
    goal,
  ]
  const rows = [
    columns,
    row(
      ...(['answers/s', (round: Round) => round.perSecond, 0] as const),
      throughputRatio.toFixed(3),
      `>= ${goals.throughputRatio.toFixed(2)}`,
    ),
    row(
      ...(['CPU us/answer', (round: Round) => round.cpuMsPerAnswer * 1000, 0] as const),
      cpuRatio.toFixed(3),
      `<= ${goals.cpuRatio.toFixed(2)}`,
    ),
    row('p50 ms', (round) => round.p50Ms, 0),
    row('p99 ms', (round) => round.p99Ms, 0),
    row('resident MiB', (round) => round.residentMib, 0),
  ]
  const head = `${name}: ${connections} connections, median of ${rounds.length} rounds - ${met ? 'met' : 'MISSED'}`
  return underHead(head, rows)
}

/** A table as text: its head, and below it rows of cells in columns of one width. */
export function underHead(head: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  )
  return [head, ...lines].join('\n')
}
