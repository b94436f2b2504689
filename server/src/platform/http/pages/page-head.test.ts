import { expect, it } from 'vitest'
import { withHead } from './page-head.ts'

const page = `<title>Shelfmate · Share food</title>
<meta property="og:title" content="Shelfmate · Share food">
<meta property="og:description" content="Share food">
<meta property="og:url" content="https://shelf.test/">
<meta property="og:image" content="https://shelf.test/p.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="The pantry">
<script src="/app.js"></script>`
const tofu = { title: '"Tofu" & <rice> · Shelfmate', description: 'Tofu to share.', path: '/posts/1' }

it('names what is there, and keeps the product’s picture where it has none', () => {
  const told = withHead(page, tofu, 'https://shelf.test')
  expect(told).toContain('<title>"Tofu" &amp; &lt;rice&gt; · Shelfmate</title>'.replaceAll('"', '&quot;'))
  expect(told).toContain('og:title" content="&quot;Tofu&quot; &amp; &lt;rice&gt; · Shelfmate"')
  expect(told).toContain('og:url" content="https://shelf.test/posts/1"')
  expect(told).toContain('og:image" content="https://shelf.test/p.png"')
  expect(told).toContain('og:image:width')
})

it('shows its picture, of whatever size that is', () => {
  const told = withHead(
    page,
    { ...tofu, image: { path: '/photo?key=a&b', alt: '$& Tofu' } },
    'https://shelf.test',
  )
  expect(told).toContain('og:image" content="https://shelf.test/photo?key=a&amp;b"')
  expect(told).toContain('og:image:alt" content="$&amp; Tofu"')
  expect(told).not.toMatch(/og:image:(?:width|height)/)
  expect(told).toContain('<script src="/app.js"></script>')
})
