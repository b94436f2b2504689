import { useEffect, useRef, useState } from 'react'
import type { ExchangeFilter } from './exchange-filter.ts'

/** Nobody types letters further apart in one word. */
const typingMs = 250

/** What is looked for. */
export interface TypedFilter {
  /** What stands in the toolbar now. */
  filter: ExchangeFilter
  /** The same as the server is asked, a moment later. */
  asked: ExchangeFilter
  onFilter: (filter: ExchangeFilter) => void
}

/** The filter as it is typed; it is asked for when the typing pauses, and at once when something is chosen. */
export function useTypedFilter(asked: ExchangeFilter, onAsk: (filter: ExchangeFilter) => void): TypedFilter {
  const [typed, setTyped] = useState(asked.search)
  const lastAsked = useRef(asked.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // A link led to another address: the field follows it.
    if (asked.search === lastAsked.current) return
    lastAsked.current = asked.search
    setTyped(asked.search)
  }, [asked.search])
  const onFilter = (filter: ExchangeFilter) => {
    clearTimeout(timer.current)
    setTyped(filter.search)
    const ask = () => {
      lastAsked.current = filter.search
      onAsk(filter)
    }
    if (
      filter.search === '' ||
      filter.dorm !== asked.dorm ||
      filter.first !== asked.first ||
      filter.order !== asked.order ||
      filter.mine !== asked.mine ||
      filter.hide !== asked.hide
    )
      ask()
    else timer.current = setTimeout(ask, typingMs)
  }
  return { filter: { ...asked, search: typed }, asked, onFilter }
}
