import type { AllergyNote } from '@shelfmate/contract/profile/diet'

/** What has to be said of a part of the allergies; undefined where nothing has. */
export function allergyNote({ code, phrase }: AllergyNote): string | undefined {
  switch (code) {
    case 'NO_ALLERGY':
      return undefined
    case 'TOLERATED':
      return `Not left out, as you wrote: “${phrase}”.`
    case 'NUTS_INCLUDE_PEANUTS':
      return `“${phrase}”: peanuts are left out as well as tree nuts.`
    case 'SHELLFISH_IS_BOTH':
      return `“${phrase}”: prawns and crabs are left out as well as mussels and squid.`
    case 'WORD_ONLY':
      return `“${phrase}” could only be matched as that word. Look out for other names for it.`
    case 'DIET':
      return `“${phrase}” is a way of eating: add it to your preferences, too.`
    case 'NO_FOOD':
      return `“${phrase}” isn’t a food we know, so nothing is left out. Please name the foods themselves.`
    case 'UNREADABLE':
      return `“${phrase}” could not be read. You’ll get recipes once you reword it in your profile.`
    default:
      return laterNote(code, phrase)
  }
}

/** A newer server knows more codes than a page that was open before: its list of what is avoided is right all the same. */
const laterNote = (_: never, phrase: string): string =>
  `Check that what’s left out is what you meant by “${phrase}”.`
