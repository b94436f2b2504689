/** Small words written onto the next one: "d'huile" is 'd huile', 'والحليب' is 'و ال حليب'. */

const elided = /(?<!\p{L})(d|l|un|qu|s|dell|all|dall|nell|sull)['’](?=\p{L})/giu
const article = /(?<!\p{L})[وفبكل]?ال(?=\p{Script=Arabic}{2})|(?<!\p{L})لل(?=\p{Script=Arabic}{2})/gu
const and = /(?<!\p{L})[وف](?=\p{Script=Arabic}{3})/gu
/** 'بحليب جوز الهند' is made with coconut milk; before anything else the letter stays, for milk is written so too. */
const plantMilk = /(?<!\p{L})[وفبكل](?=(?:حليب|لبن) (?:ال)?(?:جوز|لوز|شوفان|صويا|أرز|ارز)(?!\p{L}))/gu
/** A text without Arabic letters is not asked twice. */
const arabic = /\p{Script=Arabic}/u

/** The text with such small words set apart or, in Arabic, left away; the text itself where there are none. */
export function withoutElisions(text: string): string {
  const apart = /['’]/.test(text) ? text.replace(elided, '$1 ') : text
  return arabic.test(apart) ? apart.replace(plantMilk, '').replace(article, '') : apart
}

/** The same without the 'and' that Arabic writes onto the next word: a few words begin with that letter themselves. */
export function withoutLinks(text: string): string {
  return arabic.test(text) ? withoutElisions(text).replace(and, '') : text
}
