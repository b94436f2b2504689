import { ApiError } from '../api/api-error.ts'
import { currentSession } from '../api/session.ts'
import { newId } from '../new-id.ts'
import { addPress, alterPress, dropNote, notePress } from './press-disk.ts'
import { dependentsOf, type Press, type StoredPress, withPress } from './press-machine.ts'
import { GivenUp } from './press-refusal.ts'
import { change, findPress, move, outcomeOf, pressState, tellOutcome, tellTabs, when } from './press-store.ts'

export interface NewPress extends Pick<StoredPress, 'kind' | 'payload' | 'lane'> {
  creates?: readonly string[]
  needs?: readonly string[]
  undoes?: string
}

export interface Pressed {
  id: string
  /**
   * Resolves when the server has it, or it was taken back before; rejects with its refusal, or with GivenUp when another
   * press that it needs was refused. Waits as long as it takes.
   */
  done: Promise<void>
}

let wake: (() => void) | undefined
/** The sender is told whenever there is something to do. */
export function onPress(awaken: () => void): void {
  wake = awaken
}

/** Makes a press that is shown, unless nobody is signed in: then it is refused. */
export function begin(
  { creates = [], needs = [], ...rest }: NewPress,
  way: Pick<Press, 'phase' | 'isLive'>,
): Pressed & { made: Press } {
  const userId = currentSession()?.id
  const made: Press = {
    ...rest,
    ...way,
    id: newId(),
    userId: userId ?? '',
    creates,
    needs,
    pressedAt: new Date().toISOString(),
    attempts: 0,
  }
  const done = outcomeOf(made.id)
  if (userId === undefined) tellOutcome(made.id, new ApiError('UNAUTHENTICATED', 401))
  else change((state) => withPress(state, made))
  return { id: made.id, done, made }
}

/**
 * Makes a change: it shows at once, is on the disk before it is sent, survives the page, and goes out after those before it
 * (press-sender.ts). Of nobody who is signed in it is refused.
 */
export function press(pressed: NewPress): Pressed {
  const { id, done, made } = begin(pressed, { phase: 'storing' })
  const { phase: _shown, ...stored } = made
  if (findPress(id)) {
    notePress(stored)
    void store(stored)
  }
  return { id, done }
}

async function store(made: StoredPress): Promise<void> {
  const place = await addPress(made)
  // What the disk refused outlives the page in its note alone.
  if (place !== undefined) dropNote(made)
  if (place === 'foreign') return end(made.id, new GivenUp())
  move(made.id, 'waiting', (now) => (typeof place === 'number' ? { ...now, place } : now))
  tellTabs()
  wake?.()
}

/** The server has a press: it goes from the screens once they show what came of it. Nobody but its own user is shown that. */
export async function settle(
  { id, userId }: { id: string; userId: string | undefined },
  receive: () => Promise<void>,
): Promise<void> {
  move(id, 'settling')
  // A screen that could not take the answer asks for the truth when it is next connected.
  if (userId === currentSession()?.id) await receive().catch(() => undefined)
  end(id)
}

/** Takes a press from this page and tells whoever made it what came of it. */
export function end(id: string, reason?: unknown): void {
  move(id, 'gone')
  tellOutcome(id, reason)
}

/** Takes a press away from disk and screens if what is stored of it still allows it; says whether it did. */
async function remove(id: string, mayGo: (stored: StoredPress) => boolean): Promise<boolean> {
  await when(() => findPress(id)?.phase !== 'storing')
  const found = findPress(id)
  if (!found || found.phase === 'settling') return false
  if (!(await alterPress(found, (now) => (mayGo(now) ? undefined : now)))) return false
  move(id, 'gone')
  tellTabs()
  return true
}

/**
 * Takes a press back that was never sent; true when it is as if it had never been made. False: it may have arrived, and only
 * another press can undo it.
 */
export async function withdraw(id: string): Promise<boolean> {
  const before = pressState()
  const found = findPress(id)
  const isGone = await remove(id, ({ attempts }) => attempts === 0)
  if (isGone) tellOutcome(id)
  // Presses that need a withdrawn one have no object any more.
  if (isGone && found) await discardAll(dependentsOf(pressState(), found, before))
  return isGone
}

/** Forgets a press whose place something else takes: another press, or a form that is told why. */
export async function discardAlone(id: string, reason: Error = new GivenUp()): Promise<void> {
  if (await remove(id, () => true)) tellOutcome(id, reason)
}

/** Forgets a press, whatever became of it, and those that cannot be done without it. */
export async function discard(id: string): Promise<void> {
  const found = findPress(id)
  if (!found) return
  await discardAll([...dependentsOf(pressState(), found), found])
}

async function discardAll(presses: readonly Press[]): Promise<void> {
  for (const { id } of presses) await discardAlone(id)
}

/** Another user enters this page: what somebody else did here is not shown to them, and nobody waits for it any more. */
export function keepPressesOf(userId: string): void {
  for (const { id, userId: owner } of pressState().presses) if (owner !== userId) end(id, new GivenUp())
}
