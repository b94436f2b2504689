import type { Refusal } from './outbox-entry.ts'

/** How a feature sends its changes. `P` is what it stored of them, `A` what the server answers. */
export interface OutboxKind<P, A> {
  /** Sends one. Sent again with its ids it must have no second effect. Throws ApiError. */
  send: (payload: P, isRepeated: boolean) => Promise<A>
  /** Brings what is shown up to the answer; the change is shown as pending until then. */
  receive: (answer: A) => Promise<void>
  /** Brings what is shown up to what the server has, before a refused change disappears from it. */
  refused?: (error: unknown) => Promise<void>
  words: (payload: P) => ChangeWords
}

export interface ChangeWords {
  /** What was to be done: 'Add Milk'. */
  what: string
  /** What became of it when it is refused: 'Milk could not be added.' */
  failure: string
  /** What was typed, line by line. */
  typed: readonly string[]
}

/** A kind whose stored payloads are its own, whatever they are. */
export type AnyKind = OutboxKind<unknown, unknown>

export interface KindSource {
  load: () => Promise<AnyKind>
  /** Opens the form again as it was typed; undefined for changes without one. */
  reopen?: (entry: { id: string; payload: unknown; refusal: Refusal }) => Promise<void>
}

let sources: Readonly<Record<string, KindSource>> = {}

/** The app says which feature stands behind which kind. Their code is loaded when there is something to send. */
export function setKinds(kinds: Readonly<Record<string, KindSource>>): void {
  sources = kinds
}

/** Where the code of a kind of change comes from; undefined for one that this version does not know. */
export const kindSource = (kind: string): KindSource | undefined => sources[kind]

/** Throws when the code does not arrive. */
export async function loadKind(kind: string): Promise<AnyKind> {
  const source = sources[kind]
  if (!source) throw new Error(`nothing sends changes of the kind ${kind}`)
  return source.load()
}

/** A payload was stored by the kind that reads it back: the one place where its type is taken on trust. */
export const asKind = <P, A>(kind: OutboxKind<P, A>): AnyKind => kind as unknown as AnyKind
