import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { addressOfPost, shareLink } from './share-link.ts'

import { shareWords } from './share-words.ts'

const SharePopup = lazyPopup(async () => (await import('./share-popup.tsx')).SharePopup)

interface SharePostProps {
  post: Post
  isOwn: boolean
}

/** Hands on a post's address; its owner says first how much a preview of the link tells. */
export function SharePost({ post, isOwn }: SharePostProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, foodName } = post
  const share = () => void shareLink(shareWords.title(foodName), addressOfPost(location.origin, id))
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconShare2 size={20} aria-hidden />}
        aria-label={shareWords.of(foodName)}
        onClick={() => (isOwn ? setOpen(true) : share())}
      >
        {shareWords.share}
      </Button>
      {isOpen && <SharePopup post={post} onClose={() => setOpen(false)} />}
    </>
  )
}
