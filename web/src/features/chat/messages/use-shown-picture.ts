import type { Message } from '@shelfmate/contract/chat/chat'
import { useState } from 'react'
import type { Picture } from './bubble.tsx'

interface Shown {
  picture: Picture
  name: string
  /** The message that it stands in; absent while that is unsent. */
  messageId: string | undefined
  /** Somebody else has sent it. */
  isOthers: boolean
}

/** The picture that is shown large, if any: until it is closed, or withdrawn. */
export function useShownPicture(messages: readonly Message[], ownId: string) {
  const [pressed, setShown] = useState<Shown>()
  const isWithdrawn = messages.some(({ id, image }) => id === pressed?.messageId && image === null)
  return {
    shown: isWithdrawn ? undefined : pressed,
    show: (picture: Picture, name: string) => {
      const message = messages.find(({ image }) => image?.id === picture.id)
      const isOthers = message !== undefined && message.senderId !== ownId
      setShown({ picture, name, messageId: message?.id, isOthers })
    },
    close: () => setShown(undefined),
  }
}
