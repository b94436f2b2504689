import { Button } from '@mantine/core'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { useRef } from 'react'
import { DateForAll } from './dates/date-for-all.tsx'
import { DuplicateNote } from './duplicate-note.tsx'
import { PutBack } from './put-back.tsx'
import classes from './review.module.css'
import { ReviewFields } from './review-fields.tsx'
import type { ReviewRow } from './review-row.ts'
import { changeRows, type Review } from './review-state.ts'
import * as words from './review-words.ts'
import { reviewWords } from './review-words.ts'
import { useReviewTable } from './use-review-table.ts'

interface ReviewTableProps {
  review: Review
  today: CalendarDate
}

/** Rows from any source, each to be looked at and changed; Save adds those that are ticked as one change with one Undo. */
export function ReviewTable({ review, today }: ReviewTableProps) {
  const form = useRef<HTMLFormElement>(null)
  const { rows, trouble, removed, save, remove, forgetRemoved, discard } = useReviewTable(review, today, form)
  const taken = rows.filter(({ isTaken }) => isTaken)
  return (
    <form
      ref={form}
      noValidate
      className={classes.table}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={classes.head}>{reviewWords.head(review.source)}</p>
      <p className={classes.keys}>{reviewWords.keys}</p>
      <ol className={classes.rows} aria-label={words.rows}>
        {rows.map((row, n) => (
          <ReviewFields
            key={row.key}
            row={row}
            number={n + 1}
            wrong={trouble?.key === row.key ? trouble.field : undefined}
            onChange={changeRow}
            onRemove={remove}
          >
            {row.duplicate && <DuplicateNote row={row} duplicate={row.duplicate} onChange={changeRow} />}
          </ReviewFields>
        ))}
      </ol>
      {review.rows.length > rows.length && (
        <p className={classes.head}>{reviewWords.rest(rows.length, review.rows.length)}</p>
      )}
      {removed && <PutBack removed={removed} onDone={forgetRemoved} />}
      <DateForAll rows={taken} today={today} />
      <div className={classes.foot}>
        {trouble && (
          <p role="alert" className={classes.problem}>
            {trouble.message}
          </p>
        )}
        <Button variant="subtle" onClick={discard}>
          {reviewWords.letGo}
        </Button>
        <Button type="submit">{reviewWords.add(taken.length)}</Button>
      </div>
    </form>
  )
}

const changeRow = (key: string, part: Partial<ReviewRow>) =>
  changeRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)))
