import { randomUUID } from 'node:crypto'
import { expect, type Page } from '../fixtures.ts'
import { type Ground, holdTable, type Row } from './table.ts'

const good = { 'First Name': 'Mei', 'Last Name': 'Tan', Password: 'steamed-rice with kaya 9' }

async function signUp(page: Page, fields: Record<string, string>): Promise<void> {
  await page.goto('/signup')
  const values = { ...good, Email: `${randomUUID()}@campus.test`, ...fields }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

const alerted = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const at = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

/** Typing into a form that answers an error: the text stands as an alert, and what was typed stays. */
const refusedSignUp =
  (fields: Record<string, string>, text: string) =>
  async ({ page }: Ground) => {
    await signUp(page, fields)
    await alerted(page, text)
    for (const [label, value] of Object.entries({ ...good, ...fields })) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    }
  }

const passwordRule = 'Password must be at least 8 characters and include a special character.'

holdTable('Landing', [
  {
    section: '2',
    says: 'tagline, Log In and Sign Up buttons',
    check: async ({ page }) => {
      await page.goto('/')
      await expect(page.getByText('Less waste. Less stress. More fridge space.').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Log In' }).first().click()
      await at(page, '/login')
      await page.goto('/')
      await page.getByRole('link', { name: 'Sign Up' }).first().click()
      await at(page, '/signup')
    },
  },
  {
    section: '2',
    says: 'footer and the 2025 copyright line',
    check: async ({ page }) => {
      await page.goto('/')
      await expect(
        page.getByText('Built with love for students, communities, and fridge space everywhere.'),
      ).toBeVisible()
      await expect(page.getByText('© 2025 Shelfmate')).toBeVisible()
    },
  },
  {
    section: 'D3',
    says: 'a signed-in visitor of /, /login and /signup goes to /home',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      for (const path of ['/', '/login', '/signup']) {
        await page.goto(path)
        await at(page, '/home')
      }
    },
  },
])

holdTable(
  'Popups',
  (['Log In', 'Sign Up'] as const).map(
    (name): Row => ({
      section: '2',
      says: `${name} is a popup with a close button back to /`,
      check: async ({ page }) => {
        await page.goto(name === 'Log In' ? '/login' : '/signup')
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await at(page, '/')
      },
    }),
  ),
)

holdTable('Sign-up', [
  {
    section: '2',
    says: 'first name, last name, email, password with a show/hide toggle',
    check: async ({ page }) => {
      await page.goto('/signup')
      const password = page.getByLabel('Password', { exact: true })
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      await expect(password).toHaveAttribute('type', 'password')
    },
  },
  {
    section: '4',
    says: "display name is 'first last', then /home",
    check: async ({ page }) => {
      await signUp(page, { 'First Name': '  Siti ', 'Last Name': ' binte Omar ' })
      await at(page, '/home')
      await expect(page.getByRole('heading', { name: 'Welcome Back, Siti binte Omar!' })).toBeVisible()
    },
  },
  ...['First Name', 'Last Name'].map(
    (label): Row => ({
      section: '5',
      says: `${label} is required`,
      check: refusedSignUp(
        { [label]: ' ' },
        `${label === 'First Name' ? 'First' : 'Last'} name is required.`,
      ),
    }),
  ),
  {
    section: '5',
    says: 'Please enter a valid email address.',
    check: refusedSignUp({ Email: 'mei@campus' }, 'Please enter a valid email address.'),
  },
  {
    section: '5',
    says: `${passwordRule} (too short)`,
    check: refusedSignUp({ Password: 'a-b-c-d' }, passwordRule),
  },
  {
    section: '5',
    says: `${passwordRule} (nothing special)`,
    check: refusedSignUp({ Password: 'abcdefgh1' }, passwordRule),
  },
  {
    section: '8',
    says: 'Password is too weak.',
    check: refusedSignUp({ Password: 'password1!' }, 'Password is too weak.'),
  },
  {
    section: '8',
    says: 'This email is already registered.',
    check: async (ground) => {
      const { email } = await ground.newStudent()
      await refusedSignUp({ Email: email.toUpperCase() }, 'This email is already registered.')(ground)
    },
  },
])

holdTable('Login', [
  {
    section: '4',
    says: "'Logged in!', then /home",
    check: async ({ page, newStudent }) => {
      const { email, password } = await newStudent()
      await page.goto('/login')
      await logIn(page, email, password)
      await told(page, 'Logged in!')
      await at(page, '/home')
    },
  },
  {
    section: '8',
    says: 'Login failure: {message}',
    check: async ({ page, newStudent }) => {
      const { email } = await newStudent()
      await page.goto('/login')
      await logIn(page, email, 'not-the-password')
      await alerted(page, 'Login failure: ')
      await expect(page.getByLabel('Email')).toHaveValue(email)
    },
  },
  {
    section: '8',
    says: 'Login failure: {message}, which names the field that is missing',
    check: async ({ page, newStudent }) => {
      const { email } = await newStudent()
      await page.goto('/login')
      await logIn(page, email, '')
      await alerted(page, 'Login failure: Password is required.')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    },
  },
  ...[
    '/home',
    '/pantry',
    '/profile',
    '/changepassword',
    '/notifications',
    '/recipes',
    '/exchange',
    '/progress',
    '/chat',
    '/chat/a_b',
    '/viewprofile/x',
  ].map(
    (path): Row => ({
      section: '2, D3',
      says: `${path} sends a visitor to /login and back after it`,
      check: async ({ page, newStudent }) => {
        const { email, password } = await newStudent()
        await page.goto(path)
        await at(page, '/login')
        await logIn(page, email, password)
        await at(page, path)
      },
    }),
  ),
])

holdTable('Home', [
  {
    section: '2',
    says: 'greeting, Manage my Pantry, profile menu, six cards, footer',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Welcome Back, Mei Tan!' })).toBeVisible()
      await expect(
        page.getByText('Built with love for students, communities, and fridge space everywhere.'),
      ).toBeVisible()
      const cards = {
        'Pantry Overview': '/pantry',
        'Expiry Notifications': '/notifications',
        'Recipe Suggestions': '/recipes',
        'Food Exchange': '/exchange',
        Chats: '/chat',
        'Achievements & Progress': '/progress',
      }
      for (const [name, path] of Object.entries(cards)) {
        await page.goto('/home')
        await page.getByRole('main').getByRole('link', { name }).first().click()
        await at(page, path)
      }
      for (const [name, path] of [
        ['Edit Profile', '/profile'],
        ['Change Password', '/changepassword'],
      ] as const) {
        await page.goto('/home')
        await page.getByRole('button', { name: 'Profile' }).click()
        await page.getByRole('menuitem', { name }).click()
        await at(page, path)
      }
      await page.goto('/home')
      await page.getByRole('link', { name: 'Manage my Pantry' }).click()
      await at(page, '/pantry')
    },
  },
  {
    section: '4',
    says: 'Logout: sign out, go to /',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/home')
      await page.getByRole('button', { name: 'Logout' }).click()
      await at(page, '/')
      await page.goto('/home')
      await at(page, '/login')
    },
  },
])

async function changePassword({ openAs }: Ground, current: string, next: string): Promise<Page> {
  const { page, student } = await openAs()
  await page.goto('/changepassword')
  await page.getByLabel('Current password', { exact: true }).fill(current || student.password)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Update Password' }).click()
  return page
}

holdTable('Change password', [
  {
    section: '2',
    says: 'two fields, each with a toggle; Cancel returns',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/changepassword')
      for (const which of ['current', 'new'])
        await expect(page.getByRole('button', { name: `Show ${which} password` })).toBeVisible()
      await page
        .getByRole('button', { name: 'Cancel' })
        .or(page.getByRole('link', { name: 'Cancel' }))
        .click()
      await at(page, '/home')
    },
  },
  {
    section: '5',
    says: "'Password updated successfully!', then /home",
    check: async (ground) => {
      const page = await changePassword(ground, '', 'bubble-tea at midnight 4')
      await told(page, 'Password updated successfully!')
      await at(page, '/home')
    },
  },
  {
    section: '5',
    says: "'Error: ' plus the reason",
    check: async (ground) =>
      alerted(await changePassword(ground, 'wrong-password', 'bubble-tea at midnight 4'), 'Error: '),
  },
  {
    section: 'D2',
    says: passwordRule,
    check: async (ground) => alerted(await changePassword(ground, '', 'short'), passwordRule),
  },
  {
    section: '5',
    says: "'User not authenticated.' when the session has ended meanwhile",
    check: async ({ openAs }) => {
      const { page, student } = await openAs()
      await page.goto('/changepassword')
      await page.getByLabel('Current password', { exact: true }).fill(student.password)
      await page.getByLabel('New password', { exact: true }).fill('bubble-tea at midnight 4')
      // For this call alone: of an ended session the page may hear in other ways first, and asks for a login.
      await page.route('**/api/auth/password', async (route) => {
        const { body, status } = await fetch(route.request().url(), {
          method: route.request().method(),
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        })
        await route.fulfill({ status, json: await new Response(body).json() })
      })
      await page.getByRole('button', { name: 'Update Password' }).click()
      await alerted(page, 'User not authenticated.')
    },
  },
])

holdTable('Forgotten password', [
  {
    section: 'D4',
    says: 'the answer is the same for known and unknown addresses',
    check: async ({ page, newStudent }) => {
      const answers: string[] = []
      for (const email of [(await newStudent()).email, `${randomUUID()}@campus.test`]) {
        await page.goto('/login')
        await page.getByRole('link', { name: 'Forgot password?' }).click()
        const popup = page.getByRole('dialog', { name: 'Forgot password?' })
        await popup.getByLabel('Email').fill(email)
        await popup.getByRole('button', { name: 'Send Link' }).click()
        const status = popup.getByRole('status')
        await expect(status.first()).toBeVisible()
        answers.push((await status.first().innerText()).replaceAll(email, '{email}'))
      }
      expect(answers[0]).toBe(answers[1])
    },
  },
])

holdTable('Lost', [
  {
    section: '2',
    says: 'an address that is no screen says so',
    check: async ({ page }) => {
      await page.goto('/no-such-shelf')
      await expect(page.getByRole('heading', { name: 'This page is not on any shelf' })).toBeVisible()
    },
  },
])
