import { limits } from '@shelfmate/contract/api/limits'
import { entryCalls, type SuggestedDate } from '@shelfmate/contract/entry/entry'
import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '#lib/api/api-client.ts'

interface AskedFood {
  name: string
  place: string
}

/** What is known of a food; `date` is null where nobody knows how long it keeps. */
interface Known {
  date: SuggestedDate | null
  picture: string | undefined
}

/** What is known of foods, by `suggestionKey`. */
export type Suggestions = Readonly<Record<string, Known>>

export const suggestionKey = ({ name, place }: AskedFood) => `${place} ${name.toLowerCase()}`

const nothing: Suggestions = {}

/** A moment in which nothing is typed. */
const pauseMs = 250

/** Whoever has pressed Enter waits so long for what the server knows. */
const waitMs = 2_000

/**
 * How long foods keep that are being typed, and what shows them, as far as the server knows. Without a connection nothing is
 * suggested. `isAwaited`: what is not answered in a moment is asked for no longer, so that nothing changes under the finger.
 */
export function useSuggestedDates(asked: readonly AskedFood[], isAwaited = false) {
  const [suggestions, setKnown] = useState(nothing)
  const [inVain, setInVain] = useState('')
  // What was saved has taught the server: the next line asks anew.
  if (asked.length === 0 && suggestions !== nothing) setKnown(nothing)
  const missing = asked
    .filter((food) => food.name !== '' && suggestions[suggestionKey(food)] === undefined)
    .slice(0, limits.itemsPerBatch)
  const unknown = missing.map(suggestionKey).join('\n')
  if (inVain !== '' && inVain !== unknown) setInVain('')
  const wanted = inVain === unknown ? '' : unknown
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const foods = missing.map(({ name, place }) => ({ name, place }))
    const { dates, pictures } = await send(
      entryCalls.suggestDates,
      { body: { foods } },
      { signal, outlivesPage: false },
    )
    const found = Object.fromEntries(
      foods.map((food, n) => [suggestionKey(food), { date: dates[n] ?? null, picture: pictures[n] }]),
    )
    setKnown((before) => ({ ...before, ...found }))
  })
  useEffect(() => {
    if (wanted === '') return
    const left = new AbortController()
    // What is not known is asked for by its row.
    const giveUp = () => !left.signal.aborted && setInVain(wanted)
    const timer = setTimeout(() => void ask(left.signal).catch(giveUp), pauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [wanted])
  useEffect(() => {
    if (wanted === '' || !isAwaited) return
    const timer = setTimeout(() => setInVain(wanted), waitMs)
    return () => clearTimeout(timer)
  }, [wanted, isAwaited])
  return { suggestions, isAsking: wanted !== '' }
}
