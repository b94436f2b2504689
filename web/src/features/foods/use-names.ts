import type { NameReading } from '@shelfmate/contract/foods'
import { useQuery } from '@tanstack/react-query'
import { payloadsOf, usePresses } from '#lib/press/press-store.ts'
import type { CorrectionPress } from './foods.press.ts'
import { namesQuery } from './foods.queries.ts'

/** What each name is taken for, with what was said here done to it; undefined for names that were not read yet. */
export function useNames(): ReadonlyMap<string, NameReading> {
  const { data } = useQuery(namesQuery)
  const pressed = payloadsOf<CorrectionPress>(usePresses(), 'correction')
  const names = new Map(data?.names.map((reading) => [reading.name, reading]))
  for (const { call } of pressed) {
    const { name, takenAs, food } = call.input.body
    if (takenAs === 'asTyped') names.delete(name)
    else names.set(name, { name, kind: takenAs, takenFor: food === null ? [] : [food], isCorrected: true })
  }
  return names
}
