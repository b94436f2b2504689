import { ActionIcon } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { IconPencilPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useDataAge } from '#lib/live/data-age.ts'
import { useAwaitsRefetch } from '#lib/live/use-awaits-refetch.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { useRootClass } from '#ui/layers/use-root-class.ts'
import { useVisibleArea } from '../composer/use-visible-area.ts'
import { ConversationHeader } from '../conversation/conversation-header.tsx'
import { ConversationError, ConversationLoading } from '../conversation/conversation-states.tsx'
import { OpenConversation } from '../conversation/open-conversation.tsx'
import { chatListQuery, conversationQuery } from '../data/chat.queries.ts'
import classes from './chat-dashboard.module.css'
import * as words from './chat-list-words.ts'
import { ChatRows } from './chat-rows.tsx'
import { useSearch } from './use-search.ts'

/** On a slow network the conversation opens as it was seen last. */
const patienceMs = 1_000

interface ChatDashboardProps {
  chatId: string
  me: { id: string; displayName: string }
  onPerson: (userId: string) => void
  /** What can be done about the other of the two where their chat is not there; nothing where the address names no chat of mine. */
  aboutPartner?: ReactNode
}

/** My chats and the open one side by side; on a phone the open one alone. */
export function ChatDashboard(props: ChatDashboardProps) {
  const pane = useRef<HTMLDivElement>(null)
  useVisibleArea(pane)
  useRootClass(classes.atChats)
  return (
    <div ref={pane} className={classes.dashboard}>
      <Side userId={props.me.id} />
      <Conversation key={props.chatId} {...props} />
    </div>
  )
}

function Side({ userId }: { userId: string }) {
  const { typed, type, wanted } = useSearch()
  return (
    <section className={classes.side} aria-labelledby="all-chats">
      <header className={classes.head}>
        <h2 id="all-chats">{words.allChats}</h2>
        <ActionIcon
          component={Link}
          to="/chat"
          aria-label={words.startAChat}
          variant="light"
          color="leaf"
          radius="xl"
        >
          <IconPencilPlus size={22} aria-hidden />
        </ActionIcon>
      </header>
      <SearchField maxLength={limits.searchLength} label={words.searchChats} value={typed} onChange={type} />
      <div className={classes.rows}>
        <ChatRows userId={userId} search={wanted} />
      </div>
    </section>
  )
}

function Conversation({ chatId, me, onPerson, aboutPartner }: ChatDashboardProps) {
  const query = useQuery(conversationQuery(chatId))
  useDataAge(query.dataUpdatedAt)
  const awaitsRefetch = useAwaitsRefetch(query, patienceMs)
  const listed = useQuery(chatListQuery('')).data?.items.find((chat) => chat.chatId === chatId)
  return (
    <section className={classes.conversation} aria-label={words.chat}>
      <ConversationHeader chat={query.data ?? listed} onPerson={onPerson} />
      {query.data && !awaitsRefetch ? (
        <>
          <BehindNote query={query} what={words.thisChat} />
          <OpenConversation conversation={query.data} me={me} isAsking={query.isFetching} />
        </>
      ) : query.error ? (
        <div className={classes.trouble}>
          <ConversationError query={query} aboutPartner={aboutPartner} />
        </div>
      ) : (
        <ConversationLoading />
      )}
    </section>
  )
}
