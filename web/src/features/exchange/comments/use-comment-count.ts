import type { Post } from '@shelfmate/contract/exchange/exchange'
import { useQuery } from '@tanstack/react-query'
import { commentsQuery } from './comments.queries.ts'

/** Returns how many comments there are to see: the post counts those of whoever is blocked too, until all are read. Asks for nothing. */
export function useCommentCount({ id, commentCount }: Post): number {
  const { data } = useQuery({ ...commentsQuery(id), enabled: false })
  return data?.cursor === null ? data.comments.length : commentCount
}
