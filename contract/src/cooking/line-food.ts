/**
 * What a line of a recipe names, without how it is prepared. Only words that are known to name no food are left away: any other
 * may be the allergen that somebody avoids.
 */
import { numberPattern } from './amounts.ts'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

const units = listed(
  'g gram grams kg ml cl dl l litre litres liter liters oz lb lbs tbsp tablespoon tablespoons tsp teaspoon teaspoons cup cups',
)
/** No food is called by these: they say nothing beside its name, either. */
const cuts = new Set(
  listed(`
    boneless skinless sliced chopped rinsed grated diced drained halved quartered torn crumbled cubed peeled unpeeled scrubbed bruised trimmed
    knotted squeezed shaved pitted stoned washed cleaned separated deseeded uncooked thawed defrosted softened melted
    sifted thinly thickly finely coarsely roughly freshly`),
)
/** These name no food where there is nothing else, and may beside another word: fish sticks, shredded coconut, cup noodles. */
const others = listed(`
  cm mm inch inches pinch pinches handful handfuls about approx approximately beaten whisked crushed cooked flaked mashed minced seeded cored packed
  heaped lightly well very large medium small thin thick short fine coarse lengthways lengthwise crosswise optional room temperature
  a an the of at to in into and or from your if you each extra more for as needed taste cut off out split shredded toasted
  roasted shelled soaked broken smooth crunchy chunky fresh frozen warm cold ripe strips cubes chunks pieces wedges sticks slices
  rings rounds florets squares lengths segments diagonally bite sized size skin skins root core stem stems leaves removed serve
  garnish frying`)
const besideFood = new Set([...units, ...cuts, ...others])

const words = /[\p{L}\p{M}]+|\p{Extended_Pictographic}/gu

const mayNameFood = (part: string): boolean =>
  (part.toLowerCase().match(words) ?? []).some((word) => !besideFood.has(word))

/** Between words, not inside brackets: '1,5 l' and '(eggs, milk)' stay whole. */
const comma = /,\s+(?![^(]*\))/

/** The line without what tells in brackets or behind a comma how it is prepared: 'eggs' of 'eggs, beaten', and all of 'noodles, with peanut sauce'. */
export function foodOfLine(line: string): string {
  const [first = '', ...more] = line
    .replace(/\s*\(([^()]*)\)/g, (inBrackets, inside: string) => (mayNameFood(inside) ? inBrackets : ''))
    .split(comma)
    .map((part) => part.trim())
  return [first, ...more.filter(mayNameFood)].filter((part) => part !== '').join(', ') || line
}

const amount = new RegExp(`^(?:${numberPattern})\\s*(?:${units.join('|')})\\s+(?:of\\s+)?`, 'iu')

/** The same with neither amount nor cuts, where there is little room: 'firm tofu' of '200 g chopped firm tofu'. */
export function bareFoodOfLine(line: string): string {
  const kept = foodOfLine(line)
    .replace(amount, '')
    .split(/\s+/)
    .filter((word) => !cuts.has(word.toLowerCase()))
  return kept.join(' ') || line
}
