import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** Long enough that a word is asked for instead of its letters. */
const waitMs = 250

interface Search {
  /** What stands in the field. */
  typed: string
  type: (text: string) => void
  /** What is looked for, a moment later. */
  wanted: string
}

/** A search that follows the typing. */
export function useSearch(initial = ''): Search {
  const [typed, type] = useState(initial)
  const [late] = useDebouncedValue(typed, waitMs)
  // An emptied field shows everything at once.
  return { typed, type, wanted: typed.trim() === '' ? '' : late.trim() }
}
