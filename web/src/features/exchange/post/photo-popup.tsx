import type { Post } from '@shelfmate/contract/exchange/exchange'
import { imageAddress } from '#lib/images/images.ts'
import { ReportPicture } from '#lib/reports/report-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from './exchange-post-words.ts'
import classes from './photo-popup.module.css'

interface PhotoPopupProps {
  /** The post whose photo is shown. */
  post: Post
  onClose: () => void
  viewerId: string
}

const widthPx = 760

/** A post's photo, as large as the screen lets it be. */
export function PhotoPopup({ post, onClose, viewerId }: PhotoPopupProps) {
  if (post.photoId === null) return null
  return (
    <Popup title={post.foodName} opened onClose={onClose} width={widthPx}>
      <img
        className={classes.photo}
        src={imageAddress(post.photoId, 'full')}
        alt={words.offeredBy(post.foodName, post.author.displayName)}
      />
      {post.author.userId !== viewerId && <ReportPicture id={post.photoId} />}
    </Popup>
  )
}
