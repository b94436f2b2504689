import { formatDay } from '#lib/dates.ts'
import type { Duplicate } from './duplicates.ts'
import classes from './review.module.css'
import type { ReviewRow } from './review-row.ts'
import { reviewWords } from './review-words.ts'

interface DuplicateNoteProps {
  row: ReviewRow
  duplicate: Duplicate
  onChange: (key: string, part: Partial<ReviewRow>) => void
}

/** Says what is there of the same food; a tick joins it. */
export function DuplicateNote({ row, duplicate: { item, joined }, onChange }: DuplicateNoteProps) {
  const isAbout = item.dateSource === 'suggested'
  const there = reviewWords.youHave(item.quantity, formatDay(item.expiryDate), isAbout)
  if (joined === undefined) return <span className={classes.fact}>{there}</span>
  return (
    <label className={classes.join}>
      <input
        type="checkbox"
        data-field="joins"
        aria-label={`${row.name}: ${there} ${reviewWords.join(joined)}`}
        checked={row.joins === item.id}
        onChange={({ currentTarget }) => onChange(row.key, { joins: currentTarget.checked ? item.id : '' })}
      />
      <span>{`${there} ${reviewWords.join(joined)}`}</span>
    </label>
  )
}
