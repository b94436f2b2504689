import { bag, bowl, can, plate, steam, tub } from './containers.ts'
import * as p from './pen.ts'

const { path, circle, oval, dots, patch, stroke, box } = p

/** Cooked, cooked up, or ready to be. */
export const meals = {
  'rice-bowl': bowl(
    p.berry,
    path('M5 16c0-6 5-9 11-9s11 3 11 9z', p.paper) +
      dots(p.steel, 0.8, [11, 12], [15, 10], [19, 12], [22, 14], [13, 14.5], [17, 14]),
    stroke('M8 21c4 1.5 12 1.5 16 0', p.paper),
  ),
  'fried-rice': bowl(
    p.tomato,
    path('M5 16c0-6 5-9 11-9s11 3 11 9z', p.amber) +
      dots(p.leaf, 1.3, [11, 12], [19, 10], [22, 14]) +
      dots(p.tomato, 1.3, [15, 9.5], [13.5, 14.5], [18, 14]),
  ),
  curry: bowl(
    p.sky,
    path('M5 16c0-5 5-7.5 11-7.5S27 11 27 16z', p.carrot) +
      path('M5 16c0-5 4-7.5 9-7.5 2 3 1 5-1 7.5z', p.paper) +
      circle(19, 12.5, 1.8, p.leaf) +
      circle(23, 14, 1.6, p.tomato),
  ),
  soup:
    p.path('M11 8c-1.5-1.5 1.5-2.5 0-4.5M16 8c-1.5-1.5 1.5-2.5 0-4.5M21 8c-1.5-1.5 1.5-2.5 0-4.5') +
    path('M3 14h26c0 7-4 12-9 13.5h-8C7 26 3 21 3 14z', p.amber) +
    oval(16, 14, 13, 3.5, p.carrot) +
    dots(p.leaf, 1.1, [12, 13.5], [18, 14.5], [21, 13]),
  'noodle-soup':
    stroke('M21 3L13 14M26 4.5L16 14', p.cocoa, 2) +
    path('M3 14h26c0 7-4 12-9 13.5h-8C7 26 3 21 3 14z', p.tomato) +
    oval(16, 14, 13, 3.5, p.cream) +
    stroke('M7 14c2-2 4 1 6-.5s4 1 6-.5', p.amber, 1.8) +
    circle(22.5, 13.5, 2, p.paper),
  'fried-noodles': plate(
    path('M6 20c-1-6 4-10 10-10s11 4 10 10c-4 3-16 3-20 0z', p.wood) +
      stroke('M9 18c2-4 6-5 8-2s-2 5-4 3M17 13c4-1 7 2 6 5M10 14c2-1 4-1 5 0', p.cream, 1.6) +
      dots(p.leaf, 1.2, [12, 12.5], [21, 14.5]) +
      dots(p.tomato, 1.2, [17, 19.5]),
  ),
  'pasta-dish': plate(
    path('M6 20c0-5 4-8 10-8s10 3 10 8c-4 3-16 3-20 0z', p.amber) +
      path('M9.5 14c1-4 12-4 13 0-1 3-4 2-6.5 4-2.5-2-5.5-1-6.5-4z', p.tomato) +
      path('M16 8.5c1-2 2.5-2.5 4-2.5-.3 2-1.5 3-4 2.5z', p.leaf) +
      path('M8 19c2-2 4 1 6 0M18 20c2-2 4 1 6-1'),
  ),
  porridge: bowl(
    p.mint,
    path('M5 16c1-4 5-6 11-6s10 2 11 6z', p.paper) +
      dots(p.leaf, 1, [14, 12.5], [19, 13]) +
      dots(p.carrot, 1.1, [11, 14], [16.5, 14.3]),
    steam.replace('M12 9', 'M12 8'),
  ),
  stew:
    path('M5 13h22v9c0 4-2.5 6.5-6 6.5H11c-3.5 0-6-2.5-6-6.5z', p.tomato) +
    path('M5 15H2.5v4H5M27 15h2.5v4H27') +
    oval(16, 13, 11, 3, p.cocoa) +
    circle(12, 12.5, 1.5, p.carrot) +
    circle(18, 13.2, 1.5, p.cream) +
    path('M12 8c-1.5-1.5 1.5-2.5 0-4.5M20 8c-1.5-1.5 1.5-2.5 0-4.5'),
  salad: bowl(
    p.wood,
    path('M6 16C2 12 6 8 9 9c0-4 5-5 7-2 2-3 7-1 7 2 4-1 6 4 3 7z', p.sprout) +
      circle(11, 13, 2.3, p.tomato) +
      circle(20.5, 13.5, 2.3, p.tomato) +
      path('M16 16c-1-4 0-7 1-9'),
  ),
  pizza:
    path('M3 9c8-5 18-5 26 0L16 29z', p.amber) +
    path('M3 9c8-5 18-5 26 0l-1.8 2.8c-7-4-15.4-4-22.4 0z', p.wood) +
    circle(12, 14, 2.2, p.tomato) +
    circle(19.5, 14.5, 2.2, p.tomato) +
    circle(16, 20.5, 2.2, p.tomato) +
    dots(p.leaf, 1, [16, 12.5], [14, 17.5]),
  burger:
    path('M4 14c0-6 5-9.5 12-9.5S28 8 28 14z', p.wood) +
    path('M3.5 16c2 2.5 4 0 6 2s4-2 6.5 0 4-2 6.5 0 4-2 6-2-1-2-2-2h-21c-1 0-3 0-2 2z', p.sprout) +
    box(4, 18.5, 24, 4, 2, p.cocoa) +
    path('M4.5 22.5h23c0 3.5-1.5 5-4 5h-15c-2.5 0-4-1.5-4-5z', p.wood) +
    dots(p.cream, 0.9, [11, 9], [16, 7.5], [21, 9]),
  'hot-dog':
    path('M4 18c-1-4 2-7 5-8L22 6.5c4-1 6 2 6 5z', p.wood) +
    path('M3 21c-2.5-3 0-6 3-7L24 8.5c4-1 6.5 4 2.5 6L9 23c-2 1-4.5.5-6-2z', p.tomato) +
    path('M4.5 22.5L28.5 12c2 4 .5 7-3 8.5L12 26.5c-4 1.5-6.5-.5-7.5-4z', p.wood) +
    stroke('M6 19c2-2 3 1 5-1.5s3 1 5-1.5 3 0 5-2 3 .5 4-1', p.amber, 1.8),
  wrap:
    path('M9 12l14-4 2 14-8 7.5L9 24z', p.cream) +
    path('M9 12c-2-3 0-6 3-5 1-3 5-3.5 6.5-1 3-1 5 1 4.5 3z', p.sprout) +
    circle(14, 9.5, 2, p.tomato) +
    path('M9 18l16-3.5M9 24l8-1.5V29.5'),
  sandwich:
    path('M3 13L16 5l13 8z', p.cream) +
    path('M3 13h26v3H3z', p.wood) +
    path('M3 16c2 3 4 .5 6.5 2s4-1.5 6.5 0 4.5-1.5 6.5 0 4.5 1 6.5-2z', p.sprout) +
    path('M4 19h24v3H4z', p.rose) +
    box(3, 22, 26, 5, 2, p.wood),
  sushi:
    path('M5 14c0-2 5-3.5 11-3.5S27 12 27 14v9c0 2-5 3.5-11 3.5S5 25 5 23z', p.ink) +
    oval(16, 14, 11, 3.8, p.paper) +
    oval(16, 14, 4.5, 1.8, p.carrot) +
    stroke('M8 20v3M16 21.5v3M24 20v3', p.leaf),
  onigiri:
    path('M16 4c3 0 12 14.5 12 19 0 3-3 4.5-12 4.5S4 26 4 23C4 18.5 13 4 16 4z', p.paper) +
    path('M11 18h10v9.3c-3 .3-7 .3-10 0z', p.ink) +
    dots(p.steel, 0.9, [16, 10], [13, 14], [19, 14], [8, 21], [24, 21]),
  dumplings:
    path('M3 22c0-7 6-12 13-12s13 5 13 12c-5 4-21 4-26 0z', p.cream) +
    path(
      'M4.5 18c2 1 3-1 4-2.5 2 1.5 3 0 3.5-2 1.5 1.5 3 1.5 4 0 1 1.5 2.5 1.5 4 0 .5 2 1.5 3.5 3.5 2 1 1.5 2 3.5 4 2.5M9 21l1.5 2M16 20v3M23 21l-1.5 2',
    ),
  'spring-roll':
    path('M4 20L20 6c3-2 7 1 6 4.5L10 27c-3 2.5-9-3-6-7z', p.amber) +
    path('M8 16.5c3 1 5 4 5 7.5M14 11.5c3 1 5 4 5 7') +
    oval(7, 23, 3.5, 2.8, p.sprout, 45),
  dimsum:
    path('M5 14h22v9c0 3-4 5-11 5S5 26 5 23z', p.wood) +
    path('M5 18h22M5 22h22') +
    oval(16, 14, 11, 4, p.cream) +
    path('M9 13c0-4 2-6 4-6s3.5 2 3.5 5.5zM15 13.5c0-4 2-6.5 4-6.5s4.5 2 4.5 6z', p.paper),
  zongzi:
    path('M16 4l12 20c-6 4-18 4-24 0z', p.leaf) +
    path('M16 4l-4 22M16 4l5 22') +
    stroke('M7.5 18.5c5 3 12 3 17 0M10 14c4 2.5 8 2.5 12 0', p.cream, 1.6),
  satay:
    stroke('M4 28L27 5M11 29L29 12', p.wood, 2) +
    circle(12, 20, 3.3, p.cocoa) +
    circle(16.5, 15.5, 3.3, p.cocoa) +
    circle(21, 11, 3.3, p.cocoa) +
    circle(18, 22.5, 3, p.carrot) +
    circle(22, 18.7, 3, p.carrot) +
    circle(25.7, 15, 2.7, p.carrot),
  fries:
    path(
      'M9 14l-2-8 3-.5 2 7.5zM13 13L12 4h3l.5 9zM17 13l.5-9.5h3L19.5 13zM20 14l3-8.5 3 1-3 8.5z',
      p.amber,
    ) + path('M6 13c6 3 14 3 20 0l-2.5 14c-.2 1.5-1 2-2.5 2H11c-1.5 0-2.3-.5-2.5-2z', p.tomato),
  'mashed-potato': bowl(
    p.sky,
    path('M5 16c-1-4 2-6 5-6 1-4 8-5 10-1 4-.5 7 3 7 7z', p.cream) + path('M13 9.5l4-1.5 3 2-3 2z', p.amber),
  ),
  pancake: plate(
    path('M5 20c0-6 5-9 11-9s11 3 11 9c-4 4-18 4-22 0z', p.amber) +
      stroke('M9 17c3-2 5 1 7-1s4 1 7-1M9 20.5c3-2 5 1 7-1s4 1 7-1', p.cocoa, 1.8) +
      dots(p.leaf, 1, [12, 13.5], [20, 13.5]),
  ),
  falafel:
    circle(10.5, 19.5, 6.5, p.wood) +
    circle(21.5, 19.5, 6.5, p.wood) +
    circle(16, 11, 6.5, p.wood) +
    dots(p.leaf, 1, [9, 17.5], [12, 21], [14.5, 9], [18, 12.5], [20, 18], [23, 21.5]) +
    path('M3.5 26h25'),
  samosa:
    path('M16 4l13 21c-7 4-19 4-26 0z', p.amber) +
    path('M16 4c-1 8-1 15 1 24M16 4c4 7 6 13 7 22') +
    path('M3 25c2-1 3 1 5-.2 2-1 3 1.5 5 .5s4 .5 6 0 3-1.5 5-.5 3-1 5 .2'),
  'lunch-box':
    box(3, 8, 26, 18, 4, p.tomato) +
    box(6, 11, 20, 12, 2, p.paper) +
    path('M16 11v12M16 17h10') +
    path('M8 20c0-3 1.5-4.5 3-4.5s3 1.5 3 4.5z', p.cream) +
    circle(19, 14, 1.8, p.leaf) +
    circle(23, 14, 1.8, p.sprout) +
    box(18, 19, 6, 2.5, 1.2, p.carrot),
  takeaway:
    path('M9 11L7 5.5l6 2.5h6l6-2.5-2 5.5z', p.paper) +
    path('M5 11h22l-3 15.5c-.3 1.5-1.3 2.5-3 2.5H11c-1.7 0-2.7-1-3-2.5z', p.paper) +
    path('M10 17c3-3 9-3 12 0-3 5-9 5-12 0z', p.tomato) +
    path('M10 11l1.5 18M22 11l-1.5 18', 'none'),
  casserole:
    path('M3 13h26l-2.5 12c-.3 1.5-1.5 2.5-3 2.5h-15c-1.5 0-2.7-1-3-2.5z', p.berry) +
    path('M4 13c0-4 5-6.5 12-6.5S28 9 28 13z', p.amber) +
    dots(p.carrot, 1.4, [10, 11], [15, 9], [20, 11], [24, 12]) +
    path('M3 13H1M29 13h2'),
  can: can(p.tomato, box(9.5, 14, 13, 9, 1, p.cream) + path('M12 18.5h8M13.5 20.8h5')),
  'canned-vegetables': can(
    p.leaf,
    box(9.5, 14, 13, 9, 1, p.cream) +
      circle(13, 18.5, 2, p.sprout) +
      circle(17, 17.5, 2, p.sprout) +
      circle(18.5, 20.8, 1.8, p.amber),
  ),
  'canned-fruit': can(
    p.amber,
    box(9.5, 14, 13, 9, 1, p.cream) + circle(16, 19, 3, p.blush) + stroke('M16 16l1-1.5', p.leaf),
  ),
  'frozen-bag': bag(
    p.sky,
    stroke('M16 12v13M10.5 15l11 7M21.5 15l-11 7M14 13.5l2 1.5 2-1.5M14 23.5l2-1.5 2 1.5', p.berry, 1.8),
  ),
  ice:
    path('M4 13l8-4 8 4v9l-8 4-8-4z', p.sky) +
    path('M4 13l8 4 8-4M12 17v9') +
    path('M19 9l5-2.5L29 9v6l-5 2.5-4-2V13z', p.mint) +
    path('M19.5 9.5l4.5 2 5-2.5M24 11.5v6'),
  powder: tub(p.ink, p.plum, path('M11 16h10l-.5 8h-9z', p.paper) + path('M13.5 20h5M16 17.8v4.4')),
  pills:
    path('M8 8l5 1 5-1v4H8z', p.paper) +
    path('M7 12h12v14c0 2-1 3-3 3h-6c-2 0-3-1-3-3z', p.carrot) +
    box(9, 16, 8, 7, 1, p.paper) +
    oval(24, 20, 2.8, 5, p.rose, 25) +
    path('M22 18.5l4.5 2') +
    circle(25, 28, 2, p.cream),
  'baby-food':
    box(11, 8, 10, 4, 1, p.sky) +
    path('M13 8c0-2 1-2 1-4 0-1 4-1 4 0 0 2 1 2 1 4', p.blush) +
    path('M10 12h12l1 14c.1 2-1 3.5-3 3.5h-8c-2 0-3.1-1.5-3-3.5z', p.paper) +
    patch('M9.8 20h12.4l.4 6c0 1.5-.8 2.6-2.4 2.6h-8.4c-1.6 0-2.4-1.1-2.4-2.6z', p.cream) +
    path('M10 17h4M10 21h4'),
  food:
    path('M5 14h22l-2.5 12c-.3 1.5-1.5 2.5-3 2.5h-11c-1.5 0-2.7-1-3-2.5z', p.wood) +
    path('M8 14c0-4 2.5-6 5-5.5C14 5 19 5 20 8.5c3 0 4.5 2.5 4 5.5z', p.sprout) +
    circle(12, 12, 2.5, p.tomato) +
    path('M4 14h24M11.5 18l1 7M16 18v7M20.5 18l-1 7'),
  thing:
    path('M5 11l11-5 11 5v13l-11 5-11-5z', p.cream) +
    path('M5 11l11 5 11-5M16 16v13') +
    path('M10.5 8.5l11 5V18', 'none'),
} as const
