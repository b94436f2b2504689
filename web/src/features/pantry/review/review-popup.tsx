import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { Popup } from '#ui/layers/popup.tsx'
import { type Review, showReview } from './review-state.ts'
import { ReviewTable } from './review-table.tsx'
import { reviewWords } from './review-words.ts'

const widthPx = 1080

interface ReviewPopupProps {
  review: Review
  today: CalendarDate
}

/** The review table. Closing it keeps its rows. */
export const ReviewPopup = ({ review, today }: ReviewPopupProps) => (
  <Popup title={reviewWords.title} opened onClose={() => showReview(false)} width={widthPx}>
    <ReviewTable review={review} today={today} />
  </Popup>
)
