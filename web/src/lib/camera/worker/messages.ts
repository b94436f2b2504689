import type { CodeKind } from '../reading/code-kinds.ts'

/** What a page asks a worker, and what it hears: how much of its tools has come, then one answer for each question. */
export interface Question<Asked> {
  id: number
  asked: Asked
}

export type Answer<Told> =
  | { kind: 'came'; bytes: number }
  | { kind: 'told'; id: number; told: Told }
  | { kind: 'failed'; id: number }

/** What the reader of codes is asked. */
export interface CodeQuestion {
  bitmap: ImageData
  kind: CodeKind
}
