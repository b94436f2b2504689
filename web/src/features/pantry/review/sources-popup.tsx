import { Button } from '@mantine/core'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { cameraWords } from '../camera/camera-words.ts'
import { useOwnPlaces } from '../place/place-choices.ts'
import { CsvSection } from './csv/csv-section.tsx'
import { reviewPasted } from './pasted/read-pasted.ts'
import classes from './review.module.css'
import { reviewWords } from './review-words.ts'

const CameraPopup = lazyPopup(async () => (await import('../camera/screen/camera-popup.tsx')).CameraPopup)

interface SourcesPopupProps {
  today: CalendarDate
  onClose: () => void
}

/** The ways to bring many foods at once. Each ends in the review table. */
export function SourcesPopup({ today, onClose }: SourcesPopupProps) {
  const [isScanning, setScanning] = useState(false)
  if (isScanning) return <CameraPopup today={today} onClose={onClose} />
  return (
    <Popup title={reviewWords.more} opened onClose={onClose}>
      <Button
        variant="light"
        fullWidth
        leftSection={<IconBarcode size={20} aria-hidden />}
        onClick={() => setScanning(true)}
      >
        {cameraWords.open}
      </Button>
      <PasteForm today={today} onDone={onClose} />
      <CsvSection onDone={onClose} />
    </Popup>
  )
}

interface PasteFormProps {
  today: CalendarDate
  onDone: () => void
}

function PasteForm({ today, onDone }: PasteFormProps) {
  const [text, setText] = useKeptText('pasted')
  const places = useOwnPlaces()
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (!reviewPasted(text, today, places)) return
        setText('')
        onDone()
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
      <Button type="submit" disabled={text.trim() === ''}>
        {reviewWords.read}
      </Button>
    </form>
  )
}
