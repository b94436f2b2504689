/** One entry of a list of ingredients: a line, or the heading of those after it. */
export interface Entry {
  text: string
  isHeading?: boolean
}

/** The lines of a list with headings. A heading goes with the first line below it: what it names may matter to somebody. */
export function withHeadings(entries: readonly Entry[]): string[] {
  let heading = ''
  const lines = entries.flatMap(({ text, isHeading }) => {
    if (isHeading) {
      const named = text.replace(/^for (?:the )?|[:：]$/gi, '')
      if (named !== '') heading = heading === '' ? named : `${heading}, ${named}`
      return []
    }
    const line = heading === '' ? text : `${text}, for ${heading}`
    heading = ''
    return [line]
  })
  return heading === '' ? lines : [...lines, heading]
}
