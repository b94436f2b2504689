import type { Call, CallAddress, CallInput } from '@shelfmate/contract/api/call'
import { sendTo } from '../api/api-client.ts'
import { isApiError } from '../api/api-error.ts'
import { notDone } from './press-words.ts'

/** How a feature sends what was pressed. `P` is what it stored of it, `A` what the server answers. */
interface PressKind<P, A> {
  /** Sends one; `pressedOn` is its day where that was an earlier one. Sent again with its ids it must have no second effect. Throws ApiError. */
  send: (payload: P, isRepeated: boolean, pressedOn?: string) => Promise<A>
  /** Brings what is shown up to the answer; the press is shown as pending until then. */
  receive: (answer: A) => Promise<void>
  /** Brings what is shown up to what the server has, before a refused press disappears from it. */
  refused?: (error: unknown) => Promise<void>
  words: (payload: P) => PressWords
}

export interface PressWords {
  /** What was to be done: 'Add Milk'. */
  what: string
  /** What became of it when it is refused: 'Milk could not be added.' */
  failure: string
  /** What was typed, line by line. */
  typed: readonly string[]
}

/** A kind whose stored payloads are its own, whatever they are. */
export type AnyKind = PressKind<unknown, unknown>

let kinds: Readonly<Record<string, AnyKind>> = {}

/** The app says which feature stands behind which kind. */
export function setKinds(known: Readonly<Record<string, AnyKind>>): void {
  kinds = known
}

/** What stands behind a kind of press; undefined for one that this version does not know. */
export const kindOf = (kind: string): AnyKind | undefined => kinds[kind]

/** A payload was stored by the kind that reads it back: the one place where its type is taken on trust. */
export const asKind = <P, A>(kind: PressKind<P, A>): AnyKind => kind as unknown as AnyKind

/** One of these calls with what it sends, as it waits on the device. */
export type CallOf<Calls extends Record<string, Call>, Name extends keyof Calls> = {
  [N in Name]: { name: N; input: CallInput<Calls[N]> }
}[Name]

interface Calling<P, A> extends Pick<PressKind<P, A>, 'words'> {
  addresses: Readonly<Record<string, CallAddress>>
  /** Calls that take something away: not found, when one is sent again, means that the first time worked. */
  takingAway?: readonly string[]
  /** Calls that count for the day of the press. */
  counting?: readonly string[]
  receive: (answer: A) => void | Promise<void>
  /** Returns what is sent where that depends on what the server has when it is. */
  prepare?: (payload: P) => Promise<object>
  /** Asks for what is so now, which is not what this device knew. */
  refresh: () => Promise<void>
}

/** The kind of presses that make one call of the contract each. */
export function callKind<P extends { call: { name: string; input: object } }, A>(
  how: Calling<P, A>,
): AnyKind {
  const { addresses, takingAway = [], counting = [], prepare, receive, refresh, words } = how
  return asKind<P, A | null>({
    send: async (payload, isRepeated, pressedOn) => {
      const { name } = payload.call
      const input = prepare ? await prepare(payload) : payload.call.input
      const sent =
        pressedOn !== undefined && counting.includes(name) ? pressedBefore(input, pressedOn) : input
      try {
        // The feature put each call's address and input side by side, and types its answers.
        return (await sendTo(addresses[name] as never, sent as never, { outlivesPage: false })) as A
      } catch (error) {
        if (isRepeated && takingAway.includes(name) && isApiError(error, 'NOT_FOUND')) return null
        throw error
      }
    },
    receive: async (answer) => (answer === null ? refresh() : receive(answer)),
    refused: async (error) => {
      // What is already known to differ from the screen is asked for before the press is taken back on it.
      if (isApiError(error, 'NOT_FOUND')) await refresh()
    },
    words,
  })
}

const pressedBefore = (input: { body?: object }, pressedOn: string) => ({
  ...input,
  body: { ...input.body, pressedOn },
})

/** The words of a change to some food. */
export const foodWords =
  (name: string) =>
  (what: string, outcome: string, typed: readonly string[] = []): PressWords => ({
    what: `${what} ${name}`,
    failure: notDone(name, outcome),
    typed: typed.filter((line) => line !== ''),
  })
