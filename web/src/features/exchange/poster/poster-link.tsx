import { LinkButton } from '#ui/link-button.tsx'
import * as words from './poster-words.ts'

/** The way to a poster whose code opens the posts of a dorm. */
export const PosterLink = () => (
  <LinkButton to="/exchange/poster" variant="subtle">
    {words.posterForYourKitchen}
  </LinkButton>
)
