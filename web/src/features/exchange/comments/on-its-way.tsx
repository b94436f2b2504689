import { useIsHeldUp } from '../data/exchange.operations.ts'
import * as words from './comments-words.ts'

/** Says of a comment that nobody else has yet whether it is going out or waits. */
export const OnItsWay = ({ postId }: { postId: string }) =>
  useIsHeldUp(postId) ? words.waitingToBePosted : words.posting
