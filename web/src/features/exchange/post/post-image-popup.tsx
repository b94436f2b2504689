import type { Post } from '@shelfmate/contract/exchange/exchange'
import { imageAddress } from '#lib/images/image-address.ts'
import { ReportImage } from '#lib/reports/report-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from './exchange-post-words.ts'
import classes from './post-image-popup.module.css'

interface PostImagePopupProps {
  /** The post whose image is shown. */
  post: Post
  onClose: () => void
  viewerId: string
}

const widthPx = 760

/** A post's image, as large as the screen lets it be. */
export function PostImagePopup({ post, onClose, viewerId }: PostImagePopupProps) {
  if (post.photoId === null) return null
  return (
    <Popup title={post.foodName} opened onClose={onClose} width={widthPx}>
      <img
        className={classes.image}
        src={imageAddress(post.photoId, 'full')}
        alt={words.offeredBy(post.foodName, post.author.displayName)}
      />
      {post.author.userId !== viewerId && <ReportImage id={post.photoId} />}
    </Popup>
  )
}
