import * as p from './pen.ts'

const { path, box, oval } = p

/** What food is sold in; `inside` is drawn on its label. */
export const jar = (lid: string, content: string, inside = '') =>
  box(9, 3.5, 14, 5, 1.5, lid) +
  path('M8.5 8.5h15c2 1.5 3 3.5 3 6V26c0 2-1.3 3-3 3h-15c-1.7 0-3-1-3-3V14.5c0-2.5 1-4.5 3-6z', content) +
  inside

export const label = (fill: string) => box(8.5, 15, 15, 9, 1.5, fill)

export const bottle = (cap: string, content: string, inside = '') =>
  box(13, 2.5, 6, 4, 1, cap) +
  path(
    'M13.5 6.5h5V10c0 2 4.5 3 4.5 7v10c0 1.5-1 2.5-2.5 2.5h-9C10 29.5 9 28.5 9 27V17c0-4 4.5-5 4.5-7z',
    content,
  ) +
  inside

export const squeezy = (cap: string, content: string, inside = '') =>
  path('M14 7l1-4.5h2L18 7z', cap) +
  box(11.5, 7, 9, 3.5, 1, cap) +
  path(
    'M11 10.5h10c2 2 3 4.5 3 8V27c0 1.5-1 2.5-2.5 2.5h-11C9 29.5 8 28.5 8 27v-8.5c0-3.5 1-6 3-8z',
    content,
  ) +
  inside

export const can = (body: string, inside = '') =>
  path('M6.5 7v18c0 2.5 4 4 9.5 4s9.5-1.5 9.5-4V7', body) +
  oval(16, 7, 9.5, 3.5, p.steel) +
  oval(16, 7, 6, 1.8) +
  inside

export const bag = (body: string, inside = '') =>
  path(
    'M8 4.5c2 1 3 1 5.3 0 2 1 3.3 1 5.4 0 2 1 3.3 1 5.3 0l-1 4c2 5 3 10 3 17.5 0 2-1 3-3 3H9c-2 0-3-1-3-3C6 18.5 7 13.5 9 8.5z',
    body,
  ) +
  path('M9 8.5h14') +
  inside

export const carton = (body: string, band: string, inside = '') =>
  path('M8 12l4-6.5h8l4 6.5v15.5c0 1-.7 1.7-1.7 1.7H9.7c-1 0-1.7-.7-1.7-1.7z', body) +
  box(11.5, 2.5, 9, 3, 1, body) +
  path('M8 12h16', band) +
  p.patch('M8.8 19h14.4v7H8.8z', band) +
  path('M12 5.5L16 12l4-6.5') +
  inside

export const tub = (lid: string, body: string, inside = '') =>
  path('M6.5 11h19l-2 15.5c-.2 1.5-1.3 2.5-3 2.5h-9c-1.7 0-2.8-1-3-2.5z', body) +
  box(4.5, 7, 23, 4.5, 2, lid) +
  inside

/** `heap` lies in it. */
export const bowl = (fill: string, heap: string, inside = '') =>
  heap + path('M3.5 16h25c0 7-3.5 11-8 12.5h-9C7 27 3.5 23 3.5 16z', fill) + inside

export const plate = (heap: string) => oval(16, 23, 13.5, 5, p.paper) + heap

export const packet = (body: string, inside = '') =>
  path(
    'M6 5l2.5 1.5L11 5l2.5 1.5L16 5l2.5 1.5L21 5l2.5 1.5L26 5v22l-2.5-1.5L21 27l-2.5-1.5L16 27l-2.5-1.5L11 27l-2.5-1.5L6 27z',
    body,
  ) + inside

export const steam = p.path('M12 9c-1.5-1.5 1.5-3 0-5M16 9c-1.5-1.5 1.5-3 0-5M20 9c-1.5-1.5 1.5-3 0-5')
