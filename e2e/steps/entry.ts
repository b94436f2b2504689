import type { Page } from '../fixtures.ts'

/** The line in which a shop is typed. */
export const line = (page: Page) => page.getByRole('combobox', { name: 'Quick add' })

/** What the line's text would add. */
export const preview = (page: Page) => page.getByRole('list', { name: 'What will be added' })

/** The table in which what was pasted, scanned or photographed is looked through. */
export const table = (page: Page) => page.getByRole('dialog', { name: 'Check before adding' })
