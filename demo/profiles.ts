import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Calendar } from './calendar.ts'
import type { Happening } from './dorm.ts'
import { portrait } from './images.ts'
import { people } from './people.ts'

/** Everybody moves in and tells of themselves. */
export const profiles = (calendar: Calendar, dorms: readonly string[]): Happening[] =>
  people.map((person) => ({
    at: calendar.moment(person.joinedDaysAgo, 9),
    async run(dorm) {
      await dorm.signUp(person)
      const { age, preferences, allergies, image } = person
      const photoId = image ? await dorm.upload(person, 'profile', await portrait(image)) : null
      const body = {
        displayName: `${person.firstName} ${person.lastName}`,
        age,
        preferences,
        allergies,
        photoId,
        dorm: dorms[person.dorm % dorms.length] ?? '',
      }
      await dorm.call(profileCalls.update, { as: person, input: { body } })
    },
  }))
