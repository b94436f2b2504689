import { limits } from '@shelfmate/contract/api/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { startTitles } from '../chat-words.ts'
import { chatListQuery } from '../data/chat.queries.ts'
import { ChatRows } from '../list/chat-rows.tsx'
import { PeopleRows } from '../list/people-rows.tsx'
import { useSearch } from '../list/use-search.ts'
import * as words from './conversation-words.ts'
import classes from './start-chat-screen.module.css'

/** On a phone the users come after them: these shall not be far. */
const firstChats = 5

interface StartChatScreenProps {
  userId: string
  /** What is looked for, as the address says. */
  search: string
  onSearch: (search: string) => void
  onPerson: (userId: string) => void
}

/** My chats, and everybody to start one with. One search looks for names in both. */
export function StartChatScreen({ userId, search, onSearch, onPerson }: StartChatScreenProps) {
  const { typed, type, wanted } = useSearch(search)
  const tell = useEffectEvent(onSearch)
  useEffect(() => tell(wanted), [wanted])
  const areChatsComing = useQuery(chatListQuery(wanted)).isPending
  return (
    <>
      <ScreenHeader {...startTitles} />
      <div className={classes.search}>
        <SearchField
          maxLength={limits.searchLength}
          label={words.searchByDisplayName}
          value={typed}
          onChange={type}
        />
      </div>
      <div className={classes.lists}>
        <section className={classes.list} aria-labelledby="all-chats">
          <h2 id="all-chats">{words.allChats}</h2>
          <ChatRows userId={userId} search={wanted} first={firstChats} />
        </section>
        <section
          className={classes.list}
          data-waiting={areChatsComing || undefined}
          aria-labelledby="all-users"
        >
          <h2 id="all-users">{words.allAvailableUsers}</h2>
          <PeopleRows userId={userId} search={wanted} onPerson={onPerson} />
        </section>
      </div>
    </>
  )
}
