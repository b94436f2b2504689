import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { exchangeCalls, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'

/** The contract's calls without their schemas, which only the form needs; their types hold every address to the contract's. */
export const addresses = {
  listPosts: 'GET /exchange/posts',
  readMarks: 'POST /exchange/marks',
  suggestOffer: 'POST /exchange/suggestions',
  createPost: 'POST /exchange/posts',
  editPost: 'PUT /exchange/posts/:id',
  removePost: 'DELETE /exchange/posts/:id',
  restorePost: 'POST /exchange/posts/:id/restore',
  putBack: 'POST /exchange/posts/:id/put-back',
  claim: 'POST /exchange/posts/:id/claims',
  listComments: 'GET /exchange/posts/:id/comments',
  addComment: 'POST /exchange/posts/:id/comments',
  removeComment: 'DELETE /exchange/comments/:id',
} as const satisfies CallAddresses<Omit<typeof exchangeCalls, 'listPostsOf'>>

export const changedEvent: typeof exchangeChangedEvent = 'exchange.changed'
