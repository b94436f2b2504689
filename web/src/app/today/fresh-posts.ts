import type { Post } from '@shelfmate/contract/exchange/exchange'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { localDate, plusDays } from '#lib/dates.ts'
import * as words from './today-words.ts'

interface ReadPosts {
  posts: readonly Pick<Post, 'author' | 'createdAt'>[]
  /** Leads to those that were not read; null where these are all. */
  cursor: string | null
}

interface Viewer {
  userId: string | undefined
  today: CalendarDate
}

/** What others have offered since yesterday, in the words of a tile; of a list that goes on, no more is said than was read. */
export function freshPosts({ posts, cursor }: ReadPosts, { userId, today }: Viewer) {
  const yesterday = plusDays(today, -1)
  const fresh = posts.filter(
    ({ author, createdAt }) => author.userId !== userId && localDate(new Date(createdAt)) >= yesterday,
  ).length
  const isAll = cursor === null
  const none = isAll ? words.noNewPosts : words.seeThePosts
  const some = isAll ? words.newPosts(fresh) : words.manyNewPosts(fresh)
  return { isNew: fresh > 0, title: fresh > 0 ? some : none }
}
