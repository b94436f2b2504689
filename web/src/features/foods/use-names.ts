import type { NameReading } from '@shelfmate/contract/foods/foods'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { payloadsOf, usePresses } from '#lib/press/press-store.ts'
import { createStore } from '#lib/store.ts'
import type { CorrectionPress } from './foods.press.ts'
import { namesQuery } from './foods.queries.ts'

type Names = ReadonlyMap<string, NameReading>

const none: readonly NameReading[] = []
/** Every row of a long list asks for them: they are put in order once. */
const inOrder = new WeakMap<readonly NameReading[], Names>()

function byName(readings: readonly NameReading[]): Names {
  const known = inOrder.get(readings)
  if (known) return known
  const names = new Map(readings.map((reading) => [reading.name, reading]))
  inOrder.set(readings, names)
  return names
}

const kept = createStore<Names>(byName(none))

/**
 * What each name is taken for, with what was said here done to it; undefined for names that were not read yet. Rows of a
 * long list come and go: they read what `NamesLive` keeps.
 */
export const useNames = kept.use

/** Keeps them while its component stands on the screen. */
export function useKeptNames(): void {
  const { data } = useQuery(namesQuery)
  const presses = usePresses()
  // The same until something changes: whoever keeps them and reads them as well would draw for ever.
  const names = useMemo(
    () => withPressed(byName(data?.names ?? none), payloadsOf<CorrectionPress>(presses, 'correction')),
    [data?.names, presses],
  )
  useLayoutEffect(() => kept.set(names), [names])
  // In the same breath: a later one would take away what the next screen's has put there.
  useLayoutEffect(() => () => kept.set(byName(none)), [])
}

function withPressed(confirmed: Names, pressed: readonly CorrectionPress[]): Names {
  if (pressed.length === 0) return confirmed
  const names = new Map(confirmed)
  for (const { call } of pressed) {
    const { name, takenAs, food } = call.input.body
    const picture = confirmed.get(name)?.picture ?? ''
    if (takenAs === 'asTyped') names.delete(name)
    else
      names.set(name, {
        name,
        kind: takenAs,
        takenFor: food === null ? [] : [food],
        isCorrected: true,
        picture,
      })
  }
  return names
}
