/**
 * Text as searches compare it: without case, accents and surrounding blanks. The server stores it beside the text and
 * screens fold live changes by it, so that both find the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
