import { type RefObject, useEffect, useState } from 'react'
import { useKeptText } from '#lib/forms/use-kept-text.ts'

interface Line {
  text: string
  type: (text: string) => void
  /** How often it was to be saved since it was changed. */
  pressed: number
  press: () => void
  /** Empties it; the focus is in it again. */
  clear: () => void
}

/** What is being typed into the line that adds many foods; it is there again after another screen. */
export function useLine(input: RefObject<HTMLInputElement | null>): Line {
  const [text, setText] = useKeptText('line')
  const [pressed, setPressed] = useState(0)
  const [cleared, setCleared] = useState(0)
  useEffect(() => {
    if (cleared > 0) input.current?.focus()
  }, [cleared, input])
  const type = (typed: string) => {
    setText(typed)
    setPressed(0)
  }
  return {
    text,
    type,
    pressed,
    press: () => setPressed((times) => times + 1),
    clear: () => {
      type('')
      setCleared((times) => times + 1)
    },
  }
}
