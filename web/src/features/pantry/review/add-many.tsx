import { ActionIcon } from '@mantine/core'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconListDetails } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { tellNotLoaded } from '#lib/forms/offer-reload.ts'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { useOwnPlaces } from '../place/place-choices.ts'

import classes from './add-many.module.css'
import { followReview, showReview, useReview } from './review-state.ts'
import { reviewWords } from './review-words.ts'

const ReviewPopup = lazyPopup(async () => (await import('./review-popup.tsx')).ReviewPopup)
const SourcesPopup = lazyPopup(async () => (await import('./sources-popup.tsx')).SourcesPopup)

interface AddManyProps {
  /** The line into which a list may be pasted. */
  input: RefObject<HTMLInputElement | null>
  today: CalendarDate
}

/** What brings many foods at once, beside the line; and the rows that wait to be looked through. */
export function AddMany({ input, today }: AddManyProps) {
  const [isOpen, setOpen] = useState(false)
  const review = useReview()
  const waiting = review?.rows.length ?? 0
  useEffect(followReview, [])
  useListPasted(input, today)
  return (
    <>
      <ActionIcon
        className={classes.button}
        aria-label={waiting > 0 ? reviewWords.waiting(waiting) : reviewWords.more}
        onClick={() => (waiting > 0 ? showReview(true) : setOpen(true))}
      >
        <IconListDetails size={22} aria-hidden />
        {waiting > 0 && (
          <span className={classes.count} aria-hidden>
            {waiting}
          </span>
        )}
      </ActionIcon>
      {review?.isOpen && <ReviewPopup review={review} today={today} onClose={() => showReview(false)} />}
      {isOpen && <SourcesPopup today={today} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Text of several lines that is pasted into the line is read as a list, an order or a receipt. */
function useListPasted(input: RefObject<HTMLInputElement | null>, today: CalendarDate): void {
  const places = useOwnPlaces()
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text').trim() ?? ''
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    import('./pasted/read-pasted.ts')
      .then(({ reviewPasted }) => reviewPasted(text, today, places))
      .catch(tellNotLoaded)
  })
  useEffect(() => {
    const line = input.current
    const follow = (event: ClipboardEvent) => take(event)
    line?.addEventListener('paste', follow)
    return () => line?.removeEventListener('paste', follow)
  }, [input])
}
