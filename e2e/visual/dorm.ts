import type { Achievements, Collector } from '@shelfmate/contract/achievements/achievements'
import { badgeRules } from '@shelfmate/contract/achievements/badges'
import type { ChatChange, ChatSummary, Conversation, Message, Person } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Comment, Post } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import type { NameReading } from '@shelfmate/contract/foods/foods'
import type { NotificationSettings } from '@shelfmate/contract/notifications/notifications'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import type { OwnProfile, Profile } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import type { RecipeBook } from '@shelfmate/contract/recipe-book/recipe-book'
import type { Considered, RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'

/**
 * A dorm that never changes, for pictures that are compared. Every letter is in the product's own font: emoji and letters
 * of other scripts would look different on every machine.
 */
export const now = new Date('2026-03-11T10:00:00+08:00')

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = (moment: string) => new Date(`2026-03-${moment}:00+08:00`).toISOString()

const person = (n: number, displayName: string, hasPhoto = false): Person => ({
  userId: idOf(n),
  displayName,
  photoId: hasPhoto ? idOf(n + 900) : null,
})
export const mei = { ...person(1, 'Mei Tan'), email: 'mei@campus.test' }
export const priya = person(2, 'Priya Menon', true)
export const lucas = person(3, 'Lucas Meyer')
const hafiz = person(4, 'Hafiz Ismail', true)
const grace = person(5, 'Grace Koh')

const profileOf = ({ userId, displayName, photoId }: Person): Profile => ({
  userId,
  displayName,
  photoId,
  age: 20,
  dorm: 'UTown',
  preferences: 'Vegetarian on weekdays, loves anything with chilli',
  allergies: 'peanuts',
})
export const ownProfile: OwnProfile = { ...profileOf(mei), email: mei.email, seenBy: seenByEverybody }
export const otherProfile: Profile = { ...profileOf(priya), age: null, dorm: 'Sheares Hall' }

const item = (n: number, name: string, day: string, quantity = 1, remark = '') =>
  pantryItemWith({
    id: idOf(100 + n),
    name,
    quantity,
    remark,
    expiryDate: `2026-03-${day}`,
    dateAdded: at('01T09:00'),
  })
export const pantry: PantryItem[] = [
  item(1, 'Spring onions', '09', 1, 'Behind the juice'),
  item(2, 'Silken tofu', '11', 2),
  item(3, 'Fresh milk', '12', 1, 'Shared shelf, blue sticker'),
  item(4, 'Tomatoes', '13', 4),
  item(5, 'Wholemeal bread from the bakery by the library', '14', 1),
  item(6, 'Eggs', '16', 6),
  item(7, 'Cheddar', '23', 1, 'Opened'),
]
export const spinach = item(8, 'Spinach', '14')

/** The same, each in its place; the milk was opened. */
export const placedPantry: PantryItem[] = pantry.map((known, n) => ({
  ...known,
  place: ['fridge', 'fridge', 'fridge', 'Shelf 3', 'cupboard', 'fridge', ''][n] ?? '',
  ...(known.name === 'Fresh milk' && { size: '1 l', condition: 'opened', dateBefore: '2026-03-17' }),
}))

const shownAs: Record<string, string> = {
  'Spring onions': 'spring-onion',
  'Silken tofu': 'tofu',
  'Fresh milk': 'milk',
  Tomatoes: 'tomato',
  'Wholemeal bread from the bakery by the library': 'brown-bread',
  Eggs: 'egg',
  Cheddar: 'cheese',
  Spinach: 'spinach',
}
const reading = ({ name }: PantryItem): NameReading => ({
  name,
  kind: 'food',
  takenFor: [name],
  isCorrected: false,
  picture: shownAs[name] ?? 'food',
})
export const names = pantry.map(reading)
export const spinachReading = reading(spinach)

const post = (n: number, author: Person, rest: Pick<Post, 'foodName' | 'expiryDate' | 'location'>): Post => ({
  id: idOf(200 + n),
  author,
  description: 'Cooked too much again. Bring your own container.',
  quantity: 2,
  photoId: n === 1 ? idOf(950) : null,
  fromPantry: false,
  commentCount: n === 1 ? 4 : 0,
  ...plainOffer,
  graceDays: 0,
  promised: 0,
  giving: 'iChoose' as const,
  createdAt: at('10T18:00'),
  version: 1,
  ...rest,
})
export const posts: Post[] = [
  post(1, hafiz, { foodName: 'Chicken rice', expiryDate: '2026-03-11', location: 'Tembusu' }),
  post(2, mei, { foodName: 'Banana bread', expiryDate: '2026-03-12', location: 'UTown' }),
  post(3, grace, { foodName: 'Red lentils', expiryDate: '2026-04-02', location: 'Temasek Hall' }),
]
/** Hafiz keeps one of his for Mei. */
export const promised: FoodRequest = {
  id: idOf(500),
  postId: idOf(201),
  version: 1,
  turn: 1,
  role: 'taker',
  partner: hafiz,
  foodName: 'Chicken rice',
  expiryDate: '2026-03-11',
  location: 'Tembusu',
  photoId: null,
  units: 1,
  pickupPlace: '',
  pickupWindow: null,
  pickupAt: at('11T18:00'),
  endsAt: null,
  endedAt: null,
  state: 'promised',
  reason: null,
  place: null,
  askedAt: at('10T20:00'),
  code: '4821',
  pressed: { mine: false, partner: false },
  keep: true,
  thanked: false,
  shared: 0,
  record: null,
  actions: ['withdraw'],
}
const comment = (n: number, author: Person, content: string): Comment => ({
  id: idOf(300 + n),
  postId: idOf(201),
  author,
  content,
  createdAt: at(`10T19:0${n}`),
})
export const comments: Comment[] = [
  comment(1, grace, 'Is there any left at eight?'),
  comment(2, hafiz, 'I keep one portion for you, it is on the second shelf.'),
  comment(3, grace, 'Thank you!'),
  comment(4, mei, 'Smells good from here.'),
]

const progressOf: Record<string, number> = { logged: 12, consumed: 5, donated: 1, streak: 0 }
export const achievements: Achievements = {
  badges: badgeRules.map(({ name, description, metric, require }) => {
    const progress = Math.min(progressOf[metric] ?? 0, require)
    return { name, description, require, progress, unlockedAt: progress === require ? at('02T12:00') : null }
  }),
  streak: { days: 12, countedToday: true, best: 20 },
  uncelebrated: [],
  thrownAway: 0,
}
export const collectors: Collector[] = [priya, mei, hafiz, grace].map(({ userId, displayName }, place) => ({
  userId,
  displayName,
  badgeCount: 9 - place,
}))

const chat = (partner: Person, text: string, moment: string, unreadCount = 0): ChatSummary => ({
  chatId: chatIdOf(mei.userId, partner.userId),
  change: 7,
  unreadCount,
  partner,
  lastMessage: { seq: 7, senderId: partner.userId, text, hasImage: false, sentAt: at(moment) },
})
const withLucas = chat(lucas, 'Deal.', '10T21:16')
export const chats: ChatSummary[] = [
  chat(priya, 'I bring you red lentils for it.', '11T09:53', 2),
  chat(hafiz, 'No nuts at all, only banana, eggs and butter', '11T09:00', 1),
  withLucas,
]
export const people: Person[] = [grace, hafiz, lucas, priya]

const message = (seq: number, sender: Person, text: string, rest: Partial<Message> = {}): Message => ({
  id: idOf(400 + seq),
  seq,
  senderId: sender.userId,
  text,
  image: null,
  sentAt: at(`10T21:0${seq}`),
  editedAt: null,
  deleted: false,
  ...rest,
})
export const conversation: Conversation = {
  ...withLucas,
  shared: 2,
  lastRead: { mine: 7, partner: 5 },
  before: null,
  messages: [
    message(1, lucas, 'Hi Mei, I would take one bag of the carrots.'),
    message(2, mei, 'Sure! I am in the common kitchen on Thursday from six.', { editedAt: at('10T21:03') }),
    message(3, mei, '[deleted]', { deleted: true }),
    message(4, lucas, 'Perfect. What do you all do with spring onions here? I have a bunch and no idea.'),
    message(5, mei, 'Scallion oil noodles. Five minutes.', {
      image: { id: idOf(951), width: 800, height: 500 },
    }),
    message(6, mei, 'See you at six'),
    message(7, lucas, 'Deal.'),
  ],
}
const { chatId, change, unreadCount, lastMessage } = withLucas
export const nothingNew: ChatChange = {
  chatId,
  change,
  unreadCount,
  lastMessage,
  partnerId: lucas.userId,
  since: change,
  messages: [],
  lastRead: conversation.lastRead,
}

export const notifications: NotificationSettings = {
  emailEnabled: true,
  push: {
    expiry: true,
    messages: true,
    messageText: false,
    rescue: false,
    quietFrom: '22:00',
    quietUntil: '08:00',
  },
  deviceEndpoint: null,
  preview: {
    subject: '4 items to use up soon',
    items: pantry.slice(1, 5).map(({ id, name, quantity, expiryDate }, daysLeft) => ({
      id,
      name,
      quantity,
      expiryDate,
      daysLeft,
      isAbout: false,
    })),
    handOvers: [],
  },
}

export const considered: Considered = {
  engine: 'cookbook',
  items: pantry.length,
  excluded: 2,
  preferences: { text: ownProfile.preferences, understood: ['vegetarian', 'spicy'], notUnderstood: [] },
  allergies: { text: 'peanuts', avoided: ['peanuts'], words: [], notes: [], unreadable: false },
}
const recipe = (id: string, title: string, minutes: number): SuggestedRecipe => ({
  id,
  title,
  minutes,
  engine: 'cookbook',
  portions: 1,
  equipment: ['one hob'],
  missing: ['corn starch'],
  ingredients: [
    { text: '3 tomatoes, in wedges', optional: false, source: 'pantry', itemIds: [idOf(104)], takes: 3 },
    {
      text: '2 slices bread',
      optional: false,
      source: 'pantry',
      itemIds: [idOf(105)],
      standIn: 'Wholemeal bread',
      takes: 'part',
    },
    { text: '2 tsp corn starch', optional: false, source: 'missing', itemIds: [] },
    { text: '1 tsp sugar', optional: true, source: 'staple', itemIds: [] },
  ],
  steps: ['Warm the tomatoes until they are soft.', 'Stir in the starch and serve on the bread.'],
  reason: 'uses Tomatoes, due in 2 days',
})
/** A book with one recipe that its owner brought from a page. */
export const ownBook: RecipeBook = {
  marks: [],
  recipes: [
    {
      ...recipe('own', 'Grandma’s tomato toast', 15),
      engine: 'own',
      address: 'https://www.example.org/toast',
    },
  ],
  withheld: { count: 0, because: [] },
  allergies: considered.allergies.text,
}
export const recipes: RecipesAnswer = {
  recipe: 'Recipe 1: Tomato toast\nIngredients:\nInstructions:',
  recipes: [recipe('toast', 'Tomato toast', 15), recipe('soup', 'Tomato and bread soup', 20)],
  engine: 'cookbook',
  considered,
  standsIn: null,
  withheld: { count: 1, because: ['peanut'] },
}
