import type { ExchangeChange, exchangeCalls, Post } from '@shelfmate/contract/exchange/exchange'
import { isolated } from '@shelfmate/contract/text/isolated'
import { formatDate } from '#lib/dates.ts'
import { type CallOf, callKind, foodWords } from '#lib/press/press-kinds.ts'
import { addresses } from './exchange.addresses.ts'
import * as words from './exchange-data-words.ts'
import { receiveChange, refreshExchange } from './exchange-live.ts'
import type { CommentOperation, PostFields, PostOperation } from './exchange-overlay.ts'

type Calls = typeof exchangeCalls

/** A change of a post as it waits on the device: what it shows, and what it sends. */
export interface PostPress {
  operation: PostOperation
  call: CallOf<Calls, 'createPost' | 'editPost' | 'claim' | 'removePost' | 'restorePost' | 'putBack'>
  /** The food's name, as the user knows it. */
  name: string
  /** The post that was edited, as it was. */
  post?: Post
}

/** A comment as it waits on the device. */
export interface CommentPress {
  operation: Extract<CommentOperation, { kind: 'add' }>
  call: CallOf<Calls, 'addComment'>
  name: string
}

export const postKind = callKind<PostPress, ExchangeChange>({
  addresses,
  takingAway: ['removePost', 'putBack'],
  receive: receiveChange,
  refresh: refreshExchange,
  words: ({ operation, call, name }) => {
    const said = foodWords(name)
    if (call.name === 'putBack') return said(words.putBackInPantry, words.outcomePutBackInPantry)
    switch (operation.kind) {
      case 'create':
        return said(words.post, words.outcomePosted, typedIn(operation.post))
      case 'edit':
        return said(words.change, words.outcomeSaved, typedIn(operation.fields))
      case 'claim':
        return said(words.handOverOne, words.outcomeHandedOver)
      case 'remove':
        return said(words.deleteIt, words.outcomeDeleted)
      case 'restore':
        return said(words.putBack, words.outcomePutBack)
    }
  },
})

const typedIn = ({ foodName, quantity, expiryDate, location, description }: PostFields) => [
  `${quantity} × ${isolated(foodName)}, ${formatDate(expiryDate)}, ${location}`,
  description,
]

export const commentKind = callKind<CommentPress, ExchangeChange>({
  addresses,
  receive: receiveChange,
  refresh: refreshExchange,
  words: ({ operation: { comment }, name }) => ({
    what: words.commentOn(name),
    failure: words.commentOnNotPosted(name),
    typed: [comment.content],
  }),
})
