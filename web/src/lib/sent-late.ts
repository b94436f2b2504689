/** Whoever pressed longer ago than that has turned to other things since. */
const lateAfterMs = 10_000

let count = 0
let tell: ((count: number) => void) | undefined

/** `told` hears how many presses went out late from now on, once nothing waits any more: not those of an account before. */
export function onSentLate(told: (count: number) => void): void {
  tell = told
  count = 0
}

/** Notes that the server has a press; `begunAt`: when the call that brought it was made, in ms since 1970. */
export function noteSent({ pressedAt }: { pressedAt: string }, begunAt: number): void {
  if (begunAt - Date.parse(pressedAt) > lateAfterMs) count += 1
}

/** Nothing waits any more. */
export function tellSentLate(): void {
  if (count > 0) tell?.(count)
  count = 0
}
