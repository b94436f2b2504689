import type { EntryWords } from './entry-words.ts'

export const english: EntryWords = {
  tag: 'en',
  days: {
    0: 'today, tonight, tdy',
    1: 'tomorrow, tomorow, tommorow, tommorrow, tommorw, tmrw, tmr, tmw, 2moro, 2morrow',
    2: 'day after tomorrow, overmorrow',
  },
  weekdays: ['', '', 'tues', 'weds, wensday, wendsday, wendesday, wednseday', 'thur, thurs', '', ''],
  ofMonth: 'of, the',
  inDays: 'in, within, for, another, good for, keeps, lasts',
  afterDays: 'left, from now, from today',
  spans: ['day, days, d', 'week, weeks, wk, wks, w', 'month, months, mth, mths'],
  until:
    'exp, expiry, expires, expiring, expire, exp date, expiry date, bb, bbe, bbf, best before, best before end, best by, use by, used by, by, until, till, til, before, on, due, good until, good till, ends, ending, date, the',
  vague:
    'next week, this week, weekend, this weekend, next weekend, end of month, end of the month, end of week, next month, this month, next year, mid month',
  fridge: 'fridge, refrigerator, chiller, frig',
  freezer: 'freezer, deep freezer',
  cupboard: 'cupboard, pantry, shelf, cabinet, larder, drawer',
  inPlace: 'in, in the, in my, into the, into, to, to the, at, on the, from the, for the',
  counters:
    'pack, packs, packet, packets, pkt, pkts, pk, bottle, bottles, btl, btls, can, cans, tin, tins, jar, jars, bag, bags, box, boxes, carton, cartons, ctn, loaf, loaves, bunch, bunches, piece, pieces, pc, pcs, tub, tubs, pot, pots, tray, trays, slice, slices, cup, cups, punnet, punnets, head, heads, bar, bars, block, blocks, sachet, sachets, stick, sticks, roll, rolls, unit, units, ea',
  ofFood: 'of',
  halves: 'half, half a, half an, a half',
  numbers:
    'one, a, an | two, couple, a couple, a couple of, couple of, pair of, a pair of | three | four | five | six, half a dozen, half dozen | seven | eight | nine | ten',
  dozens: 'twelve, dozen, a dozen, one dozen | two dozen',
  and: 'and, &, plus, n',
}
