/** Recipes in an answer of which no list could be read: JSON within JSON or in another shape, markup, plain headings. All is checked afterwards. */
import { isShape } from '@shelfmate/contract/recipe-book/importing/shapes'
import { lenientlyParsed } from '#platform/ai/lenient-json.ts'
import { recipesInHeadings } from './headings.ts'
import { outlined } from './outline.ts'

/** What an answer of any model may nest. */
const deepest = 6

/** The elements that may be recipes in a whole answer, in their order. */
export function recipesInAnswer(answer: string): unknown[] {
  const ways = [
    () => inJson(withoutEntities(answer)),
    () => inMarkup(answer),
    () => recipesInHeadings(answer),
    () => recipesIn(outlined(answer), deepest),
  ]
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
  if (from < 0) return []
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  const found = end < from ? [] : recipesIn(lenientlyParsed(text.slice(from, end + 1)), deepest)
  return found.length > 0 ? found : recipesIn(lenientlyParsed(closed(text.slice(from))), deepest)
}

/** JSON that was put into a page: its quotation marks as entities. */
const withoutEntities = (answer: string): string =>
  answer.includes('&quot;')
    ? answer.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    : answer

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** JSON that ends behind a whole text or value, with what is open closed; the text itself where more was to come. */
function closed(text: string): string {
  const open: string[] = []
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (isInText && char === '\\') at++
    else if (char === '"') isInText = !isInText
    else if (!isInText && closings[char]) open.push(closings[char])
    else if (!isInText && open.at(-1) === char) open.pop()
  }
  return isInText || /[,:]\s*$/.test(text) ? text : `${text}${open.toReversed().join('')}`
}

/** Objects that hold two lists or texts under names of their own are asked; the others may hold such ones. */
function recipesIn(value: unknown, depth: number): unknown[] {
  if (depth === 0) return []
  // The answer of a server within the answer: {"choices":[{"message":{"content":"{…}"}}]}.
  if (typeof value === 'string') return jsonWithin.test(value) ? inJson(value) : []
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isLikeARecipe(value)) return [value]
  return Object.entries(value).flatMap(([key, inner]) => {
    const isNamed = !Array.isArray(value) && isShape(inner) && isLikeARecipe(inner) && !isTitled(inner)
    return recipesIn(isNamed && isTitle(key) ? { title: key, ...inner } : inner, depth - 1)
  })
}

const jsonWithin = /^\s*(?:```\w*\s*)?[[{].*(?:ingred|zutat|材料|食材)/is
/** {"Cherry rice": {…}}: its title is its key, unless that only counts. */
const isTitle = (key: string): boolean =>
  /\p{L}{3}/u.test(key) && !/^(?:recipe|rezept|dish|idea|item)[ _]?\d*$/i.test(key)
const isTitled = (value: object): boolean => Object.keys(value).some((key) => ownTitle.test(key))
const ownTitle = /title|name|titel|titre|título|titolo|标题|名/i

const ownParts = /ingred|zutat|食材|材料|재료|malzeme|bahan|nguy/i
const isLikeARecipe = (value: object): boolean => Object.keys(value).some((key) => ownParts.test(key))

function inMarkup(answer: string): unknown[] {
  return [...insides(answer, 'recipe')].map((inside) => ({
    title: partOf(inside, 'title') ?? partOf(inside, 'name'),
    minutes: partOf(inside, 'minutes') ?? partOf(inside, 'time'),
    equipment: partOf(inside, 'equipment'),
    ingredients: linesIn(partOf(inside, 'ingredients')),
    steps: linesIn(partOf(inside, 'steps') ?? partOf(inside, 'instructions')),
  }))
}

/** What stands between each tag and its end. The first tag without an end is the last: one expression for both would look for it from every tag. */
function* insides(markup: string, tag: string): Generator<string> {
  const begin = new RegExp(`<${tag}\\b[^<>]*>`, 'gi')
  const end = new RegExp(`</${tag}>`, 'gi')
  while (begin.test(markup)) {
    end.lastIndex = begin.lastIndex
    const ended = end.exec(markup)
    if (!ended) return
    yield markup.slice(begin.lastIndex, ended.index)
    begin.lastIndex = end.lastIndex
  }
}

function partOf(markup: string, tag: string): string | undefined {
  const [first] = insides(markup, tag)
  return first?.trim()
}

/** Tags within a line. */
const within = /<\/?(?:a|b|em|i|mark|small|span|strong|u)\b[^<>]*>/gi

/** The texts of a part between its tags, or its lines; none is left out. */
function linesIn(part = ''): string[] {
  const text = part.replace(within, '')
  return (/<\w/.test(text) ? text.replace(/\s+/g, ' ').split(/<[^<>]*>/) : text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
