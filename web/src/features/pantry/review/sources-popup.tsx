import { Button } from '@mantine/core'
import type { CalendarDate } from '@shelfmate/contract/expiry'
import { useState } from 'react'
import { LongTextField } from '#ui/long-text-field.tsx'
import { Popup } from '#ui/popup.tsx'
import { reviewPasted } from './read-pasted.ts'
import classes from './review.module.css'
import { reviewWords } from './review-words.ts'

interface SourcesPopupProps {
  today: CalendarDate
  onClose: () => void
}

/** The ways to bring many foods at once. Each ends in the review table. */
export const SourcesPopup = ({ today, onClose }: SourcesPopupProps) => (
  <Popup title={reviewWords.more} opened onClose={onClose}>
    <PasteForm today={today} onDone={onClose} />
  </Popup>
)

interface PasteFormProps {
  today: CalendarDate
  onDone: () => void
}

function PasteForm({ today, onDone }: PasteFormProps) {
  const [text, setText] = useState('')
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && reviewPasted(text, today)) onDone()
      }}
    >
      <LongTextField
        label={reviewWords.pasteLabel}
        description={reviewWords.pasteHint}
        rows={5}
        value={text}
        data-autofocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">{reviewWords.read}</Button>
    </form>
  )
}
