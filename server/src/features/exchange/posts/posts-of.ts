import type { PostPage } from '@shelfmate/contract/exchange/exchange'
import type { Onlooker } from '#platform/identity/visibility.ts'
import type { AskedPage, MarkedPages } from '../offers/marked-pages.ts'

export interface PeoplePorts {
  /** What a person tells a viewer of themselves. Errors: NOT_FOUND. */
  viewPerson(viewer: Onlooker, userId: string): Promise<{ dorm: string }>
}

interface Ports extends PeoplePorts {
  pages: MarkedPages
}

interface Asked extends Pick<AskedPage, 'limit' | 'today' | 'after' | 'allergies'> {
  userId: string
  placeOf: (cursor: string) => AskedPage['after']
}

/**
 * A page of what somebody offers, as the viewer sees it in the exchange. Where they do not see the dorm, a page with the
 * person's name must not tell it: then the posts come without their places (D59). Errors: NOT_FOUND.
 */
export async function readPostsOf(
  { pages, viewPerson }: Ports,
  viewer: Onlooker,
  { userId, placeOf, ...page }: Asked,
): Promise<PostPage> {
  const { dorm } = await viewPerson(viewer, userId)
  const whole = {
    mine: false,
    only: null,
    dorm: '',
    isElsewhere: false,
    terms: [],
    place: '',
    window: null,
    hide: null,
  }
  const asked = { ...whole, ...page, by: userId, viewerId: viewer.userId, hidden: viewer.hidden }
  const { text } = await pages.read('expiringFirst', asked, placeOf)
  // PostgreSQL wrote it by the contract.
  const found = JSON.parse(text) as PostPage
  if (dorm !== '' || userId === viewer.userId) return found
  return { ...found, items: found.items.map((post) => ({ ...post, location: '', pickupPlace: '' })) }
}
