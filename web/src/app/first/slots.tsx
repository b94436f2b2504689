import type { ReactNode } from 'react'

/** Where a text of an answer comes. */
export const slot = (name: string) => `{${name}}`

/** Stands only where the slot of that name has a text. */
export const Where = ({ slot: name, children }: { slot: string; children: ReactNode }) => (
  <span data-where={name}>{children}</span>
)
