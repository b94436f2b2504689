import { expect, type Page } from '../fixtures.ts'

export const passwordRule = 'Password must be at least 8 characters and include a special character.'

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Passes once the page says this text as an alert. */
export const alerted = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
/** Passes once the page says this text as a message. */
export const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
/** Passes once the page's address has this path. */
export const at = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)
