import type { Message } from '@shelfmate/contract/chat/chat'
import { useState } from 'react'
import type { MessageImage } from './bubble.tsx'

interface Shown {
  image: MessageImage
  name: string
  /** The message that it stands in; absent while that is unsent. */
  messageId: string | undefined
  /** Somebody else has sent it. */
  isOthers: boolean
}

/** The image that is shown large, if any: until it is closed, or withdrawn. */
export function useShownImage(messages: readonly Message[], ownId: string) {
  const [pressed, setShown] = useState<Shown>()
  const isWithdrawn = messages.some(({ id, image }) => id === pressed?.messageId && image === null)
  return {
    shown: isWithdrawn ? undefined : pressed,
    show: (image: MessageImage, name: string) => {
      const message = messages.find((each) => each.image?.id === image.id)
      const isOthers = message !== undefined && message.senderId !== ownId
      setShown({ image, name, messageId: message?.id, isOthers })
    },
    close: () => setShown(undefined),
  }
}
