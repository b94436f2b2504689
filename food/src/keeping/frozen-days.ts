import type { FoodCategory } from '../food-table.ts'

/**
 * Days that food of a category keeps well in a freezer, on the careful side; 0 for what does not freeze well (eggs in their
 * shells, bottles, tins), keeps as long outside, or was bought frozen: its date holds there already.
 */
export const frozenDays: Readonly<Record<FoodCategory, number>> = {
  baking: 0,
  beverage: 0,
  'bread-bakery': 90,
  canned: 0,
  condiment: 0,
  dairy: 60,
  deli: 60,
  'dried-food': 0,
  egg: 0,
  frozen: 0,
  fruit: 240,
  'grains-noodles': 60,
  herb: 180,
  'instant-meals': 0,
  'local-dessert': 60,
  meat: 120,
  'nuts-seeds': 180,
  'oil-fat': 180,
  'pickle-ferment': 0,
  'plant-protein': 90,
  poultry: 180,
  'ready-meal': 90,
  seafood: 90,
  snack: 60,
  spice: 0,
  spread: 0,
  supplement: 0,
  sweets: 60,
  vegetable: 240,
}
