import { type ChatChange, chatChangedEvent, type Message } from '@shelfmate/contract/chat/chat'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import type { ChatQuota, NewChats } from './chat.limits.ts'
import type { ChatState } from './reading/reading.repository.ts'
import { chatIdOfSeat, partnerOf, type Seat } from './seat.ts'

export interface ChatPorts extends Screens {
  database: Database
  clock: Clock
  /** How many new chats a user may begin. */
  newChats: Pick<NewChats, 'take' | 'giveBack'>
  quota: Pick<ChatQuota, 'spend'>
  events: Events
}

/** A chat without any message, to both of its users. */
export const noState: Omit<ChatState, 'lastMessage'> & { lastMessage: null } = {
  change: 0,
  unreadCount: 0,
  lastReadSeq: 0,
  partnerUnreadCount: 0,
  partnerLastReadSeq: 0,
  lastMessage: null,
}

type State = ChatState | typeof noState

/** What changed since a change number, as it is told to the user of a seat. */
export function changeOf(seat: Seat, state: State, since: number, messages: Message[]): ChatChange {
  const { change, unreadCount, lastMessage, lastReadSeq, partnerLastReadSeq } = state
  return {
    chatId: chatIdOfSeat(seat),
    partnerId: seat.partnerId,
    since,
    change,
    unreadCount,
    lastMessage,
    lastRead: { mine: lastReadSeq, partner: partnerLastReadSeq },
    messages,
  }
}

/** The same chat, as its other user has it. */
const asPartner = <S extends State>(state: S): S => ({
  ...state,
  unreadCount: state.partnerUnreadCount,
  partnerUnreadCount: state.unreadCount,
  lastReadSeq: state.partnerLastReadSeq,
  partnerLastReadSeq: state.lastReadSeq,
})

/** Tells every open screen of both users of what is committed, each as it is to them; returns what the actor is told. */
export function announce(
  { publish }: Pick<ChatPorts, 'publish'>,
  seat: Seat,
  state: ChatState,
  messages: Message[],
  since = state.change - 1,
): ChatChange {
  const change = changeOf(seat, state, since, messages)
  publish(seat.userId, chatChangedEvent, change)
  publish(seat.partnerId, chatChangedEvent, changeOf(partnerOf(seat), asPartner(state), since, messages))
  return change
}
