import type { ReactNode } from 'react'
import { useNamesLive } from './foods.queries.ts'
import { useKeptNames } from './use-names.ts'

/** Keeps what names are taken for as it is on the server; shows only what it is given, once its own code is there. */
export function NamesLive({ children }: { children?: ReactNode }) {
  useNamesLive()
  useKeptNames()
  return children
}
