import * as words from './comments-words.ts'
import classes from './post-comments.module.css'

const oneLinePx = 73
const gapPx = 8
const scrollerPx = 228

interface CommentCountProps {
  /** All comments that there are. */
  count: number
}

/** How many there are, above them. */
export const CommentCount = ({ count }: CommentCountProps) =>
  count > 0 && <h3 className={classes.count}>{words.comments(count)}</h3>

/** The room that comments will take, so that nothing jumps when they come. */
export const RoomForComments = ({ count }: CommentCountProps) =>
  count > 0 && (
    <div
      className={classes.loading}
      style={{ height: Math.min(count * (oneLinePx + gapPx) - gapPx, scrollerPx) }}
      aria-hidden
    />
  )
