import { Button } from '@mantine/core'
import type { CallAddress } from '@shelfmate/contract/api/call'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import type { sharingCalls } from '@shelfmate/contract/exchange/sharing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { describeError } from '#lib/api/errors.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { addressOfPost, shareLink } from './share-link.ts'
import classes from './share-popup.module.css'
import { shareWords } from './share-words.ts'

/** The contract's call without its schemas. */
const readShareKey = 'GET /exchange/posts/:id/share-key' as const satisfies CallAddress<
  typeof sharingCalls.readShareKey
>

interface SharePopupProps {
  post: Post
  onClose: () => void
}

/** The owner says how much a preview of the link tells. */
export function SharePopup({ post: { id, foodName }, onClose }: SharePopupProps) {
  const [isShown, setShown] = useState(false)
  // Before it is pressed: a device shares only what a press hands over at once.
  const key = useQuery({
    queryKey: ['exchange', 'share-key', id],
    queryFn: ({ signal }) =>
      sendTo<typeof sharingCalls.readShareKey>(readShareKey, { params: { id } }, { signal }),
    enabled: isShown,
    networkMode: 'always',
  })
  const share = () => {
    const url = addressOfPost(location.origin, id, isShown ? key.data?.key : undefined)
    void shareLink(shareWords.title(foodName), url).then(onClose)
  }
  return (
    <Popup title={shareWords.of(foodName)} opened onClose={onClose}>
      <div className={classes.share}>
        <p className={classes.note}>{shareWords.whoSees}</p>
        <Switch
          label={shareWords.preview}
          note={shareWords.previewNote}
          checked={isShown}
          onChange={setShown}
        />
        {isShown && key.error && (
          <FormAlert message={shareWords.failed} requestId={describeError(key.error).requestId} />
        )}
        <Button
          data-autofocus
          loading={isShown && !key.data && key.isFetching}
          disabled={isShown && !key.data}
          onClick={share}
        >
          {shareWords.share}
        </Button>
      </div>
    </Popup>
  )
}
