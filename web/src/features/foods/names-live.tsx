import { useNamesLive } from './foods.queries.ts'

/** Keeps what names are taken for as it is on the server; shows nothing itself. */
export function NamesLive() {
  useNamesLive()
  return null
}
