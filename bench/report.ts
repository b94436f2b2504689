import { median } from '../drills/quantiles.ts'
import { type Goal, isTimed, type JobName } from './jobs.ts'
import type { Pair, Round } from './rounds.ts'

/** A ratio of neighbouring rounds: its median and the least and most of it. */
interface Ratio {
  middle: number
  text: string
}

export interface Line {
  name: JobName
  cells: string[]
  met: boolean
}

const widths = [25, 15, 17, 20, 22, 22, 11]

/** The head of the table; `sides` are the names of both, the first measured beside the second. */
export const headOf = ([one, other]: [string, string]): string =>
  columnsOf([`${one} : ${other}`, 'answers/s', 'p50 ms', 'ratio', 'CPU ratio', 'goal', 'MiB'])

/** Sums up the rounds of one job. A ratio is taken within each round, where both sides met the same machine. */
export function lineOf(name: JobName, goal: Goal, pairs: Pair[]): Line {
  const of = (pick: (round: Round) => number, digits: number) =>
    ([0, 1] as const).map((n) => median(pairs.map((pair) => pick(pair[n]))).toFixed(digits)).join(' : ')
  const isTime = isTimed(name)
  const ratio = ratioOf(pairs, (round) => (isTime ? round.p50Ms : round.perSecond))
  const cpu = ratioOf(pairs, (round) => round.cpuMsPerAnswer)
  // Where the system does not tell processor time there is nothing to hold against the goal.
  const cpuMet = goal.cpu === undefined || !(cpu.middle > goal.cpu)
  const ratioMet =
    goal.ratio === undefined || (isTime ? ratio.middle <= goal.ratio : ratio.middle >= goal.ratio)
  const met = cpuMet && ratioMet
  const said = [
    ...(goal.ratio === undefined ? [] : [`${isTime ? '<=' : '>='} ${goal.ratio.toFixed(2)}`]),
    ...(goal.cpu === undefined ? [] : [`CPU <= ${goal.cpu.toFixed(2)}`]),
  ].join(', ')
  const [rate, time, memory] = [
    of((round) => round.perSecond, 0),
    of((round) => round.p50Ms, 1),
    of((round) => round.residentMib, 0),
  ]
  return {
    name,
    met,
    cells: [name, isTime ? '' : rate, time, ratio.text, cpu.text, said, memory, met ? '' : 'MISSED'],
  }
}

export const textOf = ({ cells }: Line): string => columnsOf(cells)

function ratioOf(pairs: Pair[], pick: (round: Round) => number): Ratio {
  const all = pairs.map(([one, other]) => pick(one) / pick(other))
  const middle = median(all)
  return {
    middle,
    text: `${middle.toFixed(2)} [${Math.min(...all).toFixed(2)}-${Math.max(...all).toFixed(2)}]`,
  }
}

const columnsOf = (cells: string[]) =>
  cells
    .map((cell, n) => cell.padEnd(widths[n] ?? 0))
    .join('')
    .trimEnd()
