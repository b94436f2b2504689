import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { lookOver } from './access/looks.ts'
import { chooseServers } from './servers.ts'

export interface Student {
  id: string
  firstName: string
  lastName: string
  email: string
  password: string
}

export interface Fixtures {
  /** Makes an account over the API, without a window. */
  newStudent(person?: Partial<Student>): Promise<Student>
  /** A window of its own, signed in as a new student, on the first or the second server process. */
  openAs(options?: {
    student?: Student
    process?: 0 | 1
    width?: number
    dark?: boolean
    /** Whether the window has a service worker. Without one every request can be intercepted. */
    worker?: boolean
  }): Promise<{ page: Page; student: Student }>
  /**
   * Fails on any WCAG 2.2 A or AA violation of what the page shows now, in both themes and at both widths, and on what no
   * tool finds there. The state is named after the test unless it has a name.
   */
  expectAccessible(page: Page, state?: string): Promise<void>
}

const { ports } = await chooseServers()
/** Address of the first or the second server process. */
export const origin = (process: 0 | 1) => `http://localhost:${ports[process]}`

const height = 800

export const test = base.extend<Fixtures>({
  newStudent: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: origin(0) })
    await use(async (person) => {
      const details = {
        firstName: 'Mei',
        lastName: 'Tan',
        email: `${randomUUID()}@campus.test`,
        password: 'steamed-rice with kaya 9',
        ...person,
      }
      const answer = await request.post('/api/auth/sign-up', {
        data: { ...details, timeZone: 'Asia/Singapore' },
      })
      expect(answer.status()).toBe(201)
      const { user }: { user: { id: string } } = await answer.json()
      return { ...details, id: user.id }
    })
    await request.dispose()
  },

  openAs: async ({ browser, newStudent }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ student, process = 0, width = 1280, dark = false, worker = false } = {}) => {
      const who = student ?? (await newStudent())
      const context = await openContext(browser, { process, width, dark, worker })
      contexts.push(context)
      const answer = await context.request.post('/api/auth/login', {
        data: { email: who.email, password: who.password },
      })
      expect(answer.status()).toBe(200)
      return { page: await context.newPage(), student: who }
    })
    for (const context of contexts) await context.close()
  },

  // Playwright asks for a pattern even where no other fixture is needed.
  expectAccessible: async ({}, use, info) => {
    let looks = 0
    await use((page, state) => {
      looks += 1
      return lookOver(page, state ?? (looks === 1 ? info.title : `${info.title} (${looks})`), info)
    })
  },
})

export { expect, type Page }

function openContext(
  browser: Browser,
  { process, width, dark, worker }: { process: 0 | 1; width: number; dark: boolean; worker: boolean },
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin(process),
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: 'Asia/Singapore',
    locale: 'en-GB',
    serviceWorkers: worker ? 'allow' : 'block',
  })
}
