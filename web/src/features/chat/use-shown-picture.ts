import type { Message } from '@shelfmate/contract/chat'
import { useState } from 'react'
import type { Picture } from './bubble.tsx'

interface Shown {
  picture: Picture
  name: string
  /** The message that it stands in; absent while that is unsent. */
  messageId: string | undefined
}

/** The picture that is shown large, if any: until it is closed, or withdrawn. */
export function useShownPicture(messages: readonly Message[]) {
  const [pressed, setShown] = useState<Shown>()
  const isWithdrawn = messages.some(({ id, image }) => id === pressed?.messageId && image === null)
  return {
    shown: isWithdrawn ? undefined : pressed,
    show: (picture: Picture, name: string) =>
      setShown({ picture, name, messageId: messages.find(({ image }) => image?.id === picture.id)?.id }),
    close: () => setShown(undefined),
  }
}
