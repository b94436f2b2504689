import { Button } from '@mantine/core'
import { flushSync } from 'react-dom'
import classes from './review.module.css'
import type { ReviewRow } from './review-row.ts'
import { changeRows } from './review-state.ts'
import { reviewWords } from './review-words.ts'
import { focusField } from './sheet-keys.ts'

/** A row that was taken out, and where it stood. */
export interface RemovedRow {
  row: ReviewRow
  at: number
}

interface PutBackProps {
  removed: RemovedRow
  onDone: () => void
}

/** The row that was removed last can come back. */
export const PutBack = ({ removed: { row, at }, onDone }: PutBackProps) => (
  <p role="status" className={classes.removed}>
    {reviewWords.removed(row.name)}
    <Button
      variant="subtle"
      onClick={({ currentTarget: { form } }) => {
        // The button goes with its press: the focus can go to the row once that is drawn.
        flushSync(() => {
          changeRows((before) => before.toSpliced(at, 0, row))
          onDone()
        })
        const back = form?.querySelector(`[data-row="${row.key}"]`)
        if (back) focusField(back, 'isTaken')
      }}
    >
      {reviewWords.putBack}
    </Button>
  </p>
)
