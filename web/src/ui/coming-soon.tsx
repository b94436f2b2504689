import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { ComingSoon as ComingSoonArt } from './illustrations/coming-soon.tsx'
import { LinkButton } from './link-button.tsx'
import { ScreenHeader } from './screen-header.tsx'

interface ComingSoonProps {
  title: string
  /** What will be here, in a sentence. */
  text: string
  children?: ReactNode
}

/** An honest stand-in for a screen that is not built yet. */
export function ComingSoon({ title, text, children }: ComingSoonProps) {
  return (
    <>
      <ScreenHeader title={title} />
      {children}
      <EmptyState
        illustration={<ComingSoonArt />}
        text="Coming soon"
        hint={text}
        action={<LinkButton to="/pantry">Manage my Pantry</LinkButton>}
      />
    </>
  )
}
