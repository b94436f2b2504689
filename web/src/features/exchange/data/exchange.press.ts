import type { CallInput } from '@shelfmate/contract/api/call'
import type { ExchangeChange, exchangeCalls, Post } from '@shelfmate/contract/exchange/exchange'
import { formatDate } from '#lib/dates.ts'
import { callKind, foodWords } from '#lib/press/press-kinds.ts'
import { addresses } from './exchange.addresses.ts'
import { receiveChange, refreshExchange } from './exchange.live.ts'
import type { CommentOperation, PostFields, PostOperation } from './exchange-overlay.ts'

type Calls = typeof exchangeCalls
type CallOf<Name extends keyof Calls> = { [N in Name]: { name: N; input: CallInput<Calls[N]> } }[Name]

/** A change of a post as it waits on the device: what it shows, and what it sends. */
export interface PostPress {
  operation: PostOperation
  call: CallOf<'createPost' | 'editPost' | 'claim' | 'removePost' | 'restorePost' | 'putBack'>
  /** The food's name, as the user knows it. */
  name: string
  /** The post that was edited, as it was. */
  post?: Post
}

/** A comment as it waits on the device. */
export interface CommentPress {
  operation: Extract<CommentOperation, { kind: 'add' }>
  call: CallOf<'addComment'>
  name: string
}

export const postKind = callKind<PostPress, ExchangeChange>({
  addresses,
  takingAway: ['removePost', 'putBack'],
  receive: receiveChange,
  refresh: refreshExchange,
  words: ({ operation, call, name }) => {
    const said = foodWords(name)
    if (call.name === 'putBack') return said('Put back in the pantry:', 'put back in your pantry')
    switch (operation.kind) {
      case 'create':
        return said('Post', 'posted', typedIn(operation.post))
      case 'edit':
        return said('Change', 'saved', typedIn(operation.fields))
      case 'claim':
        return said('Hand over 1 ×', 'marked as handed over')
      case 'remove':
        return said('Delete', 'deleted')
      case 'restore':
        return said('Put back', 'put back')
    }
  },
})

const typedIn = ({ foodName, quantity, expiryDate, location, description }: PostFields) => [
  `${quantity} × ${foodName}, ${formatDate(expiryDate)}, ${location}`,
  description,
]

export const commentKind = callKind<CommentPress, ExchangeChange>({
  addresses,
  receive: receiveChange,
  refresh: refreshExchange,
  words: ({ operation: { comment }, name }) => ({
    what: `Comment on ${name}`,
    failure: `Your comment on ${name} could not be posted.`,
    typed: [comment.content],
  }),
})
