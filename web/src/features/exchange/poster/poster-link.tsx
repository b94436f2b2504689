import { LinkButton } from '#ui/link-button.tsx'

/** The way to a poster whose code opens the posts of a dorm. */
export const PosterLink = () => (
  <LinkButton to="/exchange/poster" variant="subtle">
    Poster for your kitchen
  </LinkButton>
)
