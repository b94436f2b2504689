import { bag, bowl, packet, plate } from './containers.ts'
import * as p from './pen.ts'

const { path, circle, oval, dots, patch, stroke, box } = p

/** From the bakery. */
export const baked = {
  bread:
    path(
      'M6 14c-3-1-3.5-7 1.5-8.5 5-1 12-1 17 0C29.5 7 29 13 26 14v12c0 1.5-1 2-2 2H8c-1 0-2-.5-2-2z',
      p.wood,
    ) + path('M9 14.5c-2.5-1-2.5-5 1-5.8 4-.7 8-.7 12 0 3.5.8 3.5 4.8 1 5.8V25H9z', p.cream),
  'brown-bread':
    path('M4 17c0-6 6-10 12-10s12 4 12 10-5 8-12 8S4 23 4 17z', p.cocoa) +
    stroke('M10 11l3 5M15.5 9.5l3 5M21 11l2.5 4', p.cream, 1.8),
  baguette:
    path('M4 27c-2.5-3 0-6 3-9L18 7c3-3 6-5 9-2.5s.5 6-2.5 9L14 24c-3 3-7.5 6-10 3z', p.wood) +
    stroke('M10 18.5l4 2M14 14.5l4 2M18 10.5l4 2M22.5 6.5l3 2', p.cream, 1.8),
  roll:
    path('M4 19c0-7 5.5-11.5 12-11.5S28 12 28 19c0 4-4 6-12 6S4 23 4 19z', p.wood) +
    path('M10 13c3-2.5 9-2.5 12 0') +
    dots(p.cream, 0.9, [12, 11], [16, 10], [20, 11], [14, 14.5], [18, 14.5]),
  bagel:
    circle(16, 16.5, 11.5, p.wood) +
    circle(16, 16.5, 4, p.paper) +
    dots(p.cream, 0.9, [9, 13], [12, 9.5], [18, 8.5], [22.5, 12], [24, 18], [9, 20], [13, 24], [20, 23]),
  croissant:
    path(
      'M4 22c-1-4 3-10 9-13 6-2.5 12-1 15 4-4 0-5 2-6 4.5-1 3-4 4-7 4-3 .5-4 2.5-5 5-3 .5-5.5-1.5-6-4.5z',
      p.amber,
    ) + path('M10 11c0 4 2 7 5 10M17 8.5c0 3 2 6 5 8.5M6 16c.5 3 2 6 4.5 9'),
  flatbread:
    oval(16, 16.5, 13, 10.5, p.cream, -12) +
    dots(p.wood, 1.5, [10, 14], [15, 11], [21, 13], [23, 18], [17, 18], [11, 20], [17, 23]) +
    dots(p.cocoa, 0.7, [10, 14], [21, 13], [17, 18]),
  'steamed-bun':
    path('M4 22c0-8 5-12.5 12-12.5S28 14 28 22c0 3-4 5-12 5S4 25 4 22z', p.paper) +
    path('M16 9.5c-2 2-3 4-3.5 6M16 9.5c2 2 3 4 3.5 6M16 9.5c0 2 0 4 .5 5.5M16 9.5c-.5-2 .5-4 2-5'),
  cake:
    path('M4 17L22 7c4 1 6 4 6 8v2z', p.paper) +
    path('M4 17h24v9H4z', p.cream) +
    stroke('M4 21.5h24', p.rose, 2.4) +
    path('M4 17h24v9H4z') +
    circle(21, 6.5, 3, p.tomato),
  'swiss-roll':
    path('M16 7h8c3 2 5 5.5 5 9.5S27 24 24 26h-8z', p.wood) +
    circle(13, 16.5, 9.8, p.wood) +
    path('M13 16.5c-1.5-1 0-3.5 2-2.5 3 1.5 1.5 6-2 6-5 0-6-7.5-1-9 6-1.5 9 5 6.5 9.5', 'none') +
    stroke('M13 16.5c-1.5-1 0-3.5 2-2.5 3 1.5 1.5 6-2 6-5 0-6-7.5-1-9 6-1.5 9 5 6.5 9.5', p.paper, 1.8),
  cupcake:
    path('M8 17h16l-2 10c-.2 1.2-1 2-2.5 2h-7c-1.5 0-2.3-.8-2.5-2z', p.sky) +
    path('M12.5 17.5l1 11M19.5 17.5l-1 11') +
    path('M7 17c-2-2-1-5 2-5.5 0-3 3-5 5.5-4C17 5 22 6.5 22 10c3 .5 5 4.5 3 7z', p.rose) +
    circle(16, 5.5, 2.5, p.tomato),
  doughnut:
    circle(16, 16, 12, p.wood) +
    path(
      'M16 5c6.5 0 11 4.5 11 10 0 3-2 4-4 3s-3 2-5 1-4 1-6 0-3 1-5-.5S5 16 5 15C5 9.5 9.5 5 16 5z',
      p.rose,
    ) +
    circle(16, 15.5, 3.8, p.paper) +
    stroke('M10 11l1.5 1M20 9l1 1.5M23.5 14l-1.5.5M14.5 8.5h1.5M9 15.5l1.5-.5', p.paper),
  pie:
    path('M4 16c0-5 5-8.5 12-8.5S28 11 28 16l-2.5 8c-.5 1.5-1.5 2-3 2h-13c-1.5 0-2.5-.5-3-2z', p.wood) +
    path(
      'M3.5 17c1.5 2 3 2 4.2 0 1.5 2 3 2 4.2 0 1.5 2 3 2 4.2 0 1.5 2 3 2 4.2 0 1.5 2 3 2 4.2 0 1 2 2.5 2 4 0C28.5 11 23 7 16 7S3.5 11 3.5 17z',
      p.amber,
    ) +
    path('M12 11.5l1.5 2M20 11.5l-1.5 2M16 10.5V13'),
  tart:
    path('M5 15h22l-2.5 9.5c-.5 1.5-1.5 2-3 2h-11c-1.5 0-2.5-.5-3-2z', p.wood) +
    oval(16, 15, 11, 5, p.amber) +
    dots(p.carrot, 1.2, [12, 14], [18, 13.5], [20, 16], [14.5, 16.5]) +
    path('M11 19.5l1 6M16 20.5V26M21 19.5l-1 6'),
  pancakes: plate(
    oval(16, 20.5, 10.5, 4.5, p.wood) +
      oval(16, 17, 10.5, 4.5, p.wood) +
      oval(16, 13.5, 10.5, 4.5, p.amber) +
      path('M13 11l4-2 4 2-4 2.5z', p.cream),
  ),
  waffle:
    circle(16, 16, 12, p.amber) +
    stroke('M10 6v20M16 4v24M22 6v20M6 10h20M4 16h24M6 22h20', p.wood, 1.6) +
    circle(16, 16, 12),
  pretzel:
    stroke('M16 14C12 5 3 7 5 15c1.5 6 8 9 16 11M16 14c4-9 13-7 11 1-1.5 6-8 9-16 11', p.ink, 5.5) +
    stroke('M16 14C12 5 3 7 5 15c1.5 6 8 9 16 11M16 14c4-9 13-7 11 1-1.5 6-8 9-16 11', p.wood, 3) +
    dots(p.paper, 0.9, [6, 12], [11, 9], [21, 9], [26, 12], [10, 21], [22, 21]),
  pastry:
    path('M4 20C4 11 10 7 16 7s12 4 12 13c0 3-2 4-4 4H8c-2 0-4-1-4-4z', p.amber) +
    path('M4 20c2 1 3-1 4-1s2 2 4 2 2-2 4-2 2 2 4 2 2-2 4-2 2 2 4 1M11 12l2 2.5M16 10.5V14M21 12l-2 2.5'),
  cookie:
    circle(16, 16, 12, p.wood) +
    dots(p.cocoa, 1.8, [11, 11], [18, 9.5], [22, 15], [14, 17], [10, 20], [18, 22]),
  cracker:
    box(5, 6, 22, 20, 3, p.amber) +
    dots(
      p.cocoa,
      1,
      [10, 11],
      [16, 11],
      [22, 11],
      [10, 16],
      [16, 16],
      [22, 16],
      [10, 21],
      [16, 21],
      [22, 21],
    ),
  wafer:
    path('M4 20L20 6l8 5-16 15z', p.wood) +
    path('M4 20v3.5l8 5V26M12 28.5L28 14v-3', p.cream) +
    stroke('M9 16l8 5.5M14 11.5l8 5.5M9 22.5l15-13.5', p.cocoa, 1.2),
} as const

/** Sweet things, and snacks. */
export const treats = {
  chocolate:
    path('M6 6h20v9H6z', p.cocoa) +
    path('M11 6v9M16 6v9M21 6v9M6 10.5h20') +
    path('M5 14l3-1.5 3 1.5 3-1.5 3 1.5 3-1.5 3 1.5 4-1.5V28H5z', p.rose),
  'white-chocolate':
    path('M6 6h20v9H6z', p.cream) +
    path('M11 6v9M16 6v9M21 6v9M6 10.5h20') +
    path('M5 14l3-1.5 3 1.5 3-1.5 3 1.5 3-1.5 3 1.5 4-1.5V28H5z', p.amber),
  praline:
    path('M6 16c0-6 4-10 10-10s10 4 10 10z', p.cocoa) +
    path('M4 16h24l-3 10H7z', p.amber) +
    path('M10 16.5l1 9M16 16.5V26M22 16.5l-1 9') +
    stroke('M10 13c1-2.5 3-4 6-4', p.wood),
  candy:
    path('M9 16L3 11.5c-1 3-1 6 0 9zM23 16l6-4.5c1 3 1 6 0 9z', p.rose) +
    circle(16, 16, 7.5, p.rose) +
    stroke('M11 12.5c3 1 6.5 4 7.5 10.5M16 9c3 2 5.5 5 6 9', p.paper, 2) +
    circle(16, 16, 7.5),
  gummies:
    path(
      'M8 9c-1.5-3 2-4.5 3-2h2c1-2.5 4.5-1 3 2v3c2 0 3 3 .5 3.5V18c2 2-1 4-2.5 2h-4c-1.5 2-4.5 0-2.5-2v-2.5C5 15 6 12 8 12z',
      p.sprout,
    ) +
    path(
      'M20 16c-1-2.5 1.5-3.5 2.5-2H24c1-1.5 3.5-.5 2.5 2v2.5c1.5 0 2 2.5.5 3V24c1.5 1.5-.5 3.5-2 2h-4c-1.5 1.5-3.5-.5-2-2v-2.5c-1.5-.5-1-3 .5-3z',
      p.tomato,
    ),
  marshmallow:
    path('M6 8c0-2 3-3.5 7-3.5S20 6 20 8v8c0 2-3 3.5-7 3.5S6 18 6 16z', p.paper) +
    oval(13, 8, 7, 3.5, p.paper) +
    path('M14 18c0-2 3-3.5 6.5-3.5S27 16 27 18v7c0 2-3 3.5-6.5 3.5S14 27 14 25z', p.rose) +
    oval(20.5, 18, 6.5, 3.5, p.blush),
  jelly:
    path('M9 9h14l3.5 14h-21z', p.tomato) +
    path('M13 9.5l-2 13M19 9.5l2 13') +
    path('M3 23h26c0 3-4 4.5-13 4.5S3 26 3 23z', p.paper) +
    stroke('M8.5 18l1.5-6', p.blush),
  pudding:
    path('M9 11h14l3 12H6z', p.amber) +
    path(
      'M9 11c0-2 3-3.5 7-3.5S23 9 23 11c.5 2 .8 3 .5 4-1.5 1-2.5-1-4-.5s-2 2.5-3.5 2-2-2-3.5-1.5-3 .5-4-.5c0-1 .2-1.5.5-3.5z',
      p.cocoa,
    ) +
    path('M3 23h26c0 3-4 4.5-13 4.5S3 26 3 23z', p.paper),
  mochi:
    path('M3.5 22c0-5 3-8 7-8s7 3 7 8c0 2-2 3-7 3s-7-1-7-3z', p.rose) +
    path('M15 22c0-5 3-8 7-8s7 3 7 8c0 2-2 3-7 3s-7-1-7-3z', p.mint) +
    path('M9 13.5c0-5 3-8 7-8s7 3 7 8c0 2-2 3-7 3s-7-1-7-3z', p.paper),
  kueh:
    path('M4 15l12-6 12 6-12 6z', p.sprout) +
    path('M4 15v4l12 6v-4zM28 15v4l-12 6v-4z', p.paper) +
    path('M4 19v4l12 6v-4zM28 19v4l-12 6v-4z', p.rose),
  mooncake:
    path('M5 14c0-4 5-7 11-7s11 3 11 7v7c0 4-5 7-11 7S5 25 5 21z', p.wood) +
    oval(16, 14, 11, 7, p.amber) +
    path(
      'M16 9.5c2 2 2 2.5 0 4.5-2-2-2-2.5 0-4.5zM16 18.5c-2-2-2-2.5 0-4.5 2 2 2 2.5 0 4.5zM10 14c2.5-1.5 4-1.5 6 0-2 1.5-3.5 1.5-6 0zM22 14c-2.5 1.5-4 1.5-6 0 2-1.5 3.5-1.5 6 0zM8 22v3.5M12 23.5V27M16 24v4M20 23.5V27M24 22v3.5',
      'none',
    ),
  'ice-cream':
    path('M9 16l7 14 7-14z', p.wood) +
    path('M11.5 20l7 4.5M20.5 20l-7 4.5') +
    path(
      'M8 17c-2.5-1-2.5-4 0-5 0-5 3.5-8.5 8-8.5S24 7 24 12c2.5 1 2.5 4 0 5-2 1-3-1-4.5-.5s-2 1.5-3.5 1.5-2-1-3.5-1.5S10 18 8 17z',
      p.rose,
    ) +
    stroke('M12 10c.5-2 2-3 3.5-3.3', p.paper),
  'ice-pop':
    path('M9 21V11c0-4 3-7.5 7-7.5s7 3.5 7 7.5v10c0 1-.5 1.5-1.5 1.5h-11C9.5 22.5 9 22 9 21z', p.sky) +
    patch('M9.7 15h12.6v6.5H9.7z', p.rose) +
    path('M14 22.5h4V28c0 2-4 2-4 0z', p.wood) +
    stroke('M13 9v4M19 9v4', p.paper),
  crisps: packet(p.tomato, oval(16, 17, 6, 4.5, p.amber, -15) + path('M12 18c2-2.5 5-3.5 8-2.5')),
  popcorn:
    path('M8 13h16l-2 15H10z', p.paper) +
    path('M12 13l1 15h-3L8 13zM20 13l-1 15h3l2-15z', p.tomato) +
    path(
      'M7 13c-2-1.5-1-5 1.5-5C8 5 11.5 3.5 13 5.5 14.5 3 18 3 19 5.5c2-1.5 5 0 4.5 2.5 2.5 0 3.5 3.5 1.5 5z',
      p.cream,
    ),
  'prawn-crackers':
    path('M5 15c0-5 5-9 10-8s6 5 4 9-4 8-8 7-6-4-6-8z', p.cream) +
    path('M16 20c0-5 4-8 8-7s5 5 3 9-4 5-7 4.5-4-3.5-4-6.5z', p.blush) +
    path('M9 12c2 0 3 1 3 3M13 18c1-1 2-1.5 3.5-1M20 18c2 0 2.5 1 2.5 2.5'),
  'rice-cracker':
    circle(13, 14, 9.5, p.wood) +
    circle(20.5, 20.5, 8.5, p.amber) +
    box(17.5, 16, 6, 9, 1, p.leaf) +
    dots(p.cream, 1, [9, 11], [13, 9], [9, 16], [13, 15]),
  'snack-bar':
    path('M3.5 18L20 6l8.5 6L12 25z', p.wood) +
    path('M3.5 18v4l8.5 6v-3M12 28l16.5-12v-4', p.cocoa) +
    dots(p.cream, 1.3, [11, 16.5], [16, 13], [20, 10], [14, 20], [19, 16], [24, 12.5]),
  cereal: bowl(
    p.sky,
    path('M5 16c1-4 4-6 7-5 1-3 6-3 7.5-.5 3-1.5 6.5 1 7.5 5.5z', p.amber) +
      circle(11, 13, 1.8, p.paper) +
      circle(19, 12.5, 1.8, p.paper) +
      circle(15.5, 14, 1.5, p.paper),
    stroke('M8 21c4 1.5 12 1.5 16 0', p.paper),
  ),
  oats: bag(
    p.cream,
    path('M16 13v12') +
      path(
        'M16 16c-3 0-4-1.5-4-3.5 2.5 0 4 1 4 3.5zM16 16c3 0 4-1.5 4-3.5-2.5 0-4 1-4 3.5zM16 21c-3 0-4-1.5-4-3.5 2.5 0 4 1 4 3.5zM16 21c3 0 4-1.5 4-3.5-2.5 0-4 1-4 3.5z',
        p.amber,
      ),
  ),
} as const
