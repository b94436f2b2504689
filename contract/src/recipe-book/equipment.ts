import type { Equipment } from '../recipes/kitchen.ts'

/** In this order: what a tool of its own cooks is not cooked on the hob. */
const tools: readonly (readonly [RegExp, Equipment])[] = [
  [/\bmicrowav\w*/gi, 'microwave'],
  [/\brice[ -]?cooker(?: pot)?/gi, 'rice cooker'],
  [/\bair[ -]?fr\w+(?: basket| pan)?/gi, 'air fryer'],
  [/\bkettle\b(?: boils?)?/gi, 'kettle'],
  [
    /\b(?:hob|stove\w*|skillet|wok|\w*pan|pot|boil\w*|simmer\w*|fry\w*|fried|saut[ée]\w*|sear\w*|poach\w*)\b/gi,
    'one hob',
  ],
]

/** What the steps of a recipe name of a dorm kitchen; none where they name nothing that we know. */
export function equipmentIn(steps: readonly string[]): Equipment[] {
  let text = steps.join('\n')
  return tools.flatMap(([words, tool]) => {
    const rest = text.replace(words, ' ')
    const isNamed = rest !== text
    text = rest
    return isNamed ? [tool] : []
  })
}
