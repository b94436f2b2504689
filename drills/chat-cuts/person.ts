import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatChange, Conversation } from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import type { Random } from '../allergen-guard/random.ts'
import type { Account } from '../product/api.ts'
import { ChatScreen } from './chat-screen.ts'
import type { Quota } from './quota.ts'
import { reliably } from './reliably.ts'

export interface Said {
  id: string
  /** What the message says now. */
  text: string
}

const editShare = 0.03
const removeShare = 0.03
const readShare = 0.2
const thinkMs = 20

/** One of the two of a chat: writes, edits and deletes, reads some of what arrives, and keeps a screen open. */
export class Person {
  readonly account: Account
  readonly screen: ChatScreen
  /** Everything that the server has acknowledged, in the order in which it was said. */
  readonly said: Said[] = []
  readonly tally = { repeated: 0, reads: 0 }
  readonly faults: string[] = []
  readonly #url: string
  readonly #chatId: string
  readonly #random: Random
  #reading: Promise<void> | undefined
  #isReader = true

  constructor(url: string, account: Account, chatId: string, random: Random) {
    this.account = account
    this.#url = url
    this.#chatId = chatId
    this.#random = random
    this.screen = new ChatScreen(url, account, chatId, (view) => this.#glance(view))
  }

  /** Says something for every turn until there are no more. */
  async talk(turns: number, quota: Quota): Promise<void> {
    for (let n = 0; n < turns; n++) {
      await quota.take()
      // Half of all people have turned away before the end: something stays unread.
      if (n > turns / 2 && this.#isReader && this.#random.chance(1 / turns)) this.#isReader = false
      await this.#say(`${n} ${this.account.userId}`)
      if (this.#random.chance(editShare)) await this.#edit()
      if (this.#random.chance(removeShare)) await this.#remove()
      await sleep(this.#random.below(thinkMs))
    }
    await this.#reading
  }

  async #say(text: string): Promise<void> {
    const id = randomUUID()
    const change = await this.#ask('POST', '', { id, text, imageId: null })
    if (!change) return
    this.said.push({ id, text })
    this.screen.meet(change)
  }

  async #edit(): Promise<void> {
    const last = this.said.at(-1)
    if (!last || last.text === deletedText) return
    const text = `${last.text}, edited`
    const change = await this.#ask('PUT', `/${last.id}`, { text })
    if (change) this.screen.meet(change)
    last.text = text
  }

  async #remove(): Promise<void> {
    const last = this.said.at(-1)
    if (!last || last.text === deletedText) return
    const change = await this.#ask('DELETE', `/${last.id}`)
    if (change) this.screen.meet(change)
    last.text = deletedText
  }

  /** Returns the change, or undefined where an attempt that stayed unanswered had deleted the message before. */
  async #ask(method: string, below: string, body?: object): Promise<ChatChange | undefined> {
    const path = `/chats/${this.#chatId}/messages${below}`
    const answer = await reliably(this.#url, {
      method,
      path,
      cookie: this.account.cookie,
      ...(body && { body }),
    })
    this.tally.repeated += answer.attempts - 1
    if (answer.status < 300) return answer.body as ChatChange
    if (!(method === 'DELETE' && answer.status === 404 && answer.attempts > 1))
      this.faults.push(`${method} answered ${answer.status} at attempt ${answer.attempts}`)
    return undefined
  }

  /** Looks at the screen now and then, which marks what is there as read. */
  #glance({ unreadCount, messages }: Conversation): void {
    const last = messages.at(-1)
    if (unreadCount === 0 || !last || this.#reading || !this.#isReader || !this.#random.chance(readShare))
      return
    this.tally.reads++
    this.#reading = this.#read(last.seq)
  }

  async #read(seq: number): Promise<void> {
    const request = { path: `/chats/${this.#chatId}/read`, body: { seq } }
    const { body } = await reliably(this.#url, { method: 'POST', cookie: this.account.cookie, ...request })
    this.#reading = undefined
    this.screen.meet(body as ChatChange)
  }
}
