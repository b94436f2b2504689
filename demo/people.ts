/** The invented students of the demo. */
export interface Person {
  /** What the demo's files call them. */
  key: string
  firstName: string
  lastName: string
  age: number
  /** Place in the campus's list of dorms. */
  dorm: number
  preferences: string
  allergies: string
  /** Colour and fruit of their picture; without one the screen shows initials. */
  image?: { fruit: 'apple' | 'pear' | 'orange' | 'avocado' | 'berry' | 'egg'; colour: string }
  /** How long they have been here. */
  joinedDaysAgo: number
  /** On how many days up to today they did something each day; before that on some. */
  streakDays: number
  /** Whether they have been in the kitchen today already. */
  cookedToday: boolean
}

export const password = 'leftover-soup 4 two!'
export const emailOf = ({ key }: Pick<Person, 'key'>) => `${key}@shelfmate.example`

/** What many have nothing to say of. */
type Words = 'preferences' | 'allergies'

const person = (
  key: string,
  firstName: string,
  lastName: string,
  rest: Omit<Person, 'key' | 'firstName' | 'lastName' | Words> & Partial<Pick<Person, Words>>,
): Person => ({ key, firstName, lastName, preferences: '', allergies: '', ...rest })

export const people: readonly Person[] = [
  person('mei', 'Mei', 'Tan', {
    age: 20,
    dorm: 1,
    joinedDaysAgo: 41,
    streakDays: 12,
    cookedToday: true,
    preferences: 'Vegetarian on weekdays, loves anything with chilli',
    allergies: 'peanuts',
    image: { fruit: 'orange', colour: '#f6b26b' },
  }),
  person('arjun', 'Arjun', 'Nair', {
    age: 22,
    dorm: 6,
    joinedDaysAgo: 36,
    streakDays: 5,
    cookedToday: true,
    preferences: 'High protein, quick after training',
    image: { fruit: 'egg', colour: '#9fc5e8' },
  }),
  person('siti', 'Siti', 'Rahman', {
    age: 21,
    dorm: 0,
    joinedDaysAgo: 39,
    streakDays: 20,
    cookedToday: true,
    preferences: 'Halal',
    allergies: 'shellfish',
    image: { fruit: 'berry', colour: '#d5a6bd' },
  }),
  person('wei', 'Wei Jie', 'Lim', {
    age: 24,
    dorm: 2,
    joinedDaysAgo: 110,
    streakDays: 104,
    cookedToday: true,
    preferences: 'Cooks on Sunday for the whole week',
    image: { fruit: 'avocado', colour: '#b6d7a8' },
  }),
  person('chloe', 'Chloe', 'Ng', {
    age: 19,
    dorm: 3,
    joinedDaysAgo: 25,
    streakDays: 3,
    cookedToday: false,
    preferences: 'Noodles, noodles, noodles',
    allergies: 'milk',
  }),
  person('daniel', 'Daniel', 'Wong', {
    age: 23,
    dorm: 4,
    joinedDaysAgo: 30,
    streakDays: 0,
    cookedToday: false,
  }),
  person('priya', 'Priya', 'Menon', {
    age: 20,
    dorm: 10,
    joinedDaysAgo: 33,
    streakDays: 8,
    cookedToday: true,
    preferences: 'Vegan',
    allergies: 'cashew nuts',
    image: { fruit: 'pear', colour: '#ffe599' },
  }),
  person('hafiz', 'Hafiz', 'Ismail', {
    age: 22,
    dorm: 7,
    joinedDaysAgo: 18,
    streakDays: 2,
    cookedToday: true,
    preferences: 'Halal, bakes at night',
  }),
  person('grace', 'Grace', 'Koh', {
    age: 21,
    dorm: 5,
    joinedDaysAgo: 28,
    streakDays: 6,
    cookedToday: false,
    preferences: 'Little oil',
    allergies: 'eggs',
    image: { fruit: 'apple', colour: '#ea9999' },
  }),
  person('lucas', 'Lucas', 'Meyer', {
    age: 25,
    dorm: 11,
    joinedDaysAgo: 14,
    streakDays: 4,
    cookedToday: true,
    preferences: 'On exchange for a term, everything is new',
    allergies: 'gluten',
  }),
  person('yuki', 'Yuki', 'Sato', {
    age: 20,
    dorm: 9,
    joinedDaysAgo: 22,
    streakDays: 1,
    cookedToday: true,
    preferences: 'Rice with everything',
    allergies: 'soy',
  }),
  // Called like the first of her dorm: others read her name with a mark.
  person('namesake', 'Mei', 'Tan', {
    age: 18,
    dorm: 1,
    joinedDaysAgo: 6,
    streakDays: 0,
    cookedToday: false,
    preferences: 'Bakes with whatever is left',
  }),
  person('tomas', 'Tomás', 'Silva', {
    age: 23,
    dorm: 8,
    joinedDaysAgo: 9,
    streakDays: 0,
    cookedToday: false,
  }),
]

export function named(key: string): Person {
  const found = people.find((each) => each.key === key)
  if (!found) throw new Error(`nobody is called ${key}`)
  return found
}

/** Who sees the reports. */
export const steward = named('siti')
