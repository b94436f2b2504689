import { randomUUID } from 'node:crypto'
import { achievementsCalls, type Collector } from '@shelfmate/contract/achievements/achievements'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls, type PostPage } from '@shelfmate/contract/exchange/exchange'
import { type PantryChange, type PantryPage, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Random } from '../allergen-guard/random.ts'
import type { Fleet } from '../hand-overs/fleet.ts'
import type { Person } from '../hand-overs/people.ts'

const dorms = ['PGP', 'UTown', 'Tembusu', 'CAPT']
const food = { foodName: 'Rice', quantity: 1, expiryDate: '2099-12-01', photoId: null }
const mostItems = 20
/** A post that was taken back can return for a minute: on a slow machine this much of it is enough. */
const returnsForMs = 20_000

/** Something that is changed by one request at a time, and read at any time. */
interface Subject {
  /** Raised when a change begins and when it is answered: a reading between two equal even numbers must show just what is known. */
  turn: number
}

interface Member extends Person, Subject {
  name: string
  items: Set<string>
  seq: number
  postId: string
  /** When the post was taken back last, by this machine's clock. */
  takenBackAt: number
  dorm: Dorm
}

interface Dorm extends Subject {
  name: string
  /** What is offered there, by its post: a text that no other change has written. */
  texts: Map<string, string>
}

/** Two who write to each other. */
interface Pair extends Subject {
  members: readonly [Member, Member]
  /** What was written last. */
  text: string
}

interface ChatsPage {
  items: { lastMessage: { text: string } | null; partner: { displayName: string } }[]
}

/**
 * People with a pantry and a post each, every two with a chat. Changes and readings go to any process; whatever was answered before a reading began
 * must be in it, and what was taken away must not.
 */
export class Campus {
  readonly faults: string[] = []
  reads = 0
  changes = 0
  readonly #fleet: Fleet
  readonly #random: Random
  readonly #members: Member[]
  readonly #dorms: Dorm[]
  readonly #pairs: Pair[]
  /** What each post said last, which it says again when it is taken back and returns. */
  readonly #lastTexts = new Map<string, string>()

  constructor(fleet: Fleet, random: Random, people: readonly Person[]) {
    this.#fleet = fleet
    this.#random = random
    this.#dorms = dorms.map((name) => ({ name, texts: new Map(), turn: 0 }))
    this.#members = people.map((person, n) => ({
      ...person,
      name: 'Bench Student',
      items: new Set(),
      seq: 0,
      turn: 0,
      postId: '',
      takenBackAt: 0,
      // The list of dorms is not empty.
      dorm: this.#dorms[n % dorms.length] as Dorm,
    }))
    this.#pairs = this.#members.flatMap((member, n) => {
      const other = this.#members[n + 1]
      return n % 2 === 0 && other ? [{ members: [member, other] as const, text: '', turn: 0 }] : []
    })
  }

  /** Everybody offers something, and every two have written to each other. */
  async open(): Promise<void> {
    for (const pair of this.#pairs) await this.#write(pair)
    for (const member of this.#members) await this.#offer(member)
  }

  async readPantry(): Promise<void> {
    const member = this.#random.pick(this.#members)
    const { turn, seq } = member
    const wanted = [...member.items].toSorted()
    const page = (await this.#send(member, pantryCalls.listItems)) as PantryPage
    this.reads++
    if (page.seq < seq) this.faults.push(`a pantry at ${page.seq} after ${seq} was answered`)
    const found = page.items.map(({ id }) => id).toSorted()
    if (isSettled(member, turn) && found.join() !== wanted.join())
      this.faults.push(`a pantry of ${found.length} items, not just the ${wanted.length}`)
  }

  async readPosts(): Promise<void> {
    const { dorm } = this.#random.pick(this.#members)
    const { turn } = dorm
    const wanted = this.#shown(dorm)
    const viewer = this.#random.pick(this.#members)
    const { method, path } = exchangeCalls.listPosts
    const found = (await this.#send(viewer, {
      method,
      path: `${path}?dorm=${dorm.name}&limit=30`,
    })) as PostPage
    this.reads++
    const told = found.items.map(
      ({ id, description, author }) => `${id} ${description} ${author.displayName}`,
    )
    const missing = wanted.filter((text) => !told.includes(text))
    if (isSettled(dorm, turn) && (missing.length > 0 || told.length > wanted.length))
      this.faults.push(
        `posts of ${dorm.name}: ${told.length}, not ${wanted.length}, and not ${missing.join()}`,
      )
  }

  /** Somebody looks at their chats: what was written last, and by what name the other goes. */
  async readChats(): Promise<void> {
    const pair = this.#random.pick(this.#pairs)
    const [viewer, partner] = this.#random.chance(0.5) ? pair.members : pair.members.toReversed()
    if (!viewer || !partner) return
    const [turn, partnersTurn, wanted] = [pair.turn, partner.turn, `${partner.name}: ${pair.text}`]
    const { items } = (await this.#send(viewer, chatCalls.listChats)) as ChatsPage
    this.reads++
    const found = items.map((chat) => `${chat.partner.displayName}: ${chat.lastMessage?.text}`).join()
    if (isSettled(pair, turn) && isSettled(partner, partnersTurn) && found !== wanted)
      this.faults.push(`chats of ${found}, not ${wanted}`)
  }

  /** Somebody looks at the leaderboard: by what names its five go. */
  async readLeaders(): Promise<void> {
    const before = new Map(this.#members.map((member) => [member.id, { ...member }]))
    const { items } = (await this.#send(this.#random.pick(this.#members), achievementsCalls.leaderboard)) as {
      items: Collector[]
    }
    this.reads++
    for (const { id, turn, name } of this.#members) {
      const told = items.find(({ userId }) => userId === id)?.displayName ?? name
      const was = before.get(id)
      if (was && isSettled({ turn }, was.turn) && told !== name)
        this.faults.push(`leaders of ${told}, not ${name}`)
    }
  }

  /** One of two writes to the other. */
  async writeMessage(): Promise<void> {
    await this.#change([this.#random.pick(this.#pairs)], (pair) => this.#write(pair))
  }

  /** Somebody adds an item, or takes one away. */
  async changePantry(): Promise<void> {
    await this.#change([this.#random.pick(this.#members)], async (member) => {
      const [oldest] = member.items
      const isFull = member.items.size >= mostItems || (oldest !== undefined && this.#random.chance(0.5))
      const answer = isFull && oldest ? await this.#removeItem(member, oldest) : await this.#addItem(member)
      member.seq = Math.max(member.seq, answer?.seq ?? 0)
    })
  }

  /** Somebody writes something else about what they offer, takes it back, or brings it back. */
  async changePost(): Promise<void> {
    const member = this.#random.pick(this.#members)
    await this.#change([member.dorm, member], async () => {
      const { postId, dorm } = member
      if (!dorm.texts.has(postId)) return this.#bringBack(member)
      if (this.#random.chance(0.2)) {
        await this.#send(member, exchangeCalls.removePost, postId)
        dorm.texts.delete(postId)
        member.takenBackAt = Date.now()
        return
      }
      const text = randomUUID()
      await this.#send(member, exchangeCalls.editPost, postId, {
        ...food,
        description: text,
        location: dorm.name,
      })
      dorm.texts.set(postId, text)
      this.#lastTexts.set(postId, text)
    })
  }

  /** Somebody is called otherwise. */
  async rename(): Promise<void> {
    const member = this.#random.pick(this.#members)
    await this.#change([member.dorm, member], async () => {
      const displayName = `Student ${randomUUID().replaceAll(/\d/g, '').replaceAll('-', '')}`
      const told = { photoId: null, age: null, dorm: '', preferences: '', allergies: '' }
      await this.#send(member, profileCalls.update, '', { ...told, displayName })
      member.name = displayName
    })
  }

  async #bringBack(member: Member): Promise<void> {
    const { postId, takenBackAt, dorm } = member
    if (Date.now() - takenBackAt > returnsForMs) return this.#offer(member)
    await this.#send(member, exchangeCalls.restorePost, postId)
    dorm.texts.set(postId, this.#lastTexts.get(postId) ?? '')
  }

  /** A new post. */
  async #offer(member: Member): Promise<void> {
    const [postId, text] = [randomUUID(), randomUUID()]
    const body = { id: postId, ...food, description: text, location: member.dorm.name }
    await this.#send(member, exchangeCalls.createPost, '', { ...body, pantryItemId: null })
    member.postId = postId
    member.dorm.texts.set(postId, text)
    this.#lastTexts.set(postId, text)
  }

  #shown(dorm: Dorm): string[] {
    return this.#members
      .filter(({ postId }) => dorm.texts.has(postId))
      .map(({ postId, name }) => `${postId} ${dorm.texts.get(postId)} ${name}`)
  }

  async #write(pair: Pair): Promise<void> {
    const [one, other] = pair.members
    const text = randomUUID()
    const { method, path } = chatCalls.send
    const to = { method, path: path.replace(':chatId', chatIdOf(one.id, other.id)) }
    await this.#send(this.#random.chance(0.5) ? one : other, to, '', { id: randomUUID(), text })
    pair.text = text
  }

  async #addItem(member: Member) {
    const id = randomUUID()
    const body = { id, name: 'Rice', quantity: 1, expiryDates: ['2099-12-01'] }
    const change = (await this.#send(member, pantryCalls.addItems, '', body)) as PantryChange
    for (const item of change.upserted) member.items.add(item.id)
    return change
  }

  async #removeItem(member: Member, itemId: string) {
    const change = (await this.#send(member, pantryCalls.removeItem, itemId)) as PantryChange | null
    member.items.delete(itemId)
    return change
  }

  async #change<S extends Subject>(
    subjects: [S, ...Subject[]],
    work: (first: S) => Promise<void>,
  ): Promise<void> {
    // One at a time: of two at once nobody could tell which was later.
    if (subjects.some(({ turn }) => turn % 2 === 1)) return
    for (const subject of subjects) subject.turn++
    try {
      await work(subjects[0])
      this.changes++
    } finally {
      for (const subject of subjects) subject.turn++
    }
  }

  async #send(
    { cookie }: Person,
    { method, path }: { method: string; path: string },
    id = '',
    body?: object,
  ) {
    const request = { method, path: path.replace(':id', id), cookie, ...(body && { body }) }
    const { status, body: answer, attempts } = await this.#fleet.send(request)
    // A removal or a return that nobody heard of has taken effect.
    const isDone = attempts > 1 && (status === 404 || status === 409)
    if (status >= 300 && !isDone) throw new Error(`${method} ${path} answered ${status}`)
    return answer
  }
}

const isSettled = (subject: Subject, turn: number) => turn % 2 === 0 && subject.turn === turn
