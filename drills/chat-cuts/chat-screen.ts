import { livePath, resyncEvent } from '@shelfmate/contract/api/live'
import {
  type ChatChange,
  type ChatSummary,
  type Conversation,
  chatChangedEvent,
  type Message,
} from '@shelfmate/contract/chat/chat'
import { foldConversation } from '@shelfmate/contract/chat/chat-fold'
import { io, type Socket } from 'socket.io-client'
import type { Account } from '../product/api.ts'
import { reliably } from './reliably.ts'

const reconnectMs = 100

/** An open conversation: folds what it is told of, and asks for what it missed whenever there is a gap or a new connection. */
export class ChatScreen {
  view: Conversation | undefined
  /** What a user would have seen and never should: a message out of place. */
  readonly faults: string[] = []
  readonly tally = { events: 0, gaps: 0, catchUps: 0, openedAnew: 0 }
  readonly #url: string
  readonly #account: Account
  readonly #chatId: string
  readonly #socket: Socket
  readonly #onChange: (view: Conversation) => void
  #asking = false
  #askAgain = false
  #closed = false

  constructor(url: string, account: Account, chatId: string, onChange: (view: Conversation) => void) {
    this.#url = url
    this.#account = account
    this.#chatId = chatId
    this.#onChange = onChange
    this.#socket = io(url, {
      path: livePath,
      transports: ['websocket'],
      extraHeaders: { cookie: account.cookie, origin: url },
      reconnectionDelay: reconnectMs,
      reconnectionDelayMax: reconnectMs,
      forceNew: true,
    })
    this.#socket.on('connect', () => this.#ask())
    this.#socket.on(resyncEvent, () => this.#ask())
    // Refused rather than unreachable: the client would not try again by itself.
    this.#socket.on('connect_error', () => {
      if (!this.#socket.active) setTimeout(() => this.#socket.connect(), reconnectMs)
    })
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.#socket.connect()
    })
    this.#socket.on(chatChangedEvent, (change: ChatChange) => {
      this.tally.events++
      this.meet(change)
    })
  }

  /** Takes a change from an event or an answer. */
  meet(change: ChatChange): void {
    // Before the first connection there is nothing to fold it into.
    if (!this.view) return
    const folded = foldConversation(this.view, change)
    if (folded === 'gap') {
      this.tally.gaps++
      this.#ask()
    } else this.#show(folded)
  }

  close(): void {
    this.#closed = true
    this.#socket.close()
  }

  #show(view: Conversation): void {
    if (view === this.view) return
    const shown = this.view?.messages ?? []
    this.view = view
    const misplaced = view.messages.find((message, n) => message.seq !== n + 1)
    if (misplaced) this.faults.push(`message ${misplaced.seq} is shown out of place`)
    if (view.messages.length < shown.length) this.faults.push('messages that were shown are gone')
    this.#onChange(view)
  }

  #ask(): void {
    this.#askAgain = true
    if (!this.#asking) void this.#askUntilFresh()
  }

  async #askUntilFresh(): Promise<void> {
    this.#asking = true
    while (this.#askAgain && !this.#closed) {
      this.#askAgain = false
      const known = this.view
      if (known) {
        this.tally.catchUps++
        const path = `/chats/${this.#chatId}/changes?after=${known.change}`
        const { status, body } = await this.#get(path)
        // The product's own tests hold its answers to their schemas.
        if (status === 200) this.meet(body as ChatChange)
        else await this.#openAnew()
      } else await this.#openAnew()
    }
    this.#asking = false
  }

  async #openAnew(): Promise<void> {
    this.tally.openedAnew++
    const opened = await readConversation(this.#url, this.#account, this.#chatId)
    // An event may have brought a later change while the answers were on their way.
    if (opened.change >= (this.view?.change ?? 0)) this.#show(opened)
  }

  #get(path: string) {
    return reliably(this.#url, { method: 'GET', path, cookie: this.#account.cookie })
  }
}

/** A whole conversation, read as a screen reads it that scrolls to the beginning. */
export async function readConversation(
  url: string,
  { cookie }: Account,
  chatId: string,
): Promise<Conversation> {
  const get = async <T>(path: string) => (await reliably(url, { method: 'GET', path, cookie })).body as T
  const opened = await get<Conversation>(`/chats/${chatId}`)
  const messages = [...opened.messages]
  for (let { before } = opened; before !== null; ) {
    const page = await get<{ messages: Message[]; before: number | null }>(
      `/chats/${chatId}/messages?before=${before}`,
    )
    messages.unshift(...page.messages)
    before = page.before
  }
  return { ...opened, messages, before: null }
}

/** A chat as its user's list shows it, and how many chats the list says are unread. */
export async function readList(url: string, { cookie }: Account) {
  const { body } = await reliably(url, { method: 'GET', path: '/chats', cookie })
  return body as { items: ChatSummary[]; unreadChats: number }
}
