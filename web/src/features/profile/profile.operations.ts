import type { ProfileBody } from '@shelfmate/contract/profile/profile'
import { discardAlone, press } from '#lib/press/press.ts'
import { doneOrWaiting } from '#lib/press/press-live.ts'
import { errorOf } from '#lib/press/press-refusal.ts'
import { keepRefused, presses, usePresses } from '#lib/press/press-store.ts'
import type { ProfilePress } from './profile.press.ts'

const kind = 'profile'

interface Unsaved {
  body: ProfileBody
  /** What the form began with, where that is known. */
  base: ProfileBody | undefined
  refusal?: unknown
}

/** What was saved here and the server does not have, and why it refused it if it did; undefined when it has it all. */
export function useUnsavedProfile(): Unsaved | undefined {
  const last = usePresses().findLast((one) => one.kind === kind)
  if (!last) return undefined
  // `saveProfile` below is what makes presses of this kind.
  const { call, base } = last.payload as ProfilePress
  return { body: call.input.body, base, refusal: last.refusal && errorOf(last.refusal) }
}

/**
 * Saves what the form has, which began with `base`. Resolves to true when the server has it, to false when it waits for the
 * connection; rejects with the refusal, or with GivenUp where no form is there to show it and it stays in the list of what waits.
 */
export async function saveProfile(
  body: ProfileBody,
  base: ProfileBody,
  isFormShown: () => boolean,
): Promise<boolean> {
  const refused = presses().filter((one) => one.kind === kind && one.refusal)
  // What was refused before is replaced by this, which began where that did.
  for (const { id } of refused) void discardAlone(id)
  const [first] = refused
  const began = first ? (first.payload as ProfilePress).base : base
  const payload: ProfilePress = { call: { name: 'update', input: { body } }, ...(began && { base: began }) }
  const pressed = press({ kind, payload, lane: kind })
  keepRefused(pressed.id, isFormShown)
  return doneOrWaiting(pressed)
}
