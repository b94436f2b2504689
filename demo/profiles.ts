import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Calendar } from './calendar.ts'
import type { Happening } from './dorm.ts'
import { people } from './people.ts'
import { portrait } from './pictures.ts'

/** Everybody moves in and tells of themselves. */
export const profiles = (calendar: Calendar, dorms: readonly string[]): Happening[] =>
  people.map((person) => ({
    at: calendar.moment(person.joinedDaysAgo, 9),
    async run(dorm) {
      await dorm.signUp(person)
      const { age, preferences, allergies, picture } = person
      const photoId = picture ? await dorm.upload(person, 'profile', await portrait(picture)) : null
      const body = {
        displayName: `${person.firstName} ${person.lastName}`,
        ...{ age, preferences, allergies, photoId },
        dorm: dorms[person.dorm % dorms.length] ?? '',
      }
      await dorm.call(profileCalls.update, { as: person, input: { body } })
    },
  }))
