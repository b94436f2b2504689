import { Button, VisuallyHidden } from '@mantine/core'
import type { ChatSummary } from '@shelfmate/contract/chat/chat'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '#lib/dates.ts'
import { EmptyChats } from '#lib/lazy/lazy-art.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { LoadError } from '#lib/states/load-error.tsx'
import { useFailure } from '#lib/states/use-failure.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { chatListQuery, loadMoreChats } from '../data/chat.queries.ts'
import { EndOfRows } from '../log/end-of-rows.tsx'
import * as words from './chat-list-words.ts'
import { ChatRow } from './chat-row.tsx'
import classes from './chat-rows.module.css'
import { MoreRows, RowsLoading } from './list-states.tsx'
import rows from './rows.module.css'

interface ChatRowsProps {
  userId: string
  search: string
  /** So many at first, the others behind a button; all of them, page by page, unless told. */
  first?: number
}

/** My chats, latest message first. */
export function ChatRows({ userId, search, first }: ChatRowsProps) {
  const query = useQuery(chatListQuery(search))
  useDataAge(query.dataUpdatedAt)
  const [isWhole, setWhole] = useState(first === undefined)
  const today = useToday()
  if (!query.data)
    return query.error ? (
      <LoadError title={words.chatsNotLoaded} query={query} />
    ) : (
      <RowsLoading label={words.loadingYourChats} />
    )
  const { items, nextCursor } = query.data
  const shown = isWhole ? items : items.slice(0, first)
  const showAll = ({ currentTarget: { previousElementSibling: list } }: MouseEvent) => {
    flushSync(() => setWhole(true))
    // The button has gone: the first chat that was not there takes its focus.
    const next = list?.children[shown.length] ?? list?.lastElementChild
    next?.querySelector('a')?.focus()
  }
  const isMore = shown.length < items.length || (!isWhole && nextCursor !== null)
  return (
    <>
      <BehindNote query={query} />
      <VisuallyHidden role="status">
        {search !== '' && !query.isPlaceholderData && words.showing(shown.length, 'chat')}
      </VisuallyHidden>
      {items.length > 0 ? (
        <ul className={rows.rows} aria-label={words.allChats}>
          {shown.map((chat: ChatSummary) => (
            <li key={chat.chatId} className={rows.item}>
              <ChatRow chat={chat} userId={userId} today={today} />
            </li>
          ))}
        </ul>
      ) : search === '' ? (
        <EmptyState illustration={<EmptyChats />} text={words.noChatsYet} hint={words.findSomeone} />
      ) : query.isPlaceholderData ? (
        <RowsLoading label={words.loadingYourChats} />
      ) : (
        <p className={classes.none}>{words.noChatWith(search)}</p>
      )}
      {isMore && (
        <Button className={classes.whole} variant="subtle" onClick={showAll}>
          {words.showAllChats}
        </Button>
      )}
      {isWhole && nextCursor !== null && <NextPage search={search} cursor={nextCursor} />}
    </>
  )
}

function NextPage({ search, cursor }: { search: string; cursor: string }) {
  const more = useMutation({ mutationFn: () => loadMoreChats(search) })
  const failure = useFailure(more)
  const load = () => more.mutate()
  return (
    <>
      {!failure && <EndOfRows key={cursor} onNear={load} />}
      <MoreRows error={failure} isRetrying={more.isPending} onRetry={load} />
    </>
  )
}
