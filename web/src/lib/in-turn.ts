const lanes = new Map<string, Promise<unknown>>()

/** Runs `work` after everything that was begun before for one of the ids; tells it whether any of that failed. */
export async function inTurn<T>(
  ids: readonly string[],
  work: (afterFailure: boolean) => Promise<T>,
): Promise<T> {
  const before = Promise.allSettled(ids.map(async (id) => lanes.get(id)))
  const turn = before.then((earlier) => work(earlier.some(({ status }) => status === 'rejected')))
  for (const id of ids) lanes.set(id, turn)
  try {
    return await turn
  } finally {
    for (const id of ids) if (lanes.get(id) === turn) lanes.delete(id)
  }
}

/** What a press needed never happened; that failure has been explained, so this one is not. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}
