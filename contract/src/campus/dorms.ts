/** The specification's dorm list (section 3); a campus sets its own with DORMS. */
export const defaultDorms = [
  'PGP',
  'UTown',
  'Tembusu',
  'CAPT',
  'RC4',
  'RVRC',
  'Kent Ridge Hall',
  'Eusoff Hall',
  'King Edward VII Hall',
  'Temasek Hall',
  'Sheares Hall',
  'Raffles Hall',
  'Valour House',
] as const
