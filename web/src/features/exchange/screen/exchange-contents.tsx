import type { Author, ListedPost } from '@shelfmate/contract/exchange/exchange'
import { showsPost } from '@shelfmate/contract/exchange/exchange-fold'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useDeferredValue } from 'react'
import { CardList } from '#lib/cards/card-list.tsx'
import { SomethingBroke } from '#lib/lazy/lazy-art.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { LoadError } from '#lib/states/load-error.tsx'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { usePendingPosts } from '../data/exchange.operations.ts'
import { overlayPosts } from '../data/exchange-overlay.ts'
import { pageSize, postFilter, postsQuery } from '../data/posts.queries.ts'
import { isFiltered } from '../exchange-words.ts'
import { openAddForm } from '../form/post-form-state.ts'
import { useMarks } from '../offers/use-marks.ts'
import type { PostActions } from '../post/post-buttons.tsx'
import { PostCard } from '../post/post-card.tsx'
import classes from './exchange-contents.module.css'
import { noFilter } from './exchange-filter.ts'
import * as words from './exchange-screen-words.ts'
import { ExchangeToolbar } from './exchange-toolbar.tsx'
import { ListEnd } from './list-end.tsx'
import type { TypedFilter } from './use-typed-filter.ts'

const ExchangeEmpty = lazyOnRender(async () => (await import('./exchange-states.tsx')).ExchangeEmpty)
const ExchangeNothingFound = lazyOnRender(
  async () => (await import('./exchange-states.tsx')).ExchangeNothingFound,
)
const usualCardHeight = 380
/** The same toolbar before and after the posts are there: what is being typed in it is neither lost nor without focus. */
const toolbarKey = 'toolbar'

interface ExchangeContentsProps {
  typed: TypedFilter
  viewer: Author
  today: CalendarDate
  homeDorm: string | undefined
  actions: PostActions
  addButton: RefObject<HTMLElement | null>
}

/** The posts under search, dorm and sort. */
export function ExchangeContents(props: ExchangeContentsProps) {
  const { typed, viewer, today, homeDorm, actions, addButton } = props
  const { filter, asked, onFilter } = typed
  const { query, posts, isSettled } = useShownPosts(props)
  const { data } = query
  const ids = posts.map(({ id }) => id)
  const heldId = useFocusReturn(ids, addButton)
  const toolbar = { filter, homeDorm, onChange: onFilter }
  if (!data)
    return (
      <>
        <ExchangeToolbar key={toolbarKey} {...toolbar} outcome="" />
        <NotThere query={query} />
      </>
    )
  const isEmpty = ids.length === 0 && data.cursor === null && isSettled
  return (
    <>
      <BehindNote query={query} />
      <ExchangeToolbar key={toolbarKey} {...toolbar} outcome={isSettled ? words.showing(ids.length) : ''} />
      {isEmpty && !isFiltered(asked) ? (
        <ExchangeEmpty onAdd={openAddForm} />
      ) : isEmpty ? (
        <ExchangeNothingFound
          filter={asked}
          homeDorm={homeDorm}
          onClear={() => onFilter({ ...noFilter, order: filter.order })}
        />
      ) : (
        <PostCards
          posts={posts}
          hasMore={data.cursor !== null}
          isBusy={!isSettled}
          heldId={heldId}
          viewer={viewer}
          today={today}
          actions={actions}
        />
      )}
      {!isEmpty && isSettled && (
        <ListEnd
          key={`${asked.search} ${asked.dorm} ${asked.first} ${asked.order} ${asked.mine} ${asked.hide}`}
          filter={asked}
          list={data}
          count={ids.length}
          isReading={query.isFetching}
        />
      )}
    </>
  )
}

/** What the server confirmed, with what was pressed here done to it. */
function useShownPosts({ typed: { filter, asked }, viewer, today }: ExchangeContentsProps) {
  const query = useQuery({ ...postsQuery(asked), placeholderData: keepPreviousData })
  useDataAge(query.dataUpdatedAt)
  const pending = usePendingPosts()
  const applied = useDeferredValue(filter)
  const { data } = query
  useMarks(data, viewer.userId)
  const isJudged = ({ author, mark }: ListedPost) =>
    !asked.hide || !data?.isMarked || mark !== undefined || author.userId === viewer.userId
  const rules = { ...postFilter(asked), today }
  // What is typed narrows what is there before the server has answered.
  const shown = { ...rules, search: applied.search, dorm: applied.dorm }
  const posts = data ? overlayPosts(data, rules, pending) : []
  return {
    query,
    posts: posts.filter((post) => isJudged(post) && showsPost(shown, post)),
    isSettled: !query.isPlaceholderData && filter.search === asked.search,
  }
}

/** While no post is known yet, and where they could not be read. */
function NotThere({ query }: Pick<ReturnType<typeof useShownPosts>, 'query'>) {
  if (!query.error) return <Loading />
  return <LoadError title={words.postsNotLoaded} query={query} illustration={<SomethingBroke />} />
}

interface PostCardsProps extends Pick<ExchangeContentsProps, 'viewer' | 'today' | 'actions'> {
  posts: readonly ListedPost[]
  heldId: string | undefined
  hasMore: boolean
  isBusy: boolean
}

function PostCards({ posts, heldId, hasMore, isBusy, viewer, today, actions }: PostCardsProps) {
  if (posts.length === 0) return <Loading />
  return (
    <div className={classes.list} aria-busy={isBusy}>
      <CardList
        label={words.posts}
        ids={posts.map(({ id }) => id)}
        // From the first page on: cards that change their home later would lose what is being typed in them.
        isLong={hasMore || posts.length > pageSize}
        usualHeight={usualCardHeight}
        heldId={heldId}
      >
        {(index) => {
          const post = posts[index]
          return post && <PostCard post={post} viewer={viewer} today={today} actions={actions} />
        }}
      </CardList>
    </div>
  )
}

function Loading() {
  return <SkeletonCards label={words.loadingPosts} height={usualCardHeight} />
}
