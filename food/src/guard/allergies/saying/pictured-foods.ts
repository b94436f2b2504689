/** Foods that are told as a picture: '🍓', 'no 🥓 please'. Those that a group has are read with its other terms. */
import { pictures } from '../../../aliases/more/pictures.ts'
import { theGuard } from '../../reading/the-guard.ts'
import { foldText } from '../../text/fold.ts'

/** What a picture says in a profile where the food that it shows is only one of a kind, and the animals. */
const kinds: Readonly<Record<string, string>> = {
  beans: '🫘',
  beef: '🥩, 🐄, 🐂, 🐃, 🐮',
  chicken: '🍗, 🐔, 🐓, 🐤, 🐥, 🐣',
  chilli: '🌶',
  coconut: '🥥',
  coffee: '☕',
  corn: '🌽, 🌮',
  duck: '🦆',
  lamb: '🐑, 🐏, 🐐',
  lettuce: '🥬, 🥗',
  meat: '🍖',
  mushrooms: '🍄, 🍄‍🟫',
  pork: '🥓, 🐖, 🐷, 🐽, 🐗',
  potato: '🍟',
  rabbit: '🐇, 🐰',
  rice: '🍚',
  alcohol: '🍶, 🍸, 🍹, 🥃',
  tea: '🫖',
  turkey: '🦃',
}

const words = new Map([
  ...Object.entries(pictures).flatMap(([food, list]) => list.map((one) => [foldText(one), food] as const)),
  ...Object.entries(kinds).flatMap(([kind, list]) =>
    list.split(', ').map((one) => [foldText(one), kind] as const),
  ),
])

const picture = /\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gu

/** A typed text with such pictures in words. */
export const withPicturesNamed = (typed: string): string =>
  typed.replace(picture, (one) => {
    const key = foldText(one)
    const word = theGuard().matcher.groupsOf(key) ? undefined : words.get(key)
    return word === undefined ? one : ` ${word} `
  })
