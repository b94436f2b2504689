import { expect, type Page } from '../fixtures.ts'
import type { Exception } from './canned-server.ts'

export interface Look {
  width: 360 | 1280 | 1920
  theme: 'light' | 'dark'
}

const phone: Look = { width: 360, theme: 'light' }
const desk: Look = { width: 1280, theme: 'light' }
const darkPhone: Look = { ...phone, theme: 'dark' }
const darkDesk: Look = { ...desk, theme: 'dark' }
const wall: Look = { width: 1920, theme: 'light' }
const darkWall: Look = { ...wall, theme: 'dark' }
/** In which windows and themes pictures are compared, one after the other. */
export const looks = {
  all: [phone, darkDesk, desk, darkPhone],
  wide: [phone, darkDesk, desk, darkPhone, darkWall, wall],
  /** Those that have least in common. */
  two: [phone, darkDesk],
  phones: [phone, darkPhone],
}

export interface Screen {
  path: string
  /** Brings the screen into the state that is compared, and waits until it is there. */
  ready: (page: Page) => Promise<void>
  /** What the server says other than usual. */
  exceptions?: Exception[]
  /** Whether there is a live connection; there is unless told. */
  isLive?: boolean
  /** Four of a screen unless told; two of a state, which may differ from its screen in a part alone. */
  looks?: keyof typeof looks
}

/** Waits until a text is seen. */
export const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

/** Presses the first button of that name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** Begins to choose items of the pantry, and chooses these. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  await press(page, 'List')
  await press(page, 'Choose items')
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
}
