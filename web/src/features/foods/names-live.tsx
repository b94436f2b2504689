import { useNamesLive } from './foods.queries.ts'
import { useKeptNames } from './use-names.ts'

/** Keeps what names are taken for as it is on the server; shows nothing itself. */
export function NamesLive() {
  useNamesLive()
  useKeptNames()
  return null
}
