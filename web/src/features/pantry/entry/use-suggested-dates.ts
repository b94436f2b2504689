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

/** How long foods keep that are being typed, and what shows them, as far as the server knows. Without a connection nothing is suggested. */
export function useSuggestedDates(asked: readonly AskedFood[]): Suggestions {
  const [known, setKnown] = useState(nothing)
  // What was saved has taught the server: the next line asks anew.
  if (asked.length === 0 && known !== nothing) setKnown(nothing)
  const missing = asked
    .filter((food) => food.name !== '' && known[suggestionKey(food)] === undefined)
    .slice(0, limits.itemsPerBatch)
  const wanted = missing.map(suggestionKey).join('\n')
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
    const timer = setTimeout(() => void ask(left.signal).catch(() => undefined), pauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [wanted])
  return known
}
