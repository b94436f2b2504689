import { messageOf } from '#platform/errors/message-of.ts'

/** One part of the product, as whoever operates it wants to hear of it. */
export interface SystemPart {
  name: string
  /** What does the work here: 'SMTP', 'files in DATA_DIR/outbox'. */
  uses: string
  /** Why something better is not used, and what would change it. */
  why?: string | undefined
  /** True for a part that the configuration leaves out altogether. */
  off?: boolean
  /** Looks whether it works; returns what there is to tell. Throws when it does not. */
  look?: () => Promise<string | undefined>
}

export interface PartStatus {
  name: string
  state: 'on' | 'off' | 'failing'
  uses: string
  why?: string
  found?: string
}

/** What was asked said nothing for as long as anybody waits for it. */
export class NoAnswerError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'NoAnswerError'
  }
}

/** With what else an answer takes, /readyz?detail is there within a second. */
const patienceMs = 700

/** Looks at all parts at once; one that does not answer in time counts as failing. */
export async function lookAt(parts: readonly SystemPart[]): Promise<PartStatus[]> {
  return Promise.all(
    parts.map(async ({ name, uses, why, off = false, look }): Promise<PartStatus> => {
      const told = { name, uses, ...(why !== undefined && { why }) }
      if (off) return { ...told, state: 'off' }
      try {
        const found = await inTime(look?.())
        return { ...told, state: 'on', ...(found !== undefined && { found }) }
      } catch (error) {
        return { ...told, state: 'failing', found: messageOf(error) }
      }
    }),
  )
}

/** Waits for an answer no longer than a status may take, or than told. */
export async function inTime<T>(work: Promise<T> | undefined, ms = patienceMs): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(ms)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const nameColumn = 14
const stateColumn = 9

/** The same for eyes: one part a line, what it uses, and why. */
export function statusText(status: string, parts: readonly PartStatus[]): string {
  const indent = ' '.repeat(nameColumn + stateColumn)
  const lines = parts.flatMap(({ name, state, uses, why, found }) => [
    `${name.padEnd(nameColumn)}${state.padEnd(stateColumn)}${uses}${found ? ` (${found})` : ''}`,
    ...(why ? [`${indent}${why}`] : []),
  ])
  return `${status}\n\n${lines.join('\n')}\n`
}
