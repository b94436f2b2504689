import { createStore } from '../store.ts'
import {
  everyLane,
  moved,
  nothingPressed,
  type Press,
  type PressPhase,
  type PressState,
  type StoredPress,
  type Trouble,
} from './press-machine.ts'

/** The one store of presses (press-machine.ts says how it moves). Part of the first load: it imports little. */
const store = createStore<PressState>(nothingPressed)
// A name of its own: the compiler takes `store.use()` for no hook.
const useStore = store.use

export const pressState = store.get

/** What was pressed here and is not confirmed yet, in the order of the presses. */
export const usePresses = (): readonly Press[] => useStore().presses
/** Those that wait on this device, refused or not: what must be live goes out now or never. */
export const useWaitingPresses = (): readonly Press[] => usePresses().filter(({ isLive }) => !isLive)
/** All of them outside components. */
export const presses = (): readonly Press[] => store.get().presses

/** What presses of a kind hold, without what was refused. Whoever makes presses of a kind knows their type. */
export const payloadsOf = <P>(all: readonly Press[], kind: string): P[] =>
  all.flatMap((press) => (press.kind === kind && !press.refusal ? [press.payload as P] : []))

/** What holds up a lane; undefined while its presses go their way. */
export function useTroubleOf(): (lane: string) => Trouble | undefined {
  const { troubles } = useStore()
  return (lane) => troubles[lane] ?? troubles[everyLane]
}

export const findPress = (id: string) => store.get().presses.find((press) => press.id === id)

/** Puts the state's successor in its place. */
export const change = (succeed: (state: PressState) => PressState): void => store.set(succeed(store.get()))

/** Moves a press on; false when it is not there, or not where it could go there from. */
export function move(
  id: string,
  to: PressPhase | 'gone',
  alter?: (press: StoredPress) => StoredPress,
): boolean {
  const before = store.get()
  change((state) => moved(state, id, to, alter))
  return store.get() !== before
}

/** Resolves as soon as the state is like that. */
export const when = (holds: (state: PressState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds(store.get())) return resolve()
    const stop = store.subscribe(() => {
      if (!holds(store.get())) return
      stop()
      resolve()
    })
  })

interface Waiter {
  resolve: () => void
  reject: (reason: unknown) => void
  /** Whether it can take a refused press now, with all that was typed in it. */
  canTake: () => boolean
}

/** Who waits on this page for a press to be done. Other pages show it, and nobody awaits it there. */
const waiters = new Map<string, Waiter>()

/** Resolves when a press is done, or was taken back before; rejects with the reason when nothing comes of it. */
export const outcomeOf = (id: string): Promise<void> =>
  new Promise((resolve, reject) => waiters.set(id, { resolve, reject, canTake: () => true }))

/**
 * A refused press is the only copy of what was typed: unless whoever awaits it can take it at that moment, it stays in the
 * list of what waits, and they hear GivenUp.
 */
export function keepRefused(id: string, unless: () => boolean = () => false): void {
  const waiter = waiters.get(id)
  if (waiter) waiter.canTake = unless
}

/** Whether somebody on this page awaits a press and can take it, refused as it is. */
export const canTakeRefused = (id: string): boolean => waiters.get(id)?.canTake() ?? false

export const isAwaited = (id: string): boolean => waiters.has(id)

/** Whoever made a press does not wait for it any longer. */
export const leaveUnawaited = (id: string): void => void waiters.delete(id)

/** Tells whoever made a press, if they wait for it on this page, what came of it: nothing went wrong, or why it did. */
export function tellOutcome(id: string, reason?: unknown): void {
  const waiter = waiters.get(id)
  waiters.delete(id)
  if (reason === undefined) waiter?.resolve()
  else waiter?.reject(reason)
}

/** Tabs of an older version of the app know it by this name. */
export const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox')

export interface TabMessage {
  /** A press that another tab has sent, and what the server answered. Without: the disk is not what it was. */
  settled?: { id: string; kind: string; answer: unknown }
}

/** Tells the other tabs of this browser. */
export function tellTabs(message: TabMessage = {}): void {
  channel?.postMessage(message)
}
