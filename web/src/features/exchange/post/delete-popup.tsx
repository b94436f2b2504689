import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { Popup } from '#ui/layers/popup.tsx'
import { putBack, removePost } from '../data/posts.mutations.ts'
import classes from './delete-popup.module.css'

interface DeletePopupProps {
  /** A post that came out of the pantry. */
  post: Post
  onClose: () => void
}

/** Asks what becomes of the food when a post that came out of the pantry is deleted (D12). */
export function DeletePopup({ post, onClose }: DeletePopupProps) {
  const choose = (act: (post: Post) => void) => () => {
    onClose()
    // Once the focus is back on the card: when the card goes, the focus moves on to its neighbour.
    setTimeout(act, 0, post)
  }
  return (
    <Popup title={`Delete ${post.foodName}?`} opened onClose={onClose}>
      <p className={classes.text}>
        This food came from your pantry. You can put the remaining {post.quantity} back.
      </p>
      <div className={classes.buttons}>
        <Button data-autofocus onClick={choose(putBack)}>
          Put back in my pantry
        </Button>
        <Button variant="light" color="tomato" onClick={choose(removePost)}>
          Delete
        </Button>
      </div>
    </Popup>
  )
}
