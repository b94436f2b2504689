import type { SignedInUser } from '@shelfmate/contract/account/auth'
import { accountKey } from '../device/account.ts'
import { answerOf, transact } from '../device/device-db.ts'
import { noteName, notesOf, readNote, removeNote, writeNote } from '../device/device-notes.ts'
import type { StoredPress } from './press-machine.ts'

/**
 * Presses on the disk of this device. Each function is one transaction, so that tabs do not come between each other, and
 * looks whose device it is: a tab that has not heard of another login neither stores nor sends anything of the user before.
 */

type Work<T> = (presses: IDBObjectStore, isKnown: boolean) => Promise<T>

/** `foreign`: another user is signed in on this device. undefined: it keeps nothing. `isKnown`: this one is signed in. */
const asUser = <T>(userId: string, work: Work<T>): Promise<T | 'foreign' | undefined> =>
  transact('readwrite', ['account', 'outbox'], async (store) => {
    const user: SignedInUser | undefined = await answerOf(store('account').get(accountKey))
    return user && user.id !== userId ? 'foreign' : work(store('outbox'), user !== undefined)
  })

const readAll = async (presses: IDBObjectStore): Promise<StoredPress[]> => answerOf(presses.getAll())

/**
 * Stores a press at the end unless it is there; returns its place, 'foreign' when another user is signed in on this device, or
 * 'nobody' when none is. Undefined: it keeps nothing.
 */
export const addPress = ({
  place: _none,
  ...press
}: StoredPress): Promise<number | 'foreign' | 'nobody' | undefined> =>
  asUser<number | 'nobody'>(press.userId, async (presses, isKnown) => {
    if (!isKnown) return 'nobody'
    const known = (await readAll(presses)).find(({ id }) => id === press.id)
    // The store numbers what it keeps.
    return known?.place ?? ((await answerOf(presses.add(press))) as number)
  })

/** A user's presses; undefined when this browser keeps nothing. */
export const readPresses = (userId: string): Promise<StoredPress[] | undefined> =>
  transact('readonly', ['outbox'], async (store) => {
    const all = await readAll(store('outbox'))
    return all.filter((press) => press.userId === userId)
  })

type Alter = (stored: StoredPress) => StoredPress | undefined

/**
 * Changes a press that is still stored, or takes it away; returns what was stored before, or 'foreign' when another user is
 * signed in on this device. Undefined: it is gone, `alter` left it as it is by returning it unchanged, or nothing is kept here.
 * What the disk did not take is changed in its note, if it has one.
 */
export async function alterPress(
  press: StoredPress,
  alter: Alter,
): Promise<StoredPress | 'foreign' | undefined> {
  const { userId, place } = press
  if (place === undefined) return alterNoted(press, alter)
  return asUser(userId, async (presses) => {
    const stored: StoredPress | undefined = await answerOf(presses.get(place))
    if (!stored) return undefined
    const altered = alter(stored)
    if (altered === stored) return undefined
    if (altered) presses.put(altered)
    else presses.delete(place)
    return stored
  })
}

/** A page can end in the milliseconds that the disk takes, and a note is written at once. */
const noteOf = ({ userId, id }: StoredPress) => noteName(userId, 'pressed', id)
/** Presses of one millisecond stay in their order. */
let turn = 0

export const notePress = (press: StoredPress): void => {
  writeNote(noteOf(press), JSON.stringify([turn++, press]))
}

/** Forgets the note of a press that is on the disk, or that nothing is to be kept of. */
export const dropNote = (press: StoredPress): void => removeNote(noteOf(press))

// As `notePress` wrote it.
const parse = (text: string) => JSON.parse(text) as [turn: number, press: StoredPress]

function alterNoted(press: StoredPress, alter: Alter): StoredPress | undefined {
  const text = readNote(noteOf(press))
  const [at, noted] = text === null ? [0, press] : parse(text)
  // The page knows of a try that could not be noted.
  const before = { ...noted, attempts: Math.max(noted.attempts, press.attempts) }
  const after = alter(before)
  if (after === before) return undefined
  if (!after) dropNote(press)
  else if (text !== null) writeNote(noteOf(press), JSON.stringify([at, after]))
  return before
}

/** A user's presses that no page brought to the disk, in their order. */
export function notedPresses(userId: string): StoredPress[] {
  const texts = notesOf(noteName(userId, 'pressed', '')).map(readNote)
  return texts
    .filter((text) => text !== null)
    .map(parse)
    .toSorted(([turnA, a], [turnB, b]) => a.pressedAt.localeCompare(b.pressedAt) || turnA - turnB)
    .map(([, press]) => press)
}
