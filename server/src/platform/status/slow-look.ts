import { inTime } from './status.ts'

const lookPatienceMs = 10_000
const lookAgainMs = 120_000
/** Most looks are done by then, and a status waits for no part much longer. */
const momentMs = 400

type Found = string | undefined

/**
 * The look of a part that may take longer than a status waits: one at a time and at most every two minutes. It goes on by
 * itself; whoever asks meanwhile is soon told what the last one found.
 */
export function slowLook(look: () => Promise<string>): () => Promise<Found> {
  let last: Promise<Found> | undefined
  let underWay: Promise<Found> | undefined
  let begunAt = 0
  const begin = (): Promise<Found> => {
    begunAt = performance.now()
    const run = inTime(look(), lookPatienceMs)
    const end = () => {
      last = run
      underWay = undefined
    }
    run.then(end, end)
    underWay = run
    return run
  }
  return async () => {
    if (!last) return underWay ?? begin()
    if (!underWay && performance.now() - begunAt < lookAgainMs) return last
    return Promise.race([underWay ?? begin(), afterAMoment(last)])
  }
}

const afterAMoment = <T>(found: Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(found), momentMs).unref()
  })
