import { createFileRoute } from '@tanstack/react-router'
import { PostScreen } from '#features/exchange/screen/post-screen.tsx'
import { useViewerOfPosts } from '../-viewer-of-posts.tsx'

export const Route = createFileRoute('/_app/exchange/posts/$postId')({
  staticData: { title: 'Food Exchange' },
  component: PostRoute,
})

function PostRoute() {
  const { postId } = Route.useParams()
  const { user } = Route.useRouteContext()
  const seen = useViewerOfPosts(user)
  return <PostScreen postId={postId} {...seen} />
}
