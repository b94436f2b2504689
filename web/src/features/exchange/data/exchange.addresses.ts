import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { exchangeCalls, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'

/** The contract's calls without their schemas, which only the form needs; their types hold every address to the contract's. */
export const addresses = {
  listPosts: { method: 'GET', path: '/exchange/posts' },
  readMarks: { method: 'POST', path: '/exchange/marks' },
  suggestOffer: { method: 'POST', path: '/exchange/suggestions' },
  createPost: { method: 'POST', path: '/exchange/posts' },
  editPost: { method: 'PUT', path: '/exchange/posts/:id' },
  removePost: { method: 'DELETE', path: '/exchange/posts/:id' },
  restorePost: { method: 'POST', path: '/exchange/posts/:id/restore' },
  putBack: { method: 'POST', path: '/exchange/posts/:id/put-back' },
  claim: { method: 'POST', path: '/exchange/posts/:id/claims' },
  listComments: { method: 'GET', path: '/exchange/posts/:id/comments' },
  addComment: { method: 'POST', path: '/exchange/posts/:id/comments' },
  removeComment: { method: 'DELETE', path: '/exchange/comments/:id' },
} as const satisfies CallAddresses<Omit<typeof exchangeCalls, 'listPostsOf'>>

export const changedEvent: typeof exchangeChangedEvent = 'exchange.changed'
