import sharp from 'sharp'
import type { Person } from './people.ts'

type Fruit = NonNullable<Person['image']>['fruit']

const leaf = '<path d="M200 120 q40 -60 90 -50 q-10 50 -90 50" fill="#6aa84f"/>'
const stem =
  '<path d="M200 130 q-4 -40 10 -62" stroke="#7f6000" stroke-width="12" fill="none" stroke-linecap="round"/>'
const shine =
  '<ellipse cx="155" cy="185" rx="22" ry="34" fill="#fff" opacity=".35" transform="rotate(20 155 185)"/>'

const fruits: Record<Fruit, string> = {
  apple: `${stem}${leaf}<path d="M200 140 c50 -40 120 0 110 90 c-8 70 -60 110 -110 88 c-50 22 -102 -18 -110 -88 c-10 -90 60 -130 110 -90" fill="#cc3a3a"/>${shine}`,
  pear: `${stem}${leaf}<path d="M200 118 c44 0 46 60 58 96 c14 40 40 50 40 88 c0 42 -44 58 -98 58 c-54 0 -98 -16 -98 -58 c0 -38 26 -48 40 -88 c12 -36 14 -96 58 -96" fill="#a9b837"/>${shine}`,
  orange: `<circle cx="200" cy="225" r="105" fill="#f08a24"/>${leaf}<circle cx="200" cy="130" r="9" fill="#7f6000"/>${shine}`,
  avocado:
    '<path d="M200 90 c60 0 66 90 90 140 c30 62 -20 120 -90 120 c-70 0 -120 -58 -90 -120 c24 -50 30 -140 90 -140" fill="#3d6b35"/><path d="M200 112 c46 0 52 82 72 124 c24 52 -16 94 -72 94 c-56 0 -96 -42 -72 -94 c20 -42 26 -124 72 -124" fill="#d9e8a0"/><circle cx="200" cy="262" r="44" fill="#7a4a21"/><circle cx="186" cy="248" r="12" fill="#fff" opacity=".3"/>',
  berry: `<g fill="#4b4fa3"><circle cx="150" cy="230" r="60"/><circle cx="250" cy="230" r="60"/><circle cx="200" cy="300" r="60"/></g><g fill="#343780"><circle cx="150" cy="200" r="16"/><circle cx="250" cy="200" r="16"/><circle cx="200" cy="270" r="16"/></g>${leaf}`,
  egg: '<ellipse cx="200" cy="240" rx="128" ry="112" fill="#fff"/><path d="M90 250 q-20 60 50 86 q90 40 150 -10 q50 -30 36 -90" fill="#fff"/><circle cx="210" cy="236" r="52" fill="#ffc533"/><circle cx="194" cy="220" r="14" fill="#fff" opacity=".5"/>',
}

/** A fruit on a ground of one colour, as a profile picture. */
export const portrait = ({ fruit, colour }: NonNullable<Person['image']>): Promise<Buffer> =>
  draw(400, 400, `<rect width="400" height="400" fill="${colour}"/>${fruits[fruit]}`)

const table =
  '<rect width="800" height="600" fill="#f3e3cb"/><rect y="410" width="800" height="190" fill="#d7b78c"/>'
const shadow = (rx: number) => `<ellipse cx="400" cy="485" rx="${rx}" ry="26" fill="#000" opacity=".12"/>`
const round = (fills: readonly string[], radius: number) =>
  fills
    .map((fill, n) => {
      const x = 400 + (n - (fills.length - 1) / 2) * radius * 1.7
      return `<circle cx="${x}" cy="${480 - radius}" r="${radius}" fill="${fill}"/><ellipse cx="${x - radius / 3}" cy="${480 - radius * 1.4}" rx="${radius / 5}" ry="${radius / 3.5}" fill="#fff" opacity=".35"/>`
    })
    .join('')

/** Foods on a kitchen table, for posts and messages. */
const stillLifes = {
  bread: `${shadow(230)}<path d="M190 480 v-130 c-50 -30 -30 -120 60 -120 h300 c90 0 110 90 60 120 v130 z" fill="#c98a43"/><path d="M215 460 v-120 c-42 -20 -30 -85 40 -85 h290 c70 0 82 65 40 85 v120 z" fill="#f0cf9b"/>`,
  tomatoes: shadow(260) + round(['#d6402b', '#e2543b', '#c93826'], 78),
  eggs: `${shadow(260)}<g fill="#f7e6cf" stroke="#e4cdb0" stroke-width="4"><ellipse cx="270" cy="400" rx="58" ry="76"/><ellipse cx="400" cy="396" rx="58" ry="80"/><ellipse cx="530" cy="400" rx="58" ry="76"/></g><path d="M180 430 h440 l-30 60 h-380 z" fill="#9a9a90"/>`,
  milk: `${shadow(130)}<path d="M300 250 l40 -70 h120 l40 70 v236 h-200 z" fill="#fdfdfd"/><path d="M300 250 h200 l-40 -70 h-120 z" fill="#d9e6f2"/><rect x="300" y="330" width="200" height="80" fill="#4a86c5"/><path d="M360 390 q40 -70 80 0" stroke="#fff" stroke-width="12" fill="none"/>`,
  bananas: `${shadow(240)}<g fill="none" stroke-linecap="round" stroke-width="58"><path d="M220 300 q40 170 250 160" stroke="#e6b422"/><path d="M250 270 q60 150 280 130" stroke="#f4cd3c"/></g><circle cx="236" cy="282" r="22" fill="#7f6000"/>`,
  carrots: `${shadow(250)}<g fill="#ee7f27"><path d="M230 380 l330 60 l-320 40 z"/><path d="M250 300 l320 110 l-330 -20 z"/></g><g fill="#5d9b3b"><path d="M240 420 q-100 -60 -120 -10 q20 30 120 30"/><path d="M250 340 q-90 -90 -120 -40 q10 40 110 60"/></g>`,
  soup: `${shadow(240)}<path d="M200 340 h400 q0 150 -200 150 q-200 0 -200 -150" fill="#5b7fa6"/><ellipse cx="400" cy="340" rx="200" ry="52" fill="#7c9fc4"/><ellipse cx="400" cy="344" rx="176" ry="40" fill="#e0762f"/><g fill="#6aa84f"><circle cx="350" cy="340" r="11"/><circle cx="430" cy="352" r="9"/><circle cx="460" cy="334" r="10"/></g>`,
} as const

export type StillLife = keyof typeof stillLifes

export const stillLife = (of: StillLife): Promise<Buffer> => draw(800, 600, table + stillLifes[of])

const draw = (width: number, height: number, shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer()
