import { imageAddress } from '#lib/images/images.ts'
import { ReportPicture } from '#lib/reports/report-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import type { Picture } from './bubble.tsx'
import * as words from './chat-messages-words.ts'
import classes from './picture-popup.module.css'

const popupWidth = 1_000

interface PicturePopupProps {
  shown: { picture: Picture; name: string; isOthers: boolean } | undefined
  onClose: () => void
}

/** A picture of the conversation as large as the window allows. */
export function PicturePopup({ shown, onClose }: PicturePopupProps) {
  if (!shown) return null
  const { picture, name, isOthers } = shown
  return (
    <Popup opened title={words.pictureBy(name)} width={popupWidth} onClose={onClose}>
      <img
        className={classes.picture}
        src={imageAddress(picture.id, 'full')}
        alt={words.sentBy(name)}
        width={picture.width}
        height={picture.height}
      />
      {isOthers && <ReportPicture id={picture.id} />}
    </Popup>
  )
}
