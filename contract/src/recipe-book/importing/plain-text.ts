/** Texts of other programs as plain text: markup and signs of markdown go, every word stays. */

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    deg: '°',
    ndash: '–',
    mdash: '–',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ntilde: 'ñ',
    szlig: 'ß',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    icirc: 'î',
    ocirc: 'ô',
    iuml: 'ï',
  }),
)
const lastCodePoint = 0x10_ff_ff

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? all
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : all
  })
}

const blocks = /<\/?(?:br|p|li|ul|ol|div|h\d|tr|td|section)\b[^<>]*>/gi
const marks = /<\/?[a-z][^<>]*>/gi

/** The text without markup. What parts of a page parts lines; what stands within a word leaves the word whole. */
function withoutMarkup(text: string): string {
  // Twice: some pages write the markup itself in entities.
  const plain = decoded(decoded(text))
  return plain
    .replace(blocks, '\n')
    .replace(marks, '')
    .replace(/<!--|-->/g, ' ')
}

/** One line without markup, emphasis or control characters. */
export function oneLine(text: string): string {
  return withoutMarkup(text)
    .replace(/\*\*|__|`/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  withoutMarkup(text)
    .split(/[\n\r\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '')
