import { bag, bottle, bowl, can, jar, label, packet, squeezy } from './containers.ts'
import * as p from './pen.ts'

const { path, circle, oval, dots, patch, stroke, box } = p
const chilliOn = (y: number) =>
  patch(`M20 ${y - 3}c1 4-2 7-7 8 2-2 3-4 3.5-6 .7-2 2-3.5 3.5-2z`, p.tomato) +
  stroke(`M20 ${y - 3}l1.5-2`, p.leaf)

/** Sauces, spreads, oils, pickles: what stands in jars and bottles. */
export const larder = {
  'soy-sauce': bottle(p.tomato, p.cocoa, label(p.cream) + circle(16, 19.5, 2.5, p.tomato)),
  'fish-sauce': bottle(
    p.sky,
    p.amber,
    label(p.paper) + path('M11 19.5c2-2.5 5-2.5 7 0l2.5-1.8v3.6L18 19.5c-2 2.5-5 2.5-7 0z', p.sky),
  ),
  ketchup: squeezy(
    p.paper,
    p.tomato,
    label(p.paper) + circle(16, 20, 2.8, p.tomato) + stroke('M16 17l1-1', p.leaf),
  ),
  mustard: squeezy(
    p.tomato,
    p.amber,
    label(p.cream) + dots(p.wood, 1.2, [13, 18], [17, 19.5], [14, 21.5], [19, 17.5]),
  ),
  mayonnaise: jar(p.sky, p.paper, label(p.amber) + oval(16, 19.5, 3, 2.5, p.paper)),
  'chilli-sauce': bottle(p.leaf, p.tomato, label(p.paper) + chilliOn(20)),
  'hot-paste': jar(p.tomato, p.carrot, label(p.paper) + chilliOn(20)),
  'brown-sauce': bottle(p.amber, p.cocoa, label(p.amber)),
  'tomato-sauce': jar(
    p.leaf,
    p.tomato,
    label(p.cream) + circle(16, 20, 2.8, p.tomato) + stroke('M15 17l1.5-1', p.leaf),
  ),
  pesto: jar(p.amber, p.leaf, label(p.cream) + patch('M16 23c-3-1-4-4-2-7 3 2 4 4 2 7z', p.leaf)),
  dressing: bottle(
    p.sprout,
    p.cream,
    label(p.sprout) + patch('M16 22.5c-2.5-1-3-3.5-1.5-6 2.5 1.5 3.5 4 1.5 6z', p.paper),
  ),
  'curry-paste': jar(p.amber, p.wood, label(p.amber) + chilliOn(20)),
  stock:
    path('M4 13l8-5 8 3-8 5.5z', p.amber) +
    path('M4 13v8l8 5v-9.5zM12 16.5V26l8-5V11z', p.wood) +
    path('M17 18l6-3.5 6 2.5-6.5 4z', p.amber) +
    path('M17 18v6l5.5 4v-7zM22.5 21v7l6.5-4v-7z', p.wood),
  honey: jar(
    p.wood,
    p.amber,
    path('M8 13c2 2 3 4 5 4s2-3 4-2 3 4 5 2 3-2 3-3', 'none') +
      label(p.cream) +
      path('M16 16.5l2.5 1.5v3L16 22.5 13.5 21v-3z', p.amber),
  ),
  jam: jar(
    p.paper,
    p.tomato,
    path('M8.5 8.5c2 2 3 1 4 0 2 2 5 2 7 0 1 1 2 2 4 0', p.paper) +
      label(p.cream) +
      path('M16 22.5c-2-1-3-3-2.5-4.5.5-1 1.7-1 2.5-.3.8-.7 2-.7 2.5.3.5 1.5-.5 3.5-2.5 4.5z', p.tomato),
  ),
  syrup: bottle(p.wood, p.carrot, label(p.cream) + path('M16 16.5l1.5 2 2-.5-1 2 1 1.5-2.5.5v1.5', 'none')),
  'peanut-butter': jar(
    p.tomato,
    p.wood,
    label(p.cream) +
      path('M12 18c1-1.5 3-1.5 4 0s3 0 4 1 .5 3-1 3.5-2.5-.5-3.5-1.5-3-.5-3.5-1.5-.5-1 0-1.5z', p.wood),
  ),
  'nut-spread': jar(
    p.paper,
    p.cocoa,
    label(p.cream) + circle(16, 20, 2.8, p.wood) + path('M13.5 19c1.5-1 3.5-1 5 0'),
  ),
  hummus: bowl(
    p.cream,
    path('M5 16.5c1-4 6-6.5 11-6.5s10 2.5 11 6.5z', p.amber) +
      path('M11 14.5c1-2 4-3 6.5-2.5s3 2.5.5 2.5-3 0-4 .5', 'none') +
      dots(p.tomato, 1, [20, 12.5], [9, 14.5]),
  ),
  dip: bowl(
    p.tomato,
    path('M5 16.5c1-4 6-6.5 11-6.5s10 2.5 11 6.5z', p.sprout) + path('M18 13L26 3l3 9z', p.amber),
  ),
  oil: bottle(
    p.leaf,
    p.amber,
    label(p.paper) + patch('M16 16.5c-1.7 2-2.2 3.2-2.2 4a2.2 2.2 0 0 0 4.4 0c0-.8-.5-2-2.2-4z', p.amber),
  ),
  'olive-oil': bottle(p.wood, p.sprout, label(p.cream) + oval(15.5, 20, 2.2, 3, p.leaf, 25)),
  vinegar: bottle(
    p.plum,
    p.rose,
    label(p.cream) +
      circle(14.5, 19, 1.6, p.plum) +
      circle(17.5, 19, 1.6, p.plum) +
      circle(16, 21.5, 1.6, p.plum),
  ),
  pickles: jar(
    p.leaf,
    p.mint,
    oval(12.5, 20, 2.3, 6, p.leaf, 10) +
      oval(17, 20.5, 2.3, 6, p.sprout) +
      oval(21.5, 20, 2.3, 6, p.leaf, -10),
  ),
  kimchi: jar(
    p.tomato,
    p.blush,
    path('M8.5 21c2-3 4-1 5-4s4-2 5 0 4 0 5 3v6.5h-15z', p.tomato) +
      path('M11 24c2-1 2-3 4-3M18 24c1-2 3-2 4-1') +
      patch('M14 13h4v2h-4z', p.leaf),
  ),
  olives:
    oval(10, 18, 5.5, 7, p.leaf, 20) +
    oval(21.5, 19, 5.5, 7, p.plum, -15) +
    circle(8.5, 13.5, 1.8, p.tomato) +
    dots(p.mint, 1.2, [12, 16], [23, 16]) +
    path('M14 10c1-3 4-5 8-5.5-.5 3.5-3.5 5.5-8 5.5z', p.sprout),
  salt:
    path('M10 11h12l2 16c.2 1.5-.8 2.5-2.5 2.5h-11C8.8 29.5 7.8 28.5 8 27z', p.paper) +
    path('M10 11c0-5 2.5-7.5 6-7.5s6 2.5 6 7.5z', p.steel) +
    dots(p.ink, 0.9, [13.5, 7.5], [16, 6], [18.5, 7.5]) +
    path('M18.2 19c-1-1.5-4.2-1.4-4.2.8s4.2 1.2 4.2 3.2-3.2 2.2-4.4.7'),
  pepper:
    path('M12 12h8c0 4 3 6 3 10s-1 7.5-2.5 7.5h-9C10 29.5 9 26 9 22s3-6 3-10z', p.wood) +
    path('M10 12c-1-4 2-6 6-6s7 2 6 6z', p.cocoa) +
    circle(16, 4, 2, p.wood) +
    path('M10 21h12'),
  spice:
    box(10, 3, 12, 5, 1.5, p.tomato) +
    path('M9.5 8h13v18.5c0 1.7-1 3-3 3h-7c-2 0-3-1.3-3-3z', p.paper) +
    patch('M10.3 16h11.4v10c0 1.8-.7 2.7-2.3 2.7h-6.8c-1.6 0-2.3-.9-2.3-2.7z', p.carrot) +
    dots(p.ink, 0.8, [13.5, 5.5], [16, 5.5], [18.5, 5.5]),
  'whole-spice':
    path(
      'M16 4l2 7 6-4-3 6.5 7 1.5-7 2.5 3.5 6-6.5-3L16.5 28l-2.5-7-6 4 3-6.5-7-1.5 7-2.5-4-6.5 7 3z',
      p.cocoa,
    ) + circle(16, 16, 2.5, p.wood),
  cinnamon:
    path('M4 21L22 6c2-1 4 1 3 3L8 26c-3 2-6-3-4-5z', p.wood) +
    path('M9 26L26 12c2-1 3.5 1.5 2.5 3L13 29c-3 1.5-5.5-1.5-4-3z', p.cocoa) +
    path('M5 23.5c.5-1 2-1 2 .5M10.5 27.5c.5-1 2-1 2 .3'),
  sugar:
    path('M3 16l6-3 6 3v7l-6 3-6-3zM17 16l6-3 6 3v7l-6 3-6-3z', p.paper) +
    path('M3 16l6 3 6-3M9 19v7M17 16l6 3 6-3M23 19v7') +
    path('M10 8l6-3 6 3v7l-6 3-6-3z', p.cream) +
    path('M10 8l6 3 6-3M16 11v7'),
  flour: bag(
    p.paper,
    path('M16 25V14') +
      path(
        'M16 16c-2.5 0-3.5-1.5-3.5-3.5 2.5.5 3.5 1.5 3.5 3.5zM16 16c2.5 0 3.5-1.5 3.5-3.5-2.5.5-3.5 1.5-3.5 3.5zM16 20c-2.5 0-3.5-1.5-3.5-3.5 2.5.5 3.5 1.5 3.5 3.5zM16 20c2.5 0 3.5-1.5 3.5-3.5-2.5.5-3.5 1.5-3.5 3.5zM16 24c-2.5 0-3.5-1.5-3.5-3.5 2.5.5 3.5 1.5 3.5 3.5zM16 24c2.5 0 3.5-1.5 3.5-3.5-2.5.5-3.5 1.5-3.5 3.5z',
        p.amber,
      ),
  ),
  baking:
    box(7, 6, 18, 23, 2, p.rose) +
    box(6, 3.5, 20, 4.5, 1.5, p.paper) +
    path('M10 22c0-4 2.5-6 6-6s6 2 6 6z', p.cream) +
    path('M12 22h8l-.5 3.5h-7z', p.wood),
  cocoa: can(p.cocoa, path('M11 20c2-4 7-5 10-2-1 4-7 5.5-10 2z', p.wood) + path('M12 20c3 0 6-.5 8-2')),
} as const

/** Noodles over two sticks. */
const hanging = (colour: string) => {
  const strands =
    'M7 10c-2 6 2 10 0 16M12 9.5c-2 6 2 11 0 18M17 9c-2 6 2 11 0 18.5M22 8.5c-2 6 2 10 0 17M26 8c-1 5 1 8 0 13'
  return (
    stroke(strands, p.ink, 5) +
    stroke(strands, colour, 2.8) +
    stroke('M2 9.5L30 6M2 13L30 8.5', p.ink, 3.4) +
    stroke('M2 9.5L30 6M2 13L30 8.5', p.wood, 1.6)
  )
}

/** Rice, pasta, noodles: what is dry and cooked. */
export const grains = {
  rice: bag(
    p.sky,
    box(9.5, 14, 13, 10, 1.5, p.paper) +
      [
        [13, 17, 30],
        [17, 16.5, -20],
        [19.5, 19.5, 40],
        [14.5, 21, -30],
        [18, 22, 10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 1, 1.9, p.cream, turn))
        .join(''),
  ),
  'brown-rice': bag(
    p.wood,
    box(9.5, 14, 13, 10, 1.5, p.cream) +
      [
        [13, 17, 30],
        [17, 16.5, -20],
        [19.5, 19.5, 40],
        [14.5, 21, -30],
        [18, 22, 10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 1, 1.9, p.cocoa, turn))
        .join(''),
  ),
  grain:
    path('M16 30V10') +
    path(
      'M16 12c-2.5-2-2.5-5.5 0-8.5 2.5 3 2.5 6.5 0 8.5zM16 17c-4 .5-6-2-6-6 4 .5 6 2.5 6 6zM16 17c4 .5 6-2 6-6-4 .5-6 2.5-6 6zM16 22.5c-4 .5-6-2-6-6 4 .5 6 2.5 6 6zM16 22.5c4 .5 6-2 6-6-4 .5-6 2.5-6 6zM16 28c-4 .5-6-2-6-6 4 .5 6 2.5 6 6zM16 28c4 .5 6-2 6-6-4 .5-6 2.5-6 6z',
      p.amber,
    ),
  pasta:
    path('M4 8l9 3.5L4 17l3-4.5zM28 15l-9 3.5 9 5.5-3-4.5z', p.amber) +
    path('M15 6c4-3 9-1 10 2l-3 1.5c-1-1.5-3-2-5 0zM6 22c4-3 9-1 10 3l-3.5 1.5c-.5-2-3-2.5-4.5-1z', p.cream) +
    path('M13 13l6 5', 'none') +
    circle(13, 11.5, 1.5, p.carrot) +
    circle(19, 18.5, 1.5, p.carrot),
  spaghetti:
    stroke('M9 4l3 24M13 3.5l1.5 25M19 3.5l-1.5 25M23 4l-3 24M16 3.5v25', p.ink, 3.4) +
    stroke('M9 4l3 24M13 3.5l1.5 25M19 3.5l-1.5 25M23 4l-3 24M16 3.5v25', p.amber, 2) +
    box(9, 14, 14, 5, 2.5, p.tomato),
  noodles: hanging(p.amber),
  'rice-noodles': hanging(p.paper),
  'filled-pasta':
    path('M6 7l3 1 3-1 3 1 3-1 2 1-1 3 1 3-1 3 1 2-3 1-3-1-3 1-3-1-3 1-1-3 1-3-1-3 1-2z', p.cream) +
    circle(12.5, 13, 3.5, p.amber) +
    path('M16 17l3-1 3 1 3-1 3 1-1 3 1 3-1 3 1 2-3 1-3-1-3 1-3-1 1-3-1-3 1-2z', p.cream) +
    circle(22, 23, 3, p.amber),
  wrapper:
    path('M5 9l18-4 5 16-18 5z', p.paper) +
    path('M3.5 13l17-3 6 15-17 3.5z', p.cream) +
    path('M8 16l8-1.5M10 20l10-2'),
  'tapioca-pearls': bowl(
    p.blush,
    [
      [9, 13.5],
      [14, 12],
      [19, 12],
      [23.5, 13.5],
      [11.5, 9.5],
      [16.5, 8.5],
      [21, 9.5],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, p.cocoa))
      .join('') + dots(p.paper, 0.8, [8, 12.5], [13, 11], [18, 11], [10.5, 8.5], [15.5, 7.5]),
  ),
  'rice-cakes':
    stroke('M6 24L18 8M13 26L25 10M5 14l4-5M23 25l4-5', p.ink, 6.5) +
    stroke('M6 24L18 8M13 26L25 10M5 14l4-5M23 25l4-5', p.paper, 4.2),
  'instant-noodles': packet(
    p.carrot,
    circle(16, 16, 6, p.paper) +
      stroke('M11.5 15c1.5-1.5 3 1 4.5-.5s3 1 4.5-.5M12 18c1.5-1.5 3 1 4.5-.5s2.5.5 3.5 0', p.amber, 1.6),
  ),
  'cup-noodles':
    path('M7 10h18l-2.5 17c-.2 1.5-1.2 2.5-3 2.5h-7c-1.8 0-2.8-1-3-2.5z', p.tomato) +
    box(5.5, 6.5, 21, 4, 1.5, p.paper) +
    path('M8 15.5h16l-.8 6H8.8z', p.paper) +
    path('M18 6l4-3.5M20 6l5-3'),
} as const

/** What is drunk. */
export const drinks = {
  juice:
    path('M8 9h16l-2 18.5c-.1 1-.9 2-2.5 2h-7c-1.6 0-2.4-1-2.5-2z', p.sky) +
    patch('M9.2 14h13.6l-1.5 13c-.2 1-.8 1.7-2 1.7h-6.6c-1.2 0-1.8-.7-2-1.7z', p.carrot) +
    path('M18 9l2.5-6.5H25') +
    circle(9.5, 8.5, 5, p.amber) +
    stroke('M9.5 5v7M6 8.5h7', p.paper, 1.2) +
    circle(9.5, 8.5, 5),
  'juice-carton':
    path('M9 11l3.5-5h7l3.5 5v17c0 1-.5 1.5-1.5 1.5h-11C9.5 29.5 9 29 9 28z', p.carrot) +
    box(12, 3, 8, 3, 1, p.leaf) +
    path('M9 11h14') +
    circle(16, 20, 4.5, p.amber) +
    path('M16 15.5c.5-1.5 1.5-2 3-2-.2 1.5-1 2-3 2z', p.leaf),
  water:
    path('M13 6h6v3c0 2 4 3.5 4 7v11c0 1.5-1 2.5-2.5 2.5h-9C10 29.5 9 28.5 9 27V16c0-3.5 4-5 4-7z', p.sky) +
    box(12.5, 2.5, 7, 4, 1, p.berry) +
    path('M9 17h14v6H9z', p.paper) +
    stroke('M11.5 20.5c1.5-1 3-1 4.5 0s3 1 4.5 0', p.berry),
  'soft-drink':
    path('M8.5 7c0-2 1-3 3-3h9c2 0 3 1 3 3v18c0 2.5-1 4-3 4h-9c-2 0-3-1.5-3-4z', p.tomato) +
    path('M8.5 8h15M8.5 25h15') +
    patch('M9.2 19c4-4 9 2 13.6-3v-4c-4.6 5-9.6-1-13.6 3z', p.paper) +
    path('M14 4c0-1 1-1.5 2-1.5s2 .5 2 1.5'),
  'energy-drink':
    path(
      'M9.5 6c0-2 1-3 2.5-3h8c1.5 0 2.5 1 2.5 3v20c0 2-1 3.5-2.5 3.5h-8C10.5 29.5 9.5 28 9.5 26z',
      p.berry,
    ) +
    path('M9.5 7.5h13M9.5 25.5h13') +
    path('M17.5 10l-5 7.5h3l-1.5 5.5 5.5-8h-3.5z', p.amber),
  coffee:
    path('M5 12h18v8c0 5-3 8-9 8s-9-3-9-8z', p.paper) +
    path('M23 14c4-1 6 1 5.5 4s-3.5 4.5-6.5 4') +
    oval(14, 12, 9, 2.8, p.cocoa) +
    path('M11 7.5c-1.2-1.5 1.2-2.5 0-4.5M16 7.5c-1.2-1.5 1.2-2.5 0-4.5'),
  'coffee-beans':
    oval(11, 12, 6, 8, p.cocoa, 30) +
    oval(21.5, 21, 6, 8, p.cocoa, -25) +
    stroke('M14 6c-1 4-5 7-6 12M19 15c0 4 4 7 5 12', p.wood, 1.8),
  tea:
    path('M5 13h18v7c0 5-3 8-9 8s-9-3-9-8z', p.mint) +
    path('M23 15c4-1 6 1 5.5 4s-3.5 4.5-6.5 4') +
    oval(14, 13, 9, 2.8, p.wood) +
    path('M17 14V7l5-3') +
    box(20.5, 2.5, 6, 6, 1, p.leaf),
  'hot-drink':
    path('M6 11h17v13c0 3-2 5-5 5h-7c-3 0-5-2-5-5z', p.tomato) +
    path('M23 14c4-1 6 1 5.5 4s-3.5 4.5-5.5 4') +
    path('M6 11c-1-3 2-4 4-3 1-3 6-3 7.5-.5 3-1 6 .5 5.5 3.5z', p.paper) +
    path('M14.5 18c-2-2-4.5 0-3 2l3 3 3-3c1.5-2-1-4-3-2z', p.paper),
  'bubble-tea':
    path('M8 10h16l-2 17c-.2 1.5-1 2.5-2.5 2.5h-7c-1.5 0-2.3-1-2.5-2.5z', p.wood) +
    path('M7 10c0-4 4-6 9-6s9 2 9 6z', p.sky) +
    path('M17 10V2.5') +
    dots(p.ink, 1.7, [12.5, 26.5], [16, 26.5], [19.5, 26.5], [14, 23], [18, 23], [12, 20]) +
    stroke('M11 14l.5 4', p.paper),
  smoothie:
    path('M9 9h14l-1.5 18c-.1 1.5-1 2.5-2.5 2.5h-6c-1.5 0-2.4-1-2.5-2.5z', p.plum) +
    path('M7.5 9c0-1.5 1-2.5 2.5-2.5h12c1.5 0 2.5 1 2.5 2.5z', p.paper) +
    path('M17 6.5l2-4h4') +
    patch('M10 15h12l-.3 4H10.3z', p.rose),
  beer:
    path('M6 10h14v16c0 2-1 3-3 3H9c-2 0-3-1-3-3z', p.amber) +
    path('M20 13h3c2.5 0 4 1.5 4 4v3c0 2.5-1.5 4-4 4h-3') +
    path(
      'M5.5 12c-2-2.5 0-5.5 2.5-5.5C8.5 4 12 3 14 5c2-1.5 5-.5 5.5 2 2 .5 2.5 3.5.5 5-1.5 1-2.5-.5-4 0-1.5 2-3 1.5-4 0-1.5-.5-4.5 2-6.5 0z',
      p.paper,
    ) +
    path('M10 17v8M15.5 17v8'),
  wine:
    path('M9 3.5h14c1.5 8 0 14-7 14s-8.5-6-7-14z', p.paper) +
    patch('M9 8.5h14c0 5-2 8.2-7 8.2s-7-3.2-7-8.2z', p.plum) +
    path('M16 17.5v9M10 28.5c1-1.5 3-2 6-2s5 .5 6 2z', p.paper) +
    path('M9 3.5h14c1.5 8 0 14-7 14s-8.5-6-7-14z'),
  spirits: bottle(
    p.ink,
    p.mint,
    label(p.paper) +
      path('M16 16.5l1.2 2.3 2.5.3-1.8 1.7.4 2.5-2.3-1.2-2.3 1.2.4-2.5-1.8-1.7 2.5-.3z', p.amber),
  ),
} as const
