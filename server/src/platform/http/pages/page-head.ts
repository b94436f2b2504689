/** What a link to one of the app's pages looks like where somebody shares it. Paths are of this server. */
interface PageHead {
  title: string
  description: string
  path: string
  image?: { path: string; alt: string }
}

/** Tells it of a page by the parts of its address; undefined: like any link to the product. */
export type HeadOfPage = (
  params: Partial<Record<string, string>>,
  query: Partial<Record<string, string>>,
) => Promise<PageHead | undefined>

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/** A page of the web's build with another head; `origin` is what students open. */
export function withHead(page: string, head: PageHead, origin: string): string {
  const { title, description, path, image } = head
  const told: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    ...(image && { 'og:image': origin + image.path, 'og:image:alt': image.alt }),
  }
  // Ours has the size of the product's image.
  const sizes = image ? /\s*<meta property="og:image:(?:width|height)"[^>]*>/g : /(?!)/g
  return page
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replaceAll(sizes, '')
    .replaceAll(
      /(<meta property="(og:[\w:]+)" content=")[^"]*/g,
      (whole, start: string, property: string) => {
        const content = told[property]
        return content === undefined ? whole : start + escaped(content)
      },
    )
}
