import { ApiError } from '../api/api-error.ts'
import { begin, end, type NewPress, type Pressed, settle } from './press.ts'
import { everyLane, freeAt, nextOfLane, type PressState } from './press-machine.ts'
import { findPress, leaveUnawaited, move, pressState, when } from './press-store.ts'

/**
 * Makes a change that must be live: it shows at once and goes out after those before it, from this page alone. Rejects
 * when it cannot go out now, and shows no more.
 */
export function pressLive<A>(
  pressed: NewPress,
  send: () => Promise<A>,
  receive: (answer: A) => void | Promise<void> = () => undefined,
): Promise<void> {
  const { id, done, made } = begin(pressed, { phase: 'waiting', isLive: true })
  const isThere = () => findPress(id) !== undefined
  const isNext = (state: PressState) => nextOfLane(state, made.lane)?.id === id
  const isHeldUp = (state: PressState) => !navigator.onLine || freeAt(state, made.lane) > performance.now()
  const goOut = async () => {
    await when((state) => !isThere() || isNext(state) || isHeldUp(state))
    if (isNext(pressState()) && navigator.onLine && move(id, 'sending'))
      await send().then(
        (answer) => settle(made, async () => receive(answer)),
        (error: unknown) => end(id, error),
      )
    else end(id, new ApiError('OFFLINE', 0))
  }
  // Whoever waits may hear of it before the call has ended.
  void goOut()
  return done
}

/**
 * Resolves to true once the server has a press. To false once it has to wait: whoever asks tells that, and is not told any
 * more what comes of it. Rejects like `done`.
 */
export async function doneOrWaiting({ id, done }: Pressed): Promise<boolean> {
  const isDone = done.then(() => true)
  const mustWait = when((state) => {
    const pressed = findPress(id)
    return !pressed || pressed.lane in state.troubles || everyLane in state.troubles
  })
  return Promise.race([
    isDone,
    mustWait.then(() => {
      if (!findPress(id)) return isDone
      leaveUnawaited(id)
      return false
    }),
  ])
}
