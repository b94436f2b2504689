import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { lookOver } from './access/looks.ts'
import { type Look, origin, Windows } from './windows.ts'

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
  /** A window of its own, signed in as a new student unless told, on the first or the second server process. */
  openAs(options?: Look & { student?: Student }): Promise<{ page: Page; student: Student }>
  /** A window of its own that nobody is signed in to. */
  openVisitor(): Promise<Page>
  /**
   * Fails on any WCAG 2.2 A or AA violation of what the page shows now, in both themes and at both widths, and on what no
   * tool finds there. The state is named after the test unless it has a name.
   */
  expectAccessible(page: Page, state?: string): Promise<void>
}

export const test = base.extend<Fixtures & { openWindow: OpenWindow }, { windows: Windows }>({
  windows: [
    async ({ browser }, use) => {
      await use(new Windows(browser))
    },
    { scope: 'worker' },
  ],

  openWindow: async ({ windows }, use, info) => {
    const opened: [Page, Look][] = []
    await use(async (look) => {
      const page = await windows.open(look)
      opened.push([page, look])
      return page
    })
    for (const [page, { process }] of opened) {
      // What a test that failed leaves behind nobody knows.
      if (info.status === info.expectedStatus) await windows.close(page, process)
      else await page.context().close()
    }
  },

  newStudent: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: origin(0) })
    await use((person) => signUp(request, person))
    await request.dispose()
  },

  openAs: async ({ openWindow }, use) => {
    await use(async ({ student, ...look } = {}) => {
      const page = await openWindow(look)
      if (!student) return { page, student: await signUp(page.request) }
      const { email, password } = student
      const answer = await page.request.post('/api/auth/login', { data: { email, password } })
      expect(answer.status()).toBe(200)
      return { page, student }
    })
  },

  openVisitor: async ({ openWindow }, use) => {
    await use(() => openWindow({}))
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

/** The same fixtures, whose windows no other test has used: what these fetched would help a screen that has lost its connection. */
export const anew = <Ground extends Pick<Fixtures, 'openAs'>>(ground: Ground): Ground => ({
  ...ground,
  openAs: (options) => ground.openAs({ ...options, isNew: true }),
})

type OpenWindow = (look: Look) => Promise<Page>

/** Makes an account; whoever asks is signed in to it afterwards. */
async function signUp(request: APIRequestContext, person: Partial<Student> = {}): Promise<Student> {
  const details = {
    firstName: 'Mei',
    lastName: 'Tan',
    email: `${randomUUID()}@campus.test`,
    password: 'steamed-rice with kaya 9',
    ...person,
  }
  const answer = await request.post('/api/auth/sign-up', { data: { ...details, timeZone: 'Asia/Singapore' } })
  expect(answer.status()).toBe(201)
  const { user }: { user: { id: string } } = await answer.json()
  return { ...details, id: user.id }
}
