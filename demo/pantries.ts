import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { Calendar } from './calendar.ts'
import { Dice } from './dice.ts'
import type { Dorm, Happening } from './dorm.ts'
import { type Person, people } from './people.ts'

interface Food {
  name: string
  /** How many days it keeps. */
  keeps: number
  units: number
}

const food = (name: string, keeps: number, units: number): Food => ({ name, keeps, units })

/** What comes and goes in the weeks behind. */
const staples: readonly [Food, ...Food[]] = [
  food('Milk', 7, 2),
  food('Eggs', 14, 3),
  food('Bread', 5, 2),
  food('Bananas', 4, 2),
  food('Tofu', 6, 1),
  food('Spinach', 4, 1),
  food('Tomatoes', 6, 2),
  food('Yoghurt', 10, 2),
  food('Chicken thighs', 3, 1),
  food('Bak choy', 4, 1),
  food('Instant noodles', 90, 3),
  food('Kaya', 60, 1),
  food('Cucumber', 6, 1),
]

interface Stocked {
  name: string
  quantity: number
  /** Days from today to its date. */
  due: number
  remark?: string
}

const stock = (name: string, due: number, quantity = 1, remark = ''): Stocked => ({
  name,
  due,
  quantity,
  remark,
})

/** What stands on the shelves today: every state that a card can have, and enough to cook with. */
const shelves: Record<string, readonly Stocked[]> = {
  mei: [
    stock('Spring onions', -2, 1, 'Behind the juice, sorry'),
    stock('Baby spinach', 0, 1, 'Opened'),
    stock('Silken tofu', 0, 2),
    stock('Fresh milk', 1, 1, 'Shared shelf, blue sticker'),
    stock('Tomatoes', 2, 4),
    stock('Eggs', 5, 6),
    stock('Wholemeal bread', 3),
    stock('Bananas', 4, 3),
    stock('Cheddar', 12, 1, 'Door of the fridge'),
    stock('Jasmine rice', 120, 2),
    stock('Spaghetti', 200, 2),
    stock('Chickpeas', 300, 3, 'Tins, under the sink'),
  ],
  arjun: [
    stock('Chicken breast', 0, 2, 'Freeze if not today'),
    stock('Greek yoghurt', 2, 3),
    stock('Eggs', 8, 12),
    stock('Oats', 90),
    stock('Peanut butter', 150),
  ],
  siti: [
    stock('Coconut milk', -1, 1, 'Opened on Sunday'),
    stock('Kangkong', 1, 2),
    stock('Chicken thighs', 2, 4),
    stock('Limes', 6, 5),
    stock('Basmati rice', 180),
  ],
  wei: [
    stock('Minced pork', 0),
    stock('Bak choy', 1, 3),
    stock('Carrots', 9, 6),
    stock('Potatoes', 14, 8),
    stock('Soy sauce', 240),
    stock('Egg noodles', 60, 4),
  ],
  chloe: [stock('Oat milk', 1, 2), stock('Udon', 4, 3), stock('Kimchi', 30), stock('Mushrooms', -3)],
  daniel: [stock('Pizza dough', -5, 1, 'Was a plan'), stock('Mozzarella', 0), stock('Ketchup', 80)],
  priya: [stock('Okra', 1, 2), stock('Red lentils', 220, 2), stock('Cauliflower', 3), stock('Coriander', 0)],
  hafiz: [
    stock('Butter', 20, 2),
    stock('Self-raising flour', 70),
    stock('Blueberries', 1),
    stock('Eggs', 4, 10),
  ],
  grace: [stock('Sweet potatoes', 7, 4), stock('Tofu', 2, 2), stock('Salmon', 0)],
  lucas: [stock('Rice noodles', 100, 3), stock('Sausages', 1, 4), stock('Apples', 10, 5)],
  yuki: [stock('Natto', 3, 3), stock('Nori', 150), stock('Mackerel', 1), stock('Short-grain rice', 200)],
  tomas: [],
}

/** Weeks of shopping and cooking, and what stands on the shelves today. */
export const pantries = (calendar: Calendar): Happening[] =>
  people.flatMap((person) => [...history(person, calendar), ...presentStock(person, calendar)])

/** Who has no streak was last seen some days ago. */
const awayDays = 2
const busyDays = 2 / 5
const roomyShelf = 4

function history(person: Person, calendar: Calendar): Happening[] {
  const dice = new Dice(person.key)
  const open: { id: string; units: number }[] = []
  const happenings: Happening[] = []
  const since = person.joinedDaysAgo - 1
  for (let day = since; day >= (person.cookedToday ? 0 : 1); day--) {
    const isStreak = day < person.streakDays + (person.cookedToday ? 0 : 1)
    if (!isStreak && (day <= person.streakDays + awayDays || !dice.falls(busyDays))) continue
    const { name, keeps, units } = dice.pick(staples)
    const bought = { id: randomUUID(), units }
    happenings.push({
      at: calendar.moment(day, 11 + dice.next()),
      run: (dorm) =>
        add(dorm, person, { id: bought.id, name, quantity: units, date: calendar.date(keeps - day) }),
    })
    open.push(bought)
    const meals = mealsOn(day, open, dice)
    for (let meal = 0; meal < meals; meal++) {
      const next = open.find((each) => each.units > 0)
      if (!next) break
      next.units -= 1
      happenings.push({
        at: calendar.moment(day, 12 + (9 * (meal + dice.next())) / meals),
        run: async (dorm) => {
          const input = { params: { id: next.id }, body: { id: randomUUID() } }
          await dorm.call(pantryCalls.consumeItem, { as: person, input })
        },
      })
    }
  }
  return happenings
}

/** Few on an ordinary day, more when much is open; today all of it, so that the shelves hold what is listed above. */
function mealsOn(day: number, open: readonly { units: number }[], dice: Dice): number {
  const left = open.reduce((sum, each) => sum + each.units, 0)
  if (day === 0) return left
  return left > roomyShelf ? 3 : dice.pick([1, 2, 2])
}

/** Bought when it would have been, at the latest in the morning of today. */
function presentStock(person: Person, calendar: Calendar): Happening[] {
  const dice = new Dice(`${person.key}'s shelf`)
  return (shelves[person.key] ?? []).map(({ name, quantity, due, remark = '' }) => ({
    at: calendar.moment(person.cookedToday ? dice.pick([0, 1, 2]) : dice.pick([3, 4, 5]), 10 + dice.next()),
    run: (dorm) => add(dorm, person, { id: randomUUID(), name, quantity, date: calendar.date(due), remark }),
  }))
}

async function add(
  dorm: Dorm,
  person: Person,
  {
    id,
    name,
    quantity,
    date,
    remark = '',
  }: { id: string; name: string; quantity: number; date: string; remark?: string },
): Promise<void> {
  const body = { id, name, quantity, remark, expiryDates: [date] }
  await dorm.call(pantryCalls.addItems, { as: person, input: { body } })
}
