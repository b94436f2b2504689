import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { Random } from '../allergen-guard/random.ts'
import type { Photo } from './render.ts'

/** A pack's date, and how it is printed and seen. */
interface DateScene {
  photo: Photo
  date: string
}

/** A receipt, and the foods on it. */
interface ReceiptScene {
  photo: Photo
  foods: readonly string[]
}

const fonts = [
  'sans-serif',
  'serif',
  'monospace',
  '"Open Sans"',
  'bold sans-serif',
  '"DejaVu Sans Condensed", sans-serif',
]
const papers = ['#f2f0ea', '#e4dccb', '#cfd8dc', '#f4e8b0', '#ffffff', '#d9e8d2']
const inks = ['#111111', '#22223a', '#2e2e2e', '#0d2b4a']
const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const two = (n: number) => String(n).padStart(2, '0')

interface Day {
  date: CalendarDate
  year: number
  month: number
  day: number
}

const dayOf = (date: CalendarDate): Day => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { date, year, month, day }
}

/** So far ahead are dates on packs, and so long before them the packs were made. */
const twoYears = 730
const slashed = ({ year, month, day }: Day) => `${two(day)}/${two(month)}/${year}`

/** As packs of many countries print it. */
const prints: readonly ((at: Day, random: Random) => string[])[] = [
  (at) => ['BEST BEFORE', slashed(at)],
  ({ year, month, day }) => ['MHD', `${two(day)}.${two(month)}.${year}`],
  ({ year, month, day }) => ['mindestens haltbar bis', `${two(day)}.${two(month)}.${two(year % 100)}`],
  ({ year, month, day }) => ['USE BY', `${two(day)} ${months[month - 1]} ${two(year % 100)}`],
  ({ year, month, day }, random) => [
    `EXP ${two(day)}${months[month - 1]}${year}`,
    `LOT ${10_000 + random.below(90_000)}`,
  ],
  ({ year, month, day }) => ['BBE', `${year}-${two(month)}-${two(day)}`],
  (at) => [`MFG ${slashed(dayOf(daysAfter(at.date, -twoYears)))}`, `EXP ${slashed(at)}`],
  ({ year, month, day }, random) => [`THT ${two(day)}-${two(month)}-${year}`, `L${random.below(9000)} 14:32`],
  ({ year, month, day }) => ['A consommer avant le', `${two(day)}/${two(month)}/${two(year % 100)}`],
  ({ year, month, day }) => ['BEST BY', `${months[month - 1]} ${two(day)} ${year}`],
]

const seenAs = (random: Random, most: { tilt: number; blur: number; shadow: number }) => ({
  tilt: (random.below(2001) / 1000 - 1) * most.tilt,
  blur: (random.below(1001) / 1000) * most.blur,
  shadow: (random.below(1001) / 1000) * most.shadow,
  shadowAt: random.below(1001) / 1000,
  grain: random.below(24),
  seed: 1 + random.below(1_000_000),
})

/** A date in the two years after the day told. */
export function dateScene(random: Random, today: CalendarDate): DateScene {
  const at = dayOf(daysAfter(today, 1 + random.below(twoYears)))
  return {
    date: at.date,
    photo: {
      ...seenAs(random, { tilt: 9, blur: 2, shadow: 0.5 }),
      lines: random.pick(prints)(at, random),
      width: 1280,
      height: 720,
      font: random.pick(fonts),
      size: 46 + random.below(48),
      isDotted: random.chance(0.25),
      ink: random.pick(inks),
      paper: random.pick(papers),
    },
  }
}

const shops = ['FRESHMART', 'CORNER STORE', 'GREEN GROCER', 'NIGHT MARKET', 'CAMPUS FOODS']
const foods = [
  'SPINACH',
  'WHOLE MILK',
  'CHEDDAR CHEESE',
  'FREE RANGE EGGS',
  'BROWN BREAD',
  'TOFU',
  'BANANAS',
  'CARROTS',
  'CHICKEN BREAST',
  'BASMATI RICE',
  'TOMATOES',
  'GREEK YOGHURT',
  'ORANGE JUICE',
  'BUTTER',
  'MUSHROOMS',
  'BROCCOLI',
  'SALMON FILLET',
  'RED PEPPERS',
  'POTATOES',
  'OAT MILK',
]
const receiptColumns = 30

/** A till's slip with some foods, their prices and what tills add. */
export function receiptScene(random: Random): ReceiptScene {
  const bought = random.some(foods, 5 + random.below(6))
  const price = () => `${1 + random.below(8)}.${two(random.below(100))}`
  const row = (left: string, right: string) => left.padEnd(receiptColumns - right.length) + right
  const lines = [
    random.pick(shops),
    '12 MARKET STREET',
    '',
    ...bought.map((name) => row(name, price())),
    '',
    row('TOTAL', `${20 + random.below(30)}.${two(random.below(100))}`),
    'CARD PAYMENT',
    'THANK YOU',
  ]
  return {
    foods: bought,
    photo: {
      ...seenAs(random, { tilt: 4, blur: 1.2, shadow: 0.4 }),
      lines,
      width: 1200,
      height: 1500,
      font: 'monospace',
      size: 44 + random.below(12),
      isDotted: false,
      ink: random.pick(inks),
      paper: '#f7f6f2',
    },
  }
}
