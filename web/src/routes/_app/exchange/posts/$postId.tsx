import { createFileRoute } from '@tanstack/react-router'
import { PostScreen } from '#features/exchange/screen/post-screen.tsx'
import * as words from '../../-screen-words.ts'
import { useViewerOfPosts } from '../-viewer-of-posts.tsx'

export const Route = createFileRoute('/_app/exchange/posts/$postId')({
  staticData: { title: words.foodExchange },
  component: PostRoute,
})

function PostRoute() {
  const { postId } = Route.useParams()
  const { user } = Route.useRouteContext()
  const seen = useViewerOfPosts(user)
  return <PostScreen postId={postId} {...seen} />
}
