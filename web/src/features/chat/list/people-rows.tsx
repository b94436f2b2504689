import { VisuallyHidden } from '@mantine/core'
import type { Person } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { IconMessageCircle } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { thumbAddress } from '#lib/images/image-address.ts'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { LoadError } from '#lib/states/load-error.tsx'
import { nextPageOf } from '#lib/states/next-page.ts'
import { useFailure } from '#lib/states/use-failure.ts'
import { Avatar } from '#ui/avatar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { peopleQuery } from '../data/chat.queries.ts'
import { EndOfRows } from '../log/end-of-rows.tsx'
import * as words from './chat-list-words.ts'
import { MoreRows, RowsLoading } from './list-states.tsx'
import classes from './people-rows.module.css'
import rows from './rows.module.css'

const avatarSize = 48

interface PeopleRowsProps {
  userId: string
  search: string
  onPerson: (userId: string) => void
}

/** Everybody but me, by name, page after page. */
export function PeopleRows({ userId, search, onPerson }: PeopleRowsProps) {
  const query = useInfiniteQuery(peopleQuery(search))
  const failure = useFailure({
    error: query.isFetchNextPageError ? query.error : null,
    isPending: query.isFetchingNextPage,
  })
  if (!query.data)
    return query.error ? (
      <LoadError title={words.usersNotLoaded} query={query} />
    ) : (
      <RowsLoading label={words.loadingUsers} />
    )
  const people = unique(query.data.pages.flatMap(({ items }) => items))
  const next = nextPageOf(query)
  return (
    <>
      {query.isRefetchError && <BehindNote query={query} />}
      <VisuallyHidden role="status">
        {search !== '' && !query.isPlaceholderData && words.showing(people.length, 'user')}
      </VisuallyHidden>
      {people.length === 0 && query.isPlaceholderData ? (
        <RowsLoading label={words.loadingUsers} />
      ) : people.length === 0 ? (
        <EmptyState illustration={<NoResults />} text={words.noUsersFound} hint={hintOf(search)} />
      ) : (
        <ul className={rows.rows} aria-label={words.allAvailableUsers}>
          {people.map((person) => (
            <li key={person.userId} className={rows.item}>
              <PersonRow person={person} chatId={chatIdOf(userId, person.userId)} onPerson={onPerson} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <>
          {!failure && !query.isFetchingNextPage && <EndOfRows key={query.data.pages.length} onNear={next} />}
          <MoreRows error={failure} isRetrying={query.isFetchingNextPage} onRetry={next} />
        </>
      )}
    </>
  )
}

const hintOf = (search: string) => (search === '' ? words.firstOneHere : words.tryShorterPart)

/** Somebody who was renamed while the pages were read may stand on two of them. */
const unique = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.userId, person])).values(),
]

interface PersonRowProps {
  person: Person
  chatId: string
  onPerson: (userId: string) => void
}

function PersonRow({ person: { userId, displayName, photoId }, chatId, onPerson }: PersonRowProps) {
  return (
    <div className={classes.row}>
      <button type="button" className={classes.person} onClick={() => onPerson(userId)}>
        <Avatar name={displayName} src={thumbAddress(photoId)} size={avatarSize} />
        <span className={classes.name}>{displayName}</span>
      </button>
      <LinkButton
        className={classes.chat}
        variant="light"
        to="/chat/$chatId"
        params={{ chatId }}
        leftSection={<IconMessageCircle size={20} aria-hidden />}
      >
        {words.chat} <VisuallyHidden>{words.withIt(displayName)}</VisuallyHidden>
      </LinkButton>
    </div>
  )
}
