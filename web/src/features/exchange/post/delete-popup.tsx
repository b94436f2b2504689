import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { Popup } from '#ui/layers/popup.tsx'
import { putBack, removePost } from '../data/posts.mutations.ts'
import classes from './delete-popup.module.css'
import * as words from './exchange-post-words.ts'

interface DeletePopupProps {
  /** A post that came out of the pantry, or of which some is promised. */
  post: Post
  onClose: () => void
}

/** Asks what becomes of the food when a post that came out of the pantry is deleted (D12), and says that it ends promises (D52). */
export function DeletePopup({ post, onClose }: DeletePopupProps) {
  const choose = (act: (post: Post) => void) => () => {
    onClose()
    // Once the focus is back on the card: when the card goes, the focus moves on to its neighbour.
    setTimeout(act, 0, post)
  }
  return (
    <Popup title={words.deleteQuestion(post.foodName)} opened onClose={onClose}>
      {post.promised > 0 && <p className={classes.text}>{words.endsPromises(post.promised)}</p>}
      {post.fromPantry && <p className={classes.text}>{words.cameFromPantry(post.quantity)}</p>}
      <div className={classes.buttons}>
        {post.fromPantry ? (
          <Button data-autofocus onClick={choose(putBack)}>
            {words.putBackInMyPantry}
          </Button>
        ) : (
          <Button data-autofocus variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        )}
        <Button variant="light" color="tomato" onClick={choose(removePost)}>
          {words.deleteIt}
        </Button>
      </div>
    </Popup>
  )
}
