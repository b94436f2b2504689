import { bowl, can, carton, tub } from './containers.ts'
import * as p from './pen.ts'

const { path, circle, oval, dots, patch, stroke, box } = p
const drop = patch('M16 20c-2 2.5-2.5 4-2.5 5a2.5 2.5 0 0 0 5 0c0-1-.5-2.5-2.5-5z', p.paper)

/** Milk, eggs and what stands in for them. */
export const dairyAndEggs = {
  milk: carton(p.paper, p.sky, drop),
  'plant-milk': carton(p.mint, p.leaf, patch('M12 25c0-3 2.5-5 8-5 0 4-3 6-8 5z', p.paper)),
  'milk-drink':
    path('M10 8h12l-1 19c-.2 1.5-1 2.5-2.5 2.5h-5c-1.5 0-2.3-1-2.5-2.5z', p.rose) +
    box(9, 5, 14, 4, 1.5, p.paper) +
    path('M17 5l2-3.5h3') +
    patch('M11.2 15h9.6l-.3 6h-9z', p.paper),
  'condensed-milk': can(p.sky, box(9.5, 15, 13, 8, 1, p.paper)),
  'milk-powder': can(p.amber, path('M12 23c0-4 1.8-7 4-7s4 3 4 7z', p.paper)),
  yogurt: tub(p.sky, p.paper, circle(14, 20, 2.8, p.rose) + circle(18.5, 19, 2.8, p.berry)),
  cream:
    path('M9 13h14l-1 14c-.2 1.5-1 2.5-2.5 2.5h-7c-1.5 0-2.3-1-2.5-2.5z', p.sky) +
    path('M8 13c-2-3 0-5 2.5-5C10 5 13 3 15.5 4.5 18 2.5 21.5 4 21 7.5c3 0 5 2.5 3 5.5z', p.paper) +
    path('M11 10.5c1.5 1 3 1 4.5 0M17 9c1.5 1 3 1 4.5 0'),
  butter:
    path('M4 17l6-7h18l-4 7z', p.cream) +
    path('M4 17h20v8H4z', p.amber) +
    path('M24 17l4-7v8l-4 7z', p.amber) +
    path('M10 17v8'),
  cheese:
    path('M3.5 18L21 6.5c4 .5 7 4 7.5 8.5v11h-25z', p.amber) +
    path('M3.5 18h25') +
    circle(11, 22, 2.2, p.carrot) +
    circle(19.5, 22.5, 1.7, p.carrot) +
    circle(20, 13, 1.9, p.carrot),
  'cheese-slices':
    path('M5 12l12-4 10.5 6-12 4.5z', p.amber) +
    path('M5 12v6l10.5 7 12-5v-6l-12 4.5z', p.carrot) +
    path('M5 15l10.5 7 12-5M15.5 18.5V25'),
  'soft-cheese':
    path('M4 14c0-4 5.5-7 12-7s12 3 12 7v8c0 4-5.5 7-12 7S4 26 4 22z', p.cream) +
    oval(16, 14, 12, 6.5, p.paper) +
    path('M16 14l9-4.5M16 14l10 4v8l-10-4z', p.amber),
  'fresh-cheese': bowl(
    p.sky,
    path('M6 16c-1-3 1-5 3-5 0-3 3-4.5 5.5-3 2-2 5.5-1.5 6 1.5 3-.5 5 2 4.5 6.5z', p.paper),
    stroke('M8 21c4 1.5 12 1.5 16 0', p.paper),
  ),
  egg:
    path(
      'M16 3.5c-5 0-9.5 8-9.5 14.5 0 6 4 10.5 9.5 10.5s9.5-4.5 9.5-10.5C25.5 11.5 21 3.5 16 3.5z',
      p.cream,
    ) + stroke('M10 17c.3-3 1.5-6 3.5-8', p.paper, 2),
  'fried-egg':
    path(
      'M14 5c5-2 8 2 11 4s4.5 6 2.5 9.5-2 7-6.5 8-6 2.5-10.5 1S3 22 4 17.5 4.5 13 6.5 10 10 6.5 14 5z',
      p.paper,
    ) +
    circle(15.5, 16, 5.5, p.amber) +
    stroke('M12.5 15c.3-1.5 1-2 2-2.3', p.paper),
  'boiled-egg':
    path('M15 4C9.5 4 5 11 5 17.5 5 24 9.5 28.5 15 28.5S25 24 25 17.5C25 11 20.5 4 15 4z', p.paper) +
    circle(15, 18.5, 5.5, p.carrot),
  'dark-egg':
    path(
      'M16 3.5c-5 0-9.5 8-9.5 14.5 0 6 4 10.5 9.5 10.5s9.5-4.5 9.5-10.5C25.5 11.5 21 3.5 16 3.5z',
      p.cocoa,
    ) +
    path('M16 5l-2 4 3 3-3 4 3 4-2 4') +
    stroke('M9.5 17c.3-3 1.2-5 2.5-7', p.wood),
} as const

/** Meat, fish and what takes their place. */
export const meatAndFish = {
  beef:
    path('M5 18c-2-6 2-12 9-13 8-1 14 4 14 10 0 4-3 5-6 6-4 1.5-4 6-9 6S6.5 23 5 18z', p.tomato) +
    path('M9.5 17.5c-1-4 2-8 6-8.5 5-.5 9 2 9 5.5', 'none') +
    circle(19, 14.5, 2.8, p.paper) +
    stroke('M9 18c0-4 3-7.5 7.5-8', p.blush, 2),
  pork:
    path('M6 10c3-5 12-6 17-3s7 10 3 14-6 6-12 6S2 17 6 10z', p.blush) +
    stroke('M9.5 12c3-3 8-4 12-2M9 17c1 4 4 6 8 6', p.paper, 2.2) +
    circle(19.5, 17.5, 2.5, p.paper),
  lamb:
    path('M12 12c2-5 8-7 12-4s5 9 1 13-10 4-13 1-2-6 0-10z', p.rose) +
    stroke('M15 13c2-3 5-4 8-2', p.paper, 2) +
    path('M12.5 20L6 26.5c.5 1.5-1.5 3-2.5 1.5C2 28 2 26 3.5 25.5L10.5 18z', p.paper),
  mince: bowl(
    p.sky,
    stroke(
      'M7 15c0-4 4-6 5-4s-3 4-1 5M12 16c0-5 3-9 5.5-7s-3 5-1 7.5M18 16c0-4 4-6 5-4s-2 3 2 4',
      p.tomato,
      3.4,
    ) + stroke('M8 15c0-3 2.5-4.5 3.5-3.5M14 14c.5-3 2-4.5 3-4', p.blush, 1),
    '',
  ),
  ribs:
    [
      [6.5, 9.5],
      [12, 8],
      [18, 7.5],
      [24, 8.5],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y + 8}V${y}`) + circle(x, y, 2.4, p.paper))
      .join('') +
    path('M3 14c7-3.5 19-3.5 26-1l-1 12c-6-3-17-3-24 1z', p.cocoa) +
    stroke('M9 14l.5 9M15 13v9M21 13l-.5 9', p.wood, 1.8),
  bacon:
    stroke('M6 27C4 19 13 17 11 5M14.5 28c-2-8 7-10 5-22M23 28c-2-8 7-10 5-22', p.ink, 7) +
    stroke('M6 27C4 19 13 17 11 5M14.5 28c-2-8 7-10 5-22M23 28c-2-8 7-10 5-22', p.tomato, 4.5) +
    stroke('M6 27C4 19 13 17 11 5M14.5 28c-2-8 7-10 5-22M23 28c-2-8 7-10 5-22', p.paper, 1.4),
  ham:
    path('M14 6c7-2 14 2 14 9s-6 10-12 11c-5 .8-9-1-10-6C5 14 8.5 7.5 14 6z', p.rose) +
    oval(18, 15, 4, 3.5, p.paper, -20) +
    circle(18, 15, 1.4, p.blush) +
    path('M7 22l-3 2c-2 .5-2 3 0 3 .5 2 3 1.5 3-.5l2.5-2', p.paper),
  sausage:
    path(
      'M5 20c-3-3.5 1-7 4-5 3.5 2.5 7.5 1 8.5-3.5C18.5 7 25 6 26.5 10 28.5 17 22 24.5 15 25c-4 .3-7.5-1.5-10-5z',
      p.cocoa,
    ) +
    stroke('M11.5 21c5 0 9-4 9.5-9', p.blush) +
    path('M26 9l2.5-3M4 17l-2.5-2'),
  salami:
    circle(13, 18, 9.5, p.tomato) +
    dots(p.cream, 1.4, [9, 15], [14, 13], [17, 18], [11, 20], [15, 23]) +
    path('M17 9.5c3-4 8-5 11-2 2.5 3 1 8-5.5 12 .5-4-1.5-8-5.5-10z', p.cocoa),
  'cold-cuts':
    oval(11, 13, 8, 7, p.blush) +
    oval(20, 15, 8.5, 7.5, p.rose) +
    oval(14, 21.5, 9, 7, p.blush) +
    dots(p.paper, 1.2, [11, 20], [15, 23], [17.5, 19], [21, 13], [24, 16], [9, 11]),
  meatballs:
    circle(11, 18, 6.5, p.cocoa) +
    circle(21.5, 18, 6.5, p.cocoa) +
    circle(16, 11, 6.5, p.cocoa) +
    dots(p.wood, 1, [9, 16], [12, 19], [14.5, 9], [18, 12], [20, 16], [23, 19]) +
    path('M4 25c6 4 18 4 24 0'),
  liver:
    path('M4 16C4 9 11 6 18 6.5S29 12 28 18s-6 5-9 4-4 4-8 4-7-4-7-10z', p.cocoa) +
    stroke('M8 15c1-3 4-5 8-5M19 17c2 .5 4 .5 6-.5', p.rose),
  chicken:
    path('M7 20c-3-6 2-13 9-13s11 5 10.5 10.5S21 27 15.5 27 9 24 7 20z', p.wood) +
    path(
      'M21 11l4.5-4.5c0-2 2.5-2.5 3 0 2 .5 1.5 3-.5 3L24.5 14M10 23l-3.5 3.5c0 2-2.5 2.5-3 0-2-.5-1.5-3 .5-3L7 20.5',
      p.paper,
    ) +
    path('M13 15c3-2 7-1 8 2-1 3-5 4-8 2') +
    stroke('M11 12c1.5-1.5 3-2 5-2', p.cream),
  'chicken-piece':
    path('M6 13c2-5 8-8 14-6s8 7 6 12-8 8-13 7S4 18 6 13z', p.blush) +
    stroke('M10 13c2-2 5-3.5 8-3M11 20c4 1 8-.5 11-4', p.paper, 1.6),
  drumstick:
    path('M12 20c-3.5-4-2-11 3-14s11-1 12.5 4-2 10-7 11.5c-3 1-5.5.5-7.5-1z', p.wood) +
    path('M13.5 21.5L9 26c0 2.5-3 3-3.5.5C3 26 3.5 23 6 23l4.5-4.5z', p.paper) +
    stroke('M16 9c1.5-1.5 3-2 5-1.8', p.cream),
  nuggets:
    path(
      'M4 17c0-4 4-6 8-5s5 5 3 8-11 2-11-3zM17 11c1-4 6-5 9-3s3 7-.5 8.5S16 15 17 11zM14 24c0-4 5-6 9-5s5 5 2 8-11 1-11-3z',
      p.amber,
    ) + dots(p.wood, 0.9, [8, 16], [11, 18], [21, 10], [24, 12], [19, 23], [22, 25]),
  fish:
    path('M3 16c4-6.5 13-9 20-3l5-5c1 5 1 11 0 16l-5-5c-7 6-16 3.5-20-3z', p.sky) +
    dots(p.ink, 1.2, [8, 15]) +
    path('M12 11.5c1.5 3 1.5 6 0 9M16 14c1 1.5 1 3 0 4M19.5 14c1 1.5 1 3 0 4'),
  salmon:
    path('M4 20C4 12 12 6 22 6c4 0 6 2 6 5 0 8-9 14.5-18 14.5-4 0-6-2-6-5.5z', p.carrot) +
    stroke('M9 22c2-5 6-9 12-12M14 23c3-4 6-7 11-10M7 17c1.5-3 4-5.5 7.5-7.5', p.cream) +
    path('M4 20c0 3.5 2 5.5 6 5.5C19 25.5 28 19 28 11'),
  'fish-fillet':
    path('M3 19c3-6 10-11 18-11 5 0 8 3 8 6-1 7-8 11-15 11-6 0-10-2-11-6z', p.paper) +
    stroke('M9 17l4 5M14 13.5l5 7M19.5 11l5 7', p.steel) +
    path('M3 19c4 3 8 3.5 12 3.5'),
  prawn:
    path(
      'M25 6c-8-2-17 1-18.5 8.5C5.5 20 10 25 16 25c3 0 4-2 3-4-4 .5-6.5-1.5-6-4.5.5-4 6-5 12-5.5 2-1 2-4.5 0-5z',
      p.blush,
    ) +
    path('M13 8l1.5 5M8 12l5 3M7.5 18.5L13 18M12 24l2.5-4M19 21.5c3-.5 5 1 6 4-3 1-5.5.5-7-1.5') +
    dots(p.ink, 1, [22, 8.5]) +
    path('M25 7l4-3'),
  crab:
    path('M6 19c0-5 4.5-8 10-8s10 3 10 8-4.5 7-10 7-10-2-10-7z', p.tomato) +
    path(
      'M8 13C4 12 3 8 5 5l1.5 3L9 5.5C10.5 8.5 10 11 8 13zM24 13c4-1 5-5 3-8l-1.5 3L23 5.5c-1.5 3-1 5.5 1 7.5z',
      p.tomato,
    ) +
    path('M7 23l-4 3M10 25.5l-2.5 3M25 23l4 3M22 25.5l2.5 3M12.5 21c2 1.5 5 1.5 7 0') +
    dots(p.ink, 1.2, [13, 16.5], [19, 16.5]),
  squid:
    path('M16 2.5c5 4 7 9 7 14H9c0-5 2-10 7-14z', p.rose) +
    path('M10 16.5h12v4c-1 2-11 2-12 0z', p.rose) +
    path('M11 21c0 4-3 4-2.5 8M14 22c0 3-1.5 4-1 7M18 22c0 3 1.5 4 1 7M21 21c0 4 3 4 2.5 8') +
    dots(p.ink, 1.1, [13.5, 18.5], [18.5, 18.5]),
  shellfish:
    path('M16 27C9 25 4 20 4 13c2-4 7-7 12-7s10 3 12 7c0 7-5 12-12 14z', p.blush) +
    path(
      'M16 27C14 20 10 14 6 10.5M16 27V6M16 27c2-7 6-13 10-16.5M16 27c-3-3-7-7-12-14M16 27c3-3 7-7 12-14',
    ) +
    path('M11 27.5h10', 'none'),
  oyster:
    path('M5 18C3 11 9 4 17 5s12 8 10 15-8 8-13 7-8-4-9-9z', p.steel) +
    path('M8 18c-1-5 3-9.5 9-9s8.5 5 7 10-5.5 5.5-9.5 5S9 21.5 8 18z', p.paper) +
    circle(18, 18, 3, p.cream),
  'fish-balls':
    path('M4 28L28 4') +
    circle(9.5, 22.5, 5, p.paper) +
    circle(16, 16, 5, p.paper) +
    circle(22.5, 9.5, 5, p.paper) +
    stroke('M7 21c.3-1 1-2 2-2.3M13.5 14.5c.3-1 1-2 2-2.3M20 8c.3-1 1-2 2-2.3', p.steel),
  roe: bowl(
    p.steel,
    [
      [9, 13.5],
      [14, 12],
      [19, 12],
      [23.5, 13.5],
      [11.5, 9.5],
      [16.5, 8.5],
      [21, 9.5],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, p.carrot))
      .join(''),
  ),
  'canned-fish':
    path('M3 13c0-4 6-6.5 13-6.5S29 9 29 13v7c0 4-6 6.5-13 6.5S3 24 3 20z', p.sky) +
    oval(16, 13, 13, 6.5, p.steel) +
    path('M7 13c3-3 9-3.5 13-.8l3-1.7v5L20 13.8c-4 2.5-10 2-13-.8z', p.paper) +
    dots(p.ink, 0.8, [10, 12.8]),
  'dried-fish':
    path(
      'M3 13c3-4.5 10-5.5 15-2l4-3v10l-4-3c-5 3.5-12 2.5-15-2zM10 23c3-4 9-4.5 13-1.5l4-2.5v8l-4-2.5c-4 2.5-10 2-13-1.5z',
      p.wood,
    ) +
    dots(p.ink, 1, [7, 12.5], [14, 22.5]) +
    path('M11 10.5c1 1.5 1 3.5 0 5M17.5 20.5c1 1.5 1 3 0 4'),
} as const

/** Beans, tofu, nuts. */
export const proteins = {
  tofu:
    path('M4 12.5L15 7l13 4.5L17 18z', p.paper) +
    path('M4 12.5V22l13 6.5V18z', p.cream) +
    path('M17 18v10.5L28 22V11.5z', p.cream) +
    dots(p.wood, 0.8, [8, 18], [12, 21], [21, 20]),
  'fried-tofu':
    path('M3.5 15L12 11l9 3.5-8.5 4.5z', p.amber) +
    path('M3.5 15v7.5l9 4.5v-8zM12.5 19v8l8.5-4.5v-8z', p.wood) +
    path('M16 9l7-3.5 6 3-6.5 4z', p.amber) +
    path('M22.5 12.5L29 8.5v7L22.5 19zM16 9v3.5M22.5 12.5l-5-2.5', p.wood),
  tempeh:
    path('M3.5 18L10 10h18.5l-4 8z', p.cream) +
    path('M3.5 18h21v7h-21z', p.wood) +
    path('M24.5 18l4-8v7.5l-4 7.5z', p.wood) +
    dots(p.cream, 1.5, [7, 21], [11, 22.5], [15, 20.5], [19, 22.5], [22, 20.5]),
  beans:
    path(
      'M6 12c1-4 6-5 8-2 1 2 3 2 4 4 1 3-2 5-5 4-4-1-8-2-7-6zM15 22c1-4 6-5 8-2 1 2 3 2 4 4 1 3-2 5-5 4-4-1-8-2-7-6z',
      p.cocoa,
    ) +
    path(
      'M20 6c4-2 8 0 8 3.5 0 2-1 3-1 5s-3 3-5 1-5-7-2-9.5zM4 22c2-3 6-2 7 1s-1 5-3.5 5S2.5 25 4 22z',
      p.tomato,
    ),
  lentils: bowl(
    p.mint,
    path('M5 16c2-6 7-8 11-8s9 2 11 8z', p.carrot) +
      dots(p.wood, 1.3, [10, 13], [14, 11], [18, 12], [22, 13.5], [13, 14.5], [18, 15]),
  ),
  chickpeas:
    circle(10.5, 12, 5.5, p.cream) +
    circle(21.5, 11, 5.5, p.cream) +
    circle(11, 22.5, 5.5, p.cream) +
    circle(22, 22, 5.5, p.cream) +
    path('M10.5 7.5c-1 2 1 3 0 5M21.5 6.5c-1 2 1 3 0 5M11 18c-1 2 1 3 0 5M22 17.5c-1 2 1 3 0 5'),
  nuts:
    path('M9 8c5 0 8 4 7.5 9S12 27 9 28c-4-2-6.5-6-6-11S5.5 9 9 8z', p.wood) +
    path('M9 12c-1 4-1 8 0 12M6 13c-1 3-.5 6 .5 8M12.5 13c.8 3 .5 6-.5 8') +
    path('M18 16c0-6 4-9 7-9s5 3 4 8-4 6-6.5 5.5S18 18.5 18 16z', p.cream),
  'mixed-nuts':
    circle(11, 19, 7.5, p.wood) +
    path('M11 11.5v15M6.5 14c2 3 2 7 0 10M15.5 14c-2 3-2 7 0 10') +
    path('M17 10c2-5 8-7 10-4 1.5 3-2.5 8-7 9-3 .5-4-2-3-5z', p.cocoa) +
    path('M20 23c0-3 3-5 6-4s3 5 1 7-7 1-7-3z', p.cream),
  peanuts:
    path(
      'M8 6c4-3 9-1 9.5 3.5.3 3 1 4 3.5 5 5 2 7 6 5 10s-8 5-11.5 2c-2.5-2-2-5-4-7.5C8 16 5 15 5 11.5 5 9 6 7.5 8 6z',
      p.wood,
    ) + path('M9 9l2 2M13 8.5l-1 3M9 13l3-.5M17 19l2 2M21.5 18.5l-1 3M17.5 24l2.5-1'),
  seeds: [
    [9, 9, 20],
    [20, 7, -30],
    [26, 15, 60],
    [14, 16, -10],
    [7, 20, 50],
    [20, 22, 15],
    [12, 26, -40],
    [26, 25, -20],
  ]
    .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 2, 3.4, p.cream, turn))
    .join(''),
  chestnut:
    path('M16 4c2 3 12 5 12 14 0 7-6 10-12 10S4 25 4 18C4 9 14 7 16 4z', p.cocoa) +
    path('M5 21c6 3 16 3 22 0-1 5-6 7-11 7S6 26 5 21z', p.wood) +
    stroke('M8.5 16c.5-3 2-4.5 4-6', p.blush),
  patty:
    path('M3.5 15c0-4 5.5-7 12.5-7s12.5 3 12.5 7v3c0 4-5.5 7-12.5 7S3.5 22 3.5 18z', p.cocoa) +
    oval(16, 15, 12.5, 7, p.wood) +
    stroke('M9 12l10 7M13.5 10l9 6.5M7 15.5l7 5', p.cocoa),
} as const
