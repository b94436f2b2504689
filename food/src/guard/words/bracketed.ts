/** Brackets within an ingredient's name: 'jowar (sorghum) flour' is jowar flour. */

const aside = /\s*\((?<said>[^()\n]{2,40})\)(?=\s+\p{L})/u
/** One of two things, or both; '(vegan) butter' may be either. */
const other =
  /(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|e|atau|dan|plus|half|mixed|vegan\p{L}{0,2}|plant[- ]based|\p{L}{1,20}[- ]?(?:free|freie?[rsn]?)|(?:ohne|sans|sin|senza|sem) \p{L}{3,20})(?!\p{L})|[/&+,;]/iu

/** The line with what stands in brackets at its end, so that the words around them stand together; all of it is still there. */
export function withAsideBehind(line: string): string {
  const found = aside.exec(line)
  const said = found?.groups?.['said']
  if (found === null || said === undefined || other.test(said)) return line
  return `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}, ${said}`
}
