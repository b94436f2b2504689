import { imageAddress } from '#lib/images/image-address.ts'
import { ReportImage } from '#lib/reports/report-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import type { MessageImage } from './bubble.tsx'
import * as words from './chat-messages-words.ts'
import classes from './image-popup.module.css'

const popupWidth = 1_000

interface ImagePopupProps {
  image: MessageImage
  /** Who sent it. */
  name: string
  isOthers: boolean
  onClose: () => void
}

/** An image of the conversation as large as the window allows. */
export function ImagePopup({ image, name, isOthers, onClose }: ImagePopupProps) {
  return (
    <Popup opened title={words.pictureBy(name)} width={popupWidth} onClose={onClose}>
      <img
        className={classes.image}
        src={imageAddress(image.id, 'full')}
        alt={words.sentBy(name)}
        width={image.width}
        height={image.height}
      />
      {isOthers && <ReportImage id={image.id} />}
    </Popup>
  )
}
