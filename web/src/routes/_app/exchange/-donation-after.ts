import type * as donations from '../-donations.ts'

/**
 * What the address says of the donation after that of an item. Undefined where there is none: also where the code does not
 * come, for on this page none was begun then. A page that is opened again would have the form that is over in its address.
 */
export const donationAfter = (
  item: string | undefined,
  isLeaving: () => boolean,
  load: () => Promise<typeof donations>,
) =>
  load().then(
    ({ nextDonation }) => (isLeaving() ? undefined : nextDonation(item)),
    () => undefined,
  )
