import { useState } from 'react'
import classes from './cut-text.module.css'
import { isLong as mustCut } from './long-text.ts'
import * as words from './ui-words.ts'

interface CutTextProps {
  text: string
  /** What it is about; said to a screen reader, seen above the text. */
  of: string
}

/** A text that people wrote. A long one is cut until asked for, so that a list of cards stays easy to look over. */
export function CutText({ text, of }: CutTextProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = mustCut(text)
  return (
    <div className={classes.text}>
      <p data-cut={(isLong && !isOpen) || undefined}>{text}</p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-label={isOpen ? words.showLessOf(of) : words.showAllOf(of)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  )
}
