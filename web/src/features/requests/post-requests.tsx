import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { isOpen } from '@shelfmate/contract/requests/machine'
import { IconBasketHeart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyOnRender, lazyPopup } from '#lib/lazy/lazy-part.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import type { FirstLine } from './first-line/first-line.ts'
import * as words from './post-requests-words.ts'
import classes from './request-card.module.css'
import { usePendingRequests } from './requests.operations.ts'
import { requestsQuery } from './requests.queries.ts'

const AskPopup = lazyPopup(async () => (await import('./forms/ask-popup.tsx')).AskPopup)
const RequestCard = lazyOnRender(async () => (await import('./request-card.tsx')).RequestCard)

interface PostRequestsProps {
  post: Post
  viewerId: string
  /** Somebody asked: what comes next. */
  onAsked: (post: Post, line: FirstLine) => void
}

/** What a post's card shows of requests: to its owner who asked, to others their own, or how to ask. */
export function PostRequests({ post, viewerId, onAsked }: PostRequestsProps) {
  const query = useQuery(requestsQuery)
  const { data, error, isLoading } = query
  const pending = usePendingRequests()
  const [isAsking, setAsking] = useState(false)
  const open = (data?.items ?? []).filter(({ postId, state }) => postId === post.id && isOpen(state))
  const isPending = (id: string) => pending.some(({ call }) => call.input.params.id === id)
  if (open.length > 0)
    return (
      <div className={classes.list}>
        {open.map((request) => (
          <RequestCard key={request.id} request={request} isPending={isPending(request.id)} />
        ))}
      </div>
    )
  if (post.author.userId === viewerId)
    return !data && error ? (
      <LoadError title={words.requestsNotLoadedFor(post.foodName)} query={query} />
    ) : null
  if (isPending(post.id)) return <p className={classes.note}>{words.askingFor(post.foodName)}</p>
  return (
    <>
      <Button
        aria-label={words.idLikeThisOf(post.foodName)}
        loading={isLoading}
        leftSection={<IconBasketHeart size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.idLikeThis}
      </Button>
      {isAsking && <AskPopup post={post} onAsked={onAsked} onClose={() => setAsking(false)} />}
    </>
  )
}
