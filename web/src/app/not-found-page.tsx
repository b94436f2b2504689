import { LonePage } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NotFound } from '#ui/illustrations/not-found.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <LonePage>
      <EmptyState
        illustration={<NotFound />}
        text="This page is not on any shelf"
        hint="The address may be mistyped, or what was here has been removed."
        action={<LinkButton to="/home">Go Home</LinkButton>}
      />
    </LonePage>
  )
}
