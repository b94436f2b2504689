/** Recipes as a model writes them for readers: a title, 'Ingredients', 'Steps', with the marks of Markdown or without. */

interface Draft {
  title: string
  minutes?: string
  equipment?: string
  portions?: string
  ingredients: string[]
  steps: string[]
}

type List = 'ingredients' | 'steps'

const lists: readonly (readonly [List, RegExp])[] = [
  [
    'ingredients',
    /^(?:ingredients?(?: list)?|you(?:'ll)? need|zutaten|ingrédients|ingredientes|ingredienti|bahan)\b/i,
  ],
  [
    'steps',
    /^(?:steps?|instructions?|method|directions?|preparation|how to(?: make it)?|zubereitung|anleitung|étapes|préparation|pasos|preparación|preparazione|procedimento|modo de preparo|cara)\b/i,
  ],
]
const details: readonly (readonly ['minutes' | 'equipment' | 'portions', RegExp])[] = [
  [
    'minutes',
    /^(?:total |cook(?:ing)? |prep(?:aration)? )?(?:time|minutes|duration|zeit|temps|tiempo|tempo)\b/i,
  ],
  ['equipment', /^(?:equipment|tools|utensils|geräte|ustensiles|utensilios)\b/i],
  ['portions', /^(?:serves|servings?|portions?|yield|portionen)\b/i],
]

const heading = /^#{1,4}\s+(?<title>.+)$/
const bold = /^(?:\d+\s*[.):]\s*)?\*\*(?<title>[^*]+)\*\*\s*(?:[-–—:]?\s*\((?<aside>[^()]*)\))?\s*$/
const labelled = /^(?:recipe|title|name|rezept)(?:\s*\d+)?\s*[:.]\s*(?<title>.+)$/i

/** The recipes under their titles; what comes before the first title is no part of one. */
export function recipesInHeadings(answer: string): Draft[] {
  const drafts: Draft[] = []
  let list: List | undefined
  for (const raw of answer.replace(/```\w*/g, '').split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '') continue
    const bare = line
      .replace(/^#{1,4}\s+|^[-*•]\s+(?=\*\*)|\*\*|__/g, '')
      .replace(/^\*(?=\S)(.*)\*$/, '$1')
      .trim()
    const draft = drafts.at(-1)
    const part = lists.find(([, words]) => words.test(bare))
    const detail = details.find(([, words]) => words.test(bare))
    if (part && isLabel(bare, part[1])) {
      list = part[0]
      const rest = afterLabel(bare, part[1])
      if (draft && rest !== '') draft[list].push(...partsOf(rest, list))
    } else if (detail && draft && isLabel(bare, detail[1])) draft[detail[0]] = afterLabel(bare, detail[1])
    else {
      const found = heading.exec(line) ?? bold.exec(line) ?? labelled.exec(bare)
      if (found?.groups) {
        list = undefined
        drafts.push(draftOf(found.groups))
      } else if (draft && list) draft[list].push(bare.replace(/^(?:[-*•·–]|\d{1,2}\s*[.):])\s*/, ''))
    }
  }
  return drafts.filter(({ ingredients, steps }) => ingredients.length > 0 && steps.length > 0)
}

function draftOf({ title = '', aside }: Readonly<Record<string, string | undefined>>): Draft {
  const name = title
    .replace(/\*\*/g, '')
    .replace(/^\d+\s*[.):]\s*/, '')
    .replace(/^(?:recipe|rezept|recette|receta|ricetta)\s*#?\d*\s*[:.–—-]\s*/i, '')
    .replace(/[:：]\s*$/, '')
    .trim()
  return { title: name, ...(aside && { minutes: aside }), ingredients: [], steps: [] }
}

/** A label stands alone or before a colon: 'Steps', 'Ingredients: rice, peas'. */
const isLabel = (line: string, words: RegExp): boolean => /^\s*(?:$|[:(：])/.test(line.replace(words, ''))

const afterLabel = (line: string, words: RegExp): string =>
  line
    .replace(words, '')
    .replace(/^\s*(?:\([^()]*\))?\s*[:：]?\s*/, '')
    .trim()

/** Foods in one line are parted by commas; sentences are not. */
const partsOf = (rest: string, list: List): string[] =>
  list === 'ingredients' ? rest.replace(/\.\s*$/, '').split(/[;•]|,\s+/) : [rest]
