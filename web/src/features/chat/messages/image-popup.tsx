import { imageAddress } from '#lib/images/image-address.ts'
import { ReportImage } from '#lib/reports/report-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import type { MessageImage } from './bubble.tsx'
import * as words from './chat-messages-words.ts'
import classes from './image-popup.module.css'

const popupWidth = 1_000

interface ImagePopupProps {
  shown: { image: MessageImage; name: string; isOthers: boolean } | undefined
  onClose: () => void
}

/** An image of the conversation as large as the window allows. */
export function ImagePopup({ shown, onClose }: ImagePopupProps) {
  if (!shown) return null
  const { image, name, isOthers } = shown
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
