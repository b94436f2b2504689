import type { RequestCard as Card } from '@shelfmate/contract/chat/chat'
import { useQuery } from '@tanstack/react-query'
import { imageAddress } from '#lib/images/image-address.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import classes from './chat-request.module.css'
import { requestsQuery } from './requests.queries.ts'
import { requestsNotLoaded } from './requests-unread-words.ts'

const RequestCard = lazyOnRender(async () => (await import('./request-card.tsx')).ChatRequestCard)

interface ChatRequestProps {
  card: Card
  /** What the message says for pages that know no cards; a decline's own words. */
  text: string
  /** No later one tells the same of its request. */
  isLatest: boolean
  /** No later one tells anything: of several it says that they can't be read. */
  isNewest?: boolean
}

const pictureSize = 56

/** A card of the conversation: what happened, and while that is how it stands, what one may press, once. */
export function ChatRequest({ card, text, isLatest, isNewest = false }: ChatRequestProps) {
  const query = useQuery(requestsQuery)
  const { data, error } = query
  const request = data?.items.find(({ id }) => id === card.requestId)
  const isNow = isLatest && request?.state === card.state && card.event === null
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        {request?.photoId && (
          <img
            src={imageAddress(request.photoId, 'thumb')}
            alt=""
            width={pictureSize}
            height={pictureSize}
            loading="lazy"
          />
        )}
        <p className={classes.text}>{text}</p>
      </div>
      {request && isNow && <RequestCard request={request} />}
      {isNewest && !data && error && <LoadError title={requestsNotLoaded} query={query} />}
    </div>
  )
}
