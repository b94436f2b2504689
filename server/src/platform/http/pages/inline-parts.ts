import { createHash } from 'node:crypto'
import type { OwnParts } from '../security-headers.ts'

/** What admits the styles and scripts that stand in a page itself, and no others: their hashes. */
export const inlinePartsOf = (page: string): OwnParts => ({
  styles: hashesOf(page, /<style>(?<part>.*?)<\/style>/gs),
  scripts: hashesOf(page, /<script>(?<part>.*?)<\/script>/gs),
})

const hashesOf = (page: string, parts: RegExp): string[] =>
  Array.from(page.matchAll(parts), ({ groups }) => {
    // Browsers read it so before they hash it: a checkout on Windows has other line ends.
    const part = groups?.['part']?.replaceAll(/\r\n?/g, '\n')
    const hash = createHash('sha256').update(part ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
