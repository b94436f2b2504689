/** What blocking does, before it is done. */
export const blockExplained =
  'Neither of you will find, see or reach the other any more. Nobody is told. You can take it back in your profile.'
