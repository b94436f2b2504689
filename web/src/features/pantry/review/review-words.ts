import { counted } from '@shelfmate/contract/text/counted'

export const reviewWords = {
  title: 'Check before adding',
  more: 'Add many at once',
  waiting: (count: number) => `${counted(count, 'row')} to check`,
  head: (source: string) => `From ${source}. Nothing has been added to your pantry yet.`,
  keys: 'Enter and the arrow keys move down and up. Ctrl+Delete removes a row.',
  rest: (shown: number, all: number) =>
    `These are the first ${shown} of ${all} rows. Add these to see the rest.`,
  undated: (count: number) =>
    `${count === 1 ? '1 item has' : `${count} items have`} no date. Days from today:`,
  removed: (name: string) => `Removed ${name === '' ? 'a row' : name}.`,
  putBack: 'Put back',
  add: (count: number) => (count === 0 ? 'Add nothing' : `Add ${counted(count, 'item')}`),
  youHave: (quantity: number, until: string, isAbout: boolean) =>
    `You have ${quantity}, until ${isAbout ? 'about ' : ''}${until}.`,
  join: (quantity: number) => `Add to those: makes ${quantity}.`,
  letGo: 'Discard all',
  discarded: (count: number) => `Discarded ${counted(count, 'row')}.`,
  pasted: 'what you pasted',
  notTaken: 'what wasn’t accepted',
  pasteLabel: 'Paste a list or a receipt',
  pasteHint: 'A shopping list, an order email or the text of a receipt, just as it is.',
  read: 'Read it',
  nothingFound: 'No food was found in that text.',
  openFile: 'Open a CSV file',
  fileHint:
    'Grocy’s stock tables, Mealie’s foods, other apps’ exports, or our template: the first line must name the columns.',
  saveTemplate: 'Save the template',
  fileUnread: 'This file could not be read. Choose it again.',
  fileTooLarge: 'This file is too large. The limit is 2 MB.',
  noNames: 'No column of this file is called “name” or “product”. The template shows how it should look.',
  leftOut: (count: number) =>
    `Left out the last ${count === 1 ? 'row' : `${count} rows`} of the file: a pantry can’t hold more.`,
} as const

export const expiryDateOf = (said: string) => `Expiry date of ${said}`
export const theDateIsRight = (said: string) => `${said}: the date is right`
export const allUndatedIn = (days: number) => `All without a date: +${days} days`
export const rowNumber = (number: number) => `row ${number}`
export const foodOf = (number: number) => `Food ${number}`
export const ofWhat = (label: string, said: string) => `${label} of ${said}`
export const add = (said: string) => `Add ${said}`
export const food = 'Food'
export const quantity = 'Quantity'
export const size = 'Size'
export const remove = (said: string) => `Remove ${said}`
export const about = (because: string) => `About · ${because}`
export const foundAs = (name: string) => `Found as “${name}”`
export const notRead = (unread: string) => `Couldn’t read “${unread}”`
export const placeOf = (said: string) => `Place of ${said}`
export const placeExample = 'Shelf 3'
export const place = 'Place'
export const aRow = 'A row'
export const needsADate = (said: string) => `${said} needs a date.`
export const rows = 'Rows'
