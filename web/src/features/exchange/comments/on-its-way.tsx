import { useIsHeldUp } from '../data/exchange.operations.ts'
import * as words from './comments-words.ts'
import classes from './post-comments.module.css'

/** Says of a comment that nobody else has yet whether it is going out or waits. */
export const OnItsWay = ({ postId }: { postId: string }) => (
  <span className={classes.when}>{useIsHeldUp(postId) ? words.waitingToBePosted : words.posting}</span>
)
