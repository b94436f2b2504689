import { randomUUID } from 'node:crypto'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import type { AllergenGroup } from '@shelfmate/contract/foods/allergens'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { Giving } from '@shelfmate/contract/requests/machine'
import type { Calendar } from './calendar.ts'
import type { Happening } from './dorm.ts'
import { type StillLife, stillLife } from './images.ts'
import { named } from './people.ts'
import { type Asking, reportPost, requests } from './requests.ts'

interface Offer {
  by: string
  food: string
  description: string
  quantity: number
  /** Days from today to its date. */
  due: number
  postedDaysAgo: number
  hour: number
  image?: StillLife
  /** Handed over already, one at a time, since it was posted. */
  claimed?: number
  /** Out of the owner's pantry, which must hold enough of it. */
  fromPantry?: boolean
  comments?: readonly { by: string; hoursLater: number; says: string }[]
  giving?: Giving
  /** What it contains, where its owner said so. */
  contains?: readonly AllergenGroup[]
  homeMade?: boolean
  pickupPlace?: string
  /** When it can be picked up: between two hours, so many days from today. */
  pickup?: { inDays: number; from: number; until: number }
  asked?: readonly Asking[]
  /** Somebody tells the stewards of it. */
  reported?: { by: string; hoursLater: number; note: string }
}

/** What is offered now. */
const offers: readonly Offer[] = [
  {
    by: 'wei',
    food: 'Sunday bak kut teh',
    quantity: 3,
    due: 0,
    postedDaysAgo: 0,
    hour: 9,
    image: 'soup',
    claimed: 1,
    description: 'Cooked too much again. Bring your own container.',
    giving: 'firstCome',
    homeMade: true,
    pickupPlace: 'Kitchen on level 3',
    asked: [
      {
        by: 'grace',
        units: 1,
        hoursLater: 1,
        deeds: [
          { action: 'enterCode', by: 'giver', hoursLater: 2 },
          { action: 'thank', by: 'taker', hoursLater: 3 },
        ],
      },
    ],
    comments: [
      { by: 'arjun', hoursLater: 1, says: 'Is there any left at eight? Training ends late.' },
      { by: 'wei', hoursLater: 2, says: 'I keep one for you.' },
      { by: 'grace', hoursLater: 3, says: 'It was so good, thank you!' },
    ],
  },
  {
    by: 'hafiz',
    food: 'Banana bread',
    quantity: 4,
    due: 1,
    postedDaysAgo: 0,
    hour: 11,
    image: 'bread',
    description: 'Baked last night. Contains egg, butter and flour.',
    giving: 'firstCome',
    homeMade: true,
    pickupPlace: 'Pantry on level 5',
    pickup: { inDays: 1, from: 18, until: 20 },
    contains: ['eggs', 'milk', 'gluten'],
    asked: [{ by: 'mei', units: 1, hoursLater: 2 }],
    comments: [{ by: 'mei', hoursLater: 1, says: 'One slice for me, please. No nuts in it?' }],
  },
  {
    by: 'siti',
    food: 'Tomatoes',
    quantity: 5,
    due: 2,
    postedDaysAgo: 1,
    hour: 18,
    image: 'tomatoes',
    description: 'The market gives a kilo or nothing.',
    asked: [
      {
        by: 'tomas',
        units: 5,
        hoursLater: 1,
        deeds: [
          {
            action: 'decline',
            by: 'giver',
            hoursLater: 2,
            note: 'Two are yours if you like, the rest is promised.',
          },
        ],
      },
    ],
  },
  {
    by: 'mei',
    food: 'Carrots',
    quantity: 2,
    due: 6,
    postedDaysAgo: 2,
    hour: 20,
    image: 'carrots',
    description: 'A bag of 500 g each, never opened.',
    pickupPlace: 'Kitchen on level 2',
    pickup: { inDays: 2, from: 12, until: 14 },
    asked: [
      { by: 'lucas', units: 1, hoursLater: 5 },
      { by: 'priya', units: 1, hoursLater: 21 },
    ],
    comments: [
      { by: 'lucas', hoursLater: 4, says: 'I could take one on Thursday. Is that all right?' },
      { by: 'priya', hoursLater: 20, says: 'And I the other one, if nobody else wants it.' },
    ],
  },
  {
    by: 'grace',
    food: 'Free-range eggs',
    quantity: 6,
    due: 5,
    postedDaysAgo: 1,
    hour: 13,
    image: 'eggs',
    description: 'Found out that I cannot eat them.',
    contains: ['eggs'],
    asked: [
      { by: 'hafiz', units: 6, hoursLater: 20, deeds: [{ action: 'promise', by: 'giver', hoursLater: 22 }] },
    ],
    comments: [{ by: 'hafiz', hoursLater: 1, says: 'Cake tomorrow, then!' }],
  },
  {
    by: 'chloe',
    food: 'Fresh milk',
    quantity: 1,
    due: 3,
    postedDaysAgo: 3,
    hour: 10,
    image: 'milk',
    description: 'Bought the wrong one.',
    giving: 'firstCome',
    contains: ['milk'],
    asked: [
      { by: 'lucas', units: 1, hoursLater: 60 },
      { by: 'mei', units: 1, hoursLater: 61 },
    ],
  },
  {
    by: 'yuki',
    food: 'Bananas',
    quantity: 3,
    due: 1,
    postedDaysAgo: 0,
    hour: 8,
    image: 'bananas',
    description: 'Very ripe, good for baking.',
    asked: [
      { by: 'namesake', units: 1, hoursLater: 1.5 },
      { by: 'arjun', units: 1, hoursLater: 1, deeds: [{ action: 'withdraw', by: 'taker', hoursLater: 2 }] },
    ],
  },
  {
    by: 'priya',
    food: 'Red lentils',
    quantity: 1,
    due: 220,
    postedDaysAgo: 0,
    hour: 15,
    fromPantry: true,
    description: 'I have two bags and one pot.',
  },
  {
    by: 'arjun',
    food: 'Protein bars',
    quantity: 8,
    due: 40,
    postedDaysAgo: 5,
    hour: 21,
    description: 'Chocolate. May contain traces of nuts.',
    asked: [
      {
        by: 'daniel',
        units: 2,
        hoursLater: 86,
        deeds: [
          { action: 'promise', by: 'giver', hoursLater: 87, pickupHours: 1 },
          { action: 'sayMissed', by: 'giver', hoursLater: 88.5 },
        ],
      },
    ],
  },
  {
    by: 'daniel',
    food: 'Cut papaya',
    quantity: 1,
    due: -1,
    postedDaysAgo: 3,
    hour: 12,
    description: 'Half a papaya, cut yesterday.',
    reported: { by: 'grace', hoursLater: 30, note: 'It stood outside the fridge all day.' },
  },
  {
    by: 'tomas',
    food: 'Orange juice',
    quantity: 1,
    due: 2,
    postedDaysAgo: 2,
    hour: 16,
    claimed: 1,
    description: 'A carton that came with the picnic.',
    // Somebody met him in the kitchen before he had answered.
    asked: [{ by: 'mei', units: 1, hoursLater: 0.5 }],
  },
]

/** Given away to the last piece in the weeks behind. */
const given: Record<string, number> = { mei: 6, wei: 13, siti: 5, arjun: 2, priya: 4, grace: 1, hafiz: 3 }
const gifts = ['Rice', 'Apples', 'Curry', 'Instant noodles', 'Crackers', 'Oranges', 'Soup'] as const

/** Posts with their comments, and what changed hands. */
export const exchange = (calendar: Calendar, dorms: readonly string[]): Happening[] => [
  ...offers.flatMap((offer) => post(offer, calendar, dorms)),
  ...Object.entries(given).flatMap(([by, count]) =>
    Array.from({ length: count }, (_, n) => {
      // Spread over the time that they have been here, the last one some days ago.
      const postedDaysAgo = 3 + Math.floor((n * (named(by).joinedDaysAgo - 5)) / count)
      const food = gifts[n % gifts.length] ?? 'Rice'
      const description = 'More than we can eat.'
      return post(
        { by, food, description, quantity: 1, claimed: 1, due: 3 - postedDaysAgo, postedDaysAgo, hour: 17 },
        ...([calendar, dorms] as const),
      )
    }).flat(),
  ),
]

function post(offer: Offer, calendar: Calendar, dorms: readonly string[]): Happening[] {
  const owner = named(offer.by)
  const id = randomUUID()
  const later = (hours: number) => new Date(Math.min(posted.getTime() + hours * msPerHour, latest.getTime()))
  const posted = calendar.moment(offer.postedDaysAgo, offer.hour)
  const latest = calendar.moment(0, 23)
  return [
    {
      at: posted,
      async run(dorm) {
        const photoId = offer.image ? await dorm.upload(owner, 'post', await stillLife(offer.image)) : null
        let pantryItemId: string | null = null
        if (offer.fromPantry) {
          const pantry = await dorm.call(pantryCalls.listItems, { as: owner, input: { query: {} } })
          pantryItemId = pantry.items.find(({ name }) => name === offer.food)?.id ?? null
        }
        const body = {
          id,
          photoId,
          pantryItemId,
          foodName: offer.food,
          description: offer.description,
          quantity: offer.quantity,
          expiryDate: calendar.date(offer.due),
          location: dorms[owner.dorm % dorms.length] ?? 'Lobby',
          giving: offer.giving ?? 'iChoose',
          homeMade: offer.homeMade ?? false,
          pickupPlace: offer.pickupPlace ?? '',
          ...windowOf(offer, calendar),
          allergens: offer.contains ? { contains: [...offer.contains], mayContain: [] } : null,
        }
        await dorm.call(exchangeCalls.createPost, { as: owner, input: { body } })
      },
    },
    ...(offer.comments ?? []).map(
      ({ by, hoursLater, says }): Happening => ({
        at: later(hoursLater),
        async run(dorm) {
          const input = { params: { id }, body: { id: randomUUID(), content: says } }
          await dorm.call(exchangeCalls.addComment, { as: named(by), input })
        },
      }),
    ),
    ...requests({ postId: id, owner, asks: offer.asked ?? [], later }),
    ...reports(offer, id, later),
    ...Array.from(
      { length: offer.claimed ?? 0 },
      (_, n): Happening => ({
        at: later(n + 1),
        async run(dorm) {
          const input = { params: { id }, body: { id: randomUUID() } }
          await dorm.call(exchangeCalls.claim, { as: owner, input })
        },
      }),
    ),
  ]
}

const windowOf = ({ pickup }: Offer, calendar: Calendar) =>
  pickup && {
    pickupFrom: calendar.moment(-pickup.inDays, pickup.from).toISOString(),
    pickupUntil: calendar.moment(-pickup.inDays, pickup.until).toISOString(),
  }

const reports = ({ reported }: Offer, id: string, later: (hours: number) => Date): Happening[] =>
  reported
    ? [
        {
          at: later(reported.hoursLater),
          run: (dorm) => reportPost(dorm, named(reported.by), id, reported.note),
        },
      ]
    : []
