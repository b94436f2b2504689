import { VisuallyHidden } from '@mantine/core'
import type { Message } from '@shelfmate/contract/chat/chat'
import type { ReactNode } from 'react'
import { formatMoment } from '#lib/dates.ts'
import { imageAddress } from '#lib/images/image-address.ts'
import classes from './bubble.module.css'
import * as words from './chat-messages-words.ts'
import { linkParts } from './linked-text.ts'

/** Longest sides of an image in the conversation, in px. */
const pictureWidth = 264
const pictureHeight = 320
const thumbSide = 320

export type MessageImage = NonNullable<Message['image']>

export interface BubbleProps {
  isMine: boolean
  /** The sender's. */
  name: string
  /** The first of several by one sender: it alone shows the name to the eye. */
  isFirst: boolean
  text: string
  isDeleted: boolean
  isEdited: boolean
  image: MessageImage | null
  sentAt: string
  /** How far an own message has come. */
  status?: string | undefined
  onImage: (image: MessageImage, name: string) => void
  /** Stands beside the bubble. */
  action?: ReactNode
  /** Stands below the bubble. */
  failure?: ReactNode
}

/** One message: who, what, when. */
export function Bubble(props: BubbleProps) {
  const { isMine, name, isFirst, text, isDeleted, isEdited, image, sentAt, status, action, failure } = props
  const moment = formatMoment(new Date(sentAt))
  const nameTag = <p className={classes.name}>{name}</p>
  return (
    <article
      className={classes.message}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
      aria-label={`${name}, ${moment}`}
    >
      <div className={classes.line}>
        <div className={classes.bubble} data-deleted={isDeleted || undefined}>
          {isFirst ? nameTag : <VisuallyHidden>{nameTag}</VisuallyHidden>}
          {image && <ImageButton image={image} name={name} onImage={props.onImage} />}
          {text !== '' && <p className={classes.text}>{isDeleted ? text : <Linked text={text} />}</p>}
          <p className={classes.meta}>
            <time dateTime={sentAt}>{moment}</time>
            {isEdited && !isDeleted && <span>{words.edited}</span>}
            {status && <span className={classes.status}>{status}</span>}
          </p>
        </div>
        {action}
      </div>
      {failure}
    </article>
  )
}

function Linked({ text }: { text: string }) {
  return linkParts(text).map((part, at) =>
    part.href === undefined ? (
      part.text
    ) : (
      // A text does not change its order: the place names the part.
      <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
}

interface ImageButtonProps {
  image: MessageImage
  name: string
  onImage: BubbleProps['onImage']
}

/** Takes its place before it is there, so that nothing moves. */
function ImageButton({ image, name, onImage }: ImageButtonProps) {
  const { width, height } = shownSize(image)
  return (
    <button
      type="button"
      className={classes.image}
      aria-label={words.openPictureBy(name)}
      onClick={() => onImage(image, name)}
    >
      <img
        src={imageAddress(image.id, 'thumb')}
        srcSet={sources(image)}
        sizes={`${width}px`}
        alt={words.sentBy(name)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </button>
  )
}

/** Fits the conversation without being enlarged, yet stays large enough to be hit. */
function shownSize({ width, height }: MessageImage) {
  const scale = Math.min(1, pictureWidth / width, pictureHeight / height)
  const least = 44
  return {
    width: Math.max(least, Math.round(width * scale)),
    height: Math.max(least, Math.round(height * scale)),
  }
}

const thumbWidth = ({ width, height }: MessageImage) =>
  Math.max(1, Math.round(width * Math.min(1, thumbSide / Math.max(width, height))))

/** A sharp screen takes the whole image. */
const sources = (image: MessageImage) =>
  `${imageAddress(image.id, 'thumb')} ${thumbWidth(image)}w, ${imageAddress(image.id, 'full')} ${image.width}w`
