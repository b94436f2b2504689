import drawings from './food-pictures.svg?no-inline'

let request: XMLHttpRequest | undefined

/**
 * Puts all food pictures into the page, once: one that is taken from a file of its own is built twice by the browser, which
 * a long list in motion has no time for. Each is a symbol of the file, 32 by 32, in the colours of ui/illustrations/art.css.
 * As a document, as the page's policy lets no text become elements. What failed is asked for again by the next picture.
 */
export function putDrawingsInPage(): void {
  if (request) return
  const asked = new XMLHttpRequest()
  request = asked
  asked.open('GET', drawings)
  asked.responseType = 'document'
  asked.addEventListener('loadend', () => {
    // Null after a cut, and where a server in trouble answered with something else.
    const drawn = asked.responseXML?.querySelector('svg')
    if (asked.status === 200 && drawn) document.body.append(drawn)
    else request = undefined
  })
  asked.send()
}
