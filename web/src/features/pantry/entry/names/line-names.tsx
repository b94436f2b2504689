import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { NameChips } from './name-chips.tsx'
import { isOneFood, typedNameAt, withName } from './typed-name.ts'

/** A line of many foods that is being typed. */
export interface TypedLine {
  input: RefObject<HTMLInputElement | null>
  /** Names the list of names that it offers. */
  listId: string
  text: string
  today: CalendarDate
  onType: (text: string) => void
}

interface LineNamesProps {
  line: TypedLine
  /** Places of the viewer's own. */
  places: readonly string[]
  /** Names of the foods that were read. */
  there: readonly string[]
}

/** Names for the food that is being typed into a line of many: each press, and the line is ready for the next one. */
export function LineNames({ line, places, there }: LineNamesProps) {
  const { input, listId, text, today, onType } = line
  const reading = { today, languages: navigator.languages, places }
  const [caret, setCaret] = useCaret(input)
  const typed = typedNameAt(text, Math.min(caret, text.length), reading)
  const take = (name: string) => {
    if (!typed) return
    const after = withName(text, typed, name)
    // The caret can go where the line has come to.
    flushSync(() => {
      onType(after.line)
      setCaret(after.caret)
    })
    input.current?.setSelectionRange(after.caret, after.caret)
  }
  return (
    <NameChips
      input={input}
      listId={listId}
      search={typed?.name ?? ''}
      there={there}
      staysOnTab
      fits={(name) => typed !== undefined && isOneFood(name, reading)}
      onTake={take}
    />
  )
}

const moves = ['input', 'keyup', 'click', 'focus'] as const

/** Where somebody types. */
function useCaret(input: RefObject<HTMLInputElement | null>) {
  const [caret, setCaret] = useState(0)
  useEffect(() => {
    const field = input.current
    const follow = () => setCaret(field?.selectionStart ?? 0)
    follow()
    for (const move of moves) field?.addEventListener(move, follow)
    return () => {
      for (const move of moves) field?.removeEventListener(move, follow)
    }
  }, [input])
  return [caret, setCaret] as const
}
