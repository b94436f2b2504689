/** Recipes in an answer of which no list could be read: JSON within JSON or in another shape, markup, plain headings. All is checked afterwards. */
import { lenientlyParsed } from '#platform/ai/lenient-json.ts'
import { recipesInHeadings } from './headings.ts'

/** What an answer of any model may nest. */
const deepest = 6

/** The elements that may be recipes in a whole answer, in their order. */
export function recipesInAnswer(answer: string): unknown[] {
  const ways = [() => inJson(answer), () => inMarkup(answer), () => recipesInHeadings(answer)]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

function inJson(answer: string): unknown[] {
  const text = answer.replace(/^\s*```\w*|```\s*$/g, '').trim()
  if (text.startsWith('"')) {
    const inner = lenientlyParsed(text)
    return typeof inner === 'string' ? inJson(inner) : []
  }
  const from = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return from < 0 || end < from ? [] : recipesIn(lenientlyParsed(text.slice(from, end + 1)), deepest)
}

/** Objects that hold two lists or texts under names of their own are asked; the others may hold such ones. */
function recipesIn(value: unknown, depth: number): unknown[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isLikeARecipe(value)) return [value]
  return Object.values(value).flatMap((inner) => recipesIn(inner, depth - 1))
}

const ownParts = /ingred|zutat|食材|材料|재료|malzeme|bahan|nguy/i
const isLikeARecipe = (value: object): boolean => Object.keys(value).some((key) => ownParts.test(key))

const recipeTag = /<recipe\b[^<>]*>(?<inside>.*?)<\/recipe>/gis

function inMarkup(answer: string): unknown[] {
  return [...answer.matchAll(recipeTag)].map(({ groups }) => {
    const inside = groups?.['inside'] ?? ''
    return {
      title: partOf(inside, 'title') ?? partOf(inside, 'name'),
      minutes: partOf(inside, 'minutes') ?? partOf(inside, 'time'),
      equipment: partOf(inside, 'equipment'),
      ingredients: linesIn(partOf(inside, 'ingredients')),
      steps: linesIn(partOf(inside, 'steps') ?? partOf(inside, 'instructions')),
    }
  })
}

function partOf(markup: string, tag: string): string | undefined {
  return new RegExp(`<${tag}\\b[^<>]*>(.*?)</${tag}>`, 'is').exec(markup)?.[1]?.trim()
}

/** The texts of the tags in a part, or its lines. */
function linesIn(part = ''): string[] {
  const tagged = [...part.matchAll(/<(\w+)\b[^<>]*>([^<>]*)<\/\1>/g)].map(([, , text = '']) => text)
  return (tagged.length > 0 ? tagged : part.split('\n'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
