/** What a dorm kitchen may have; 'no cooking' stands alone and means that nothing is heated. Imports nothing. */
export const equipmentNames = [
  'kettle',
  'microwave',
  'rice cooker',
  'one hob',
  'air fryer',
  'no cooking',
] as const
export type Equipment = (typeof equipmentNames)[number]

/** Minutes that the time filter of recipes offers. */
export const minuteChoices = [10, 15, 20, 30] as const
