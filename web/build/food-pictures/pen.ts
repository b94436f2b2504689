/** What every food picture is drawn with: shapes on a grid of 32 by 32, in the colours of the other drawings and a few foods' own. */

const ours = (name: string) => `var(--art-${name})`
export const paper = ours('paper')
export const cream = ours('cream')
export const mint = ours('mint')
export const leaf = ours('leaf')
export const sprout = ours('sprout')
export const tomato = ours('tomato')
export const blush = ours('blush')
export const carrot = ours('carrot')
export const amber = ours('amber')
export const sky = ours('sky')
export const wood = ours('wood')
export const ink = ours('ink')
export const plum = '#9263a8'
export const berry = '#5b79c2'
export const rose = '#e0788c'
export const cocoa = '#7d5036'
export const steel = '#a9b6b5'

const filled = (fill: string | undefined) => (fill === undefined ? '' : ` fill="${fill}"`)

/** A shape with an outline; without a fill a line. */
export const path = (d: string, fill?: string) => `<path d="${d}"${filled(fill)}/>`

export const circle = (x: number, y: number, r: number, fill?: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${filled(fill)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill?: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${filled(fill)}${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`

export const box = (x: number, y: number, width: number, height: number, round: number, fill?: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"${filled(fill)}/>`

/** A patch of colour without an outline. */
export const patch = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="none"/>`

/** Dots without an outline: pairs of x and y. */
export const dots = (fill: string, r: number, ...at: readonly (readonly [number, number])[]) =>
  `<g fill="${fill}" stroke="none">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`

/** A line in a colour of its own, thick or thin. */
export const stroke = (d: string, colour: string, width = 1.5) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
