/** Dan dan noodles with a slip in their second word: it is too short to be repaired as other words are. */

const word = 'dan'
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const places = [0, 1, 2, 3]

/** Every word that is one letter away: left out, written for another, put in, or swapped with the next. */
const slips = new Set(
  places.flatMap((at) => {
    const [before, own, next, rest] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ]
    return [
      `${before}${next}${rest}`,
      `${before}${next}${own}${rest}`,
      ...letters.flatMap((letter) => [
        `${before}${letter}${next}${rest}`,
        `${before}${letter}${word.slice(at)}`,
      ]),
    ]
  }),
)

/** As a list of terms. */
export const danDanSlips = [...slips]
  .filter((slip) => slip !== word)
  .map((slip) => `${word} ${slip} noodle`)
  .join(', ')
