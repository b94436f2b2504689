import { randomUUID } from 'node:crypto'
import { expect, type Fixtures, type Page } from '../fixtures.ts'
import { alerted, at, logIn, passwordRule, told } from '../steps/accounts.ts'
import { prepare } from '../steps/database.ts'
import { forget } from '../windows.ts'
import { holdTable, holdVisit, type Row } from './table.ts'

const good = { 'First Name': 'Mei', 'Last Name': 'Tan', Password: 'steamed-rice with kaya 9' }

async function signUp(page: Page, fields: Record<string, string>): Promise<void> {
  await page.goto('/signup')
  const values = { ...good, Email: `${randomUUID()}@campus.test`, ...fields }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

/** Typing into a form that answers an error: the text stands as an alert, and what was typed stays. */
const refusedSignUp = (fields: Record<string, string>, text: string) => async (page: Page) => {
  await signUp(page, fields)
  await alerted(page, text)
  for (const [label, value] of Object.entries({ ...good, ...fields })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

/** A student who logs in with a password that is not theirs. */
async function tryToLogIn({ openVisitor, newStudent }: Fixtures, password: string) {
  const { email } = await newStudent()
  const page = await openVisitor()
  await page.goto('/login')
  await logIn(page, email, password)
  return { page, email }
}

holdTable('Sign-up', [
  {
    section: '2',
    says: 'first name, last name, email, password with a show/hide toggle',
    check: async ({ openVisitor }) => {
      const page = await openVisitor()
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
    check: async ({ openVisitor }) => {
      const page = await openVisitor()
      await signUp(page, { 'First Name': '  Siti ', 'Last Name': ' binte Omar ' })
      await at(page, '/home')
      await expect(page.getByRole('heading', { name: 'Welcome Back, Siti binte Omar!' })).toBeVisible()
    },
  },
  {
    section: '8',
    says: 'This email is already registered.',
    check: async ({ openVisitor, newStudent }) => {
      const { email } = await newStudent()
      await refusedSignUp(
        { Email: email.toUpperCase() },
        'This email is already registered.',
      )(await openVisitor())
    },
  },
])

holdVisit('Sign-up', 'what is refused', ({ openVisitor }) => openVisitor(), [
  ...['First Name', 'Last Name'].map(
    (label): Row<Page> => ({
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
])

holdTable('Login', [
  {
    section: 'D6',
    says: 'who has come into another zone since the login has the dates of where they are',
    check: async ({ openAs }) => {
      const { page, student } = await openAs()
      await page.goto('/home')
      const note = `account:${student.id}:zone`
      const known = () => page.evaluate((name) => localStorage.getItem(name), note)
      await expect.poll(known).toBe('Asia/Singapore')
      // As if the login had been elsewhere.
      await page.request.put('/api/auth/time-zone', { data: { timeZone: 'Europe/London' } })
      await page.evaluate((name) => localStorage.setItem(name, 'Europe/London'), note)
      await page.reload()
      await expect.poll(known).toBe('Asia/Singapore')
      expect(await prepare('select time_zone from users where id = $1', [student.id])).toEqual([
        { time_zone: 'Asia/Singapore' },
      ])
    },
  },
  {
    section: '4',
    says: "'Logged in!', then /home",
    check: async ({ openVisitor, newStudent }) => {
      const { email, password } = await newStudent()
      const page = await openVisitor()
      await page.goto('/login')
      await logIn(page, email, password)
      await told(page, 'Logged in!')
      await at(page, '/home')
    },
  },
  {
    section: '8',
    says: 'Login failure: {message}',
    check: async (ground) => {
      const { page, email } = await tryToLogIn(ground, 'not-the-password')
      await alerted(page, 'Login failure: ')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused()
    },
  },
  {
    section: '8',
    says: 'Login failure: {message}, which names the field that is missing',
    check: async (ground) => {
      const { page } = await tryToLogIn(ground, '')
      await alerted(page, 'Login failure: Password is required.')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    },
  },
  {
    section: 'D3',
    says: 'over sign-up and a forgotten password, too, it leads to the screen that was asked for',
    check: async ({ openVisitor, newStudent }) => {
      const { email, password } = await newStudent()
      const page = await openVisitor()
      const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
      await page.goto('/exchange?search=rice')
      await at(page, '/login')
      await follow('New here? Sign Up')
      await at(page, '/signup')
      await follow('Have an account? Log In')
      await at(page, '/login')
      await follow('Forgot password?')
      await at(page, '/forgot')
      await follow('Back to Log In')
      await at(page, '/login')
      await logIn(page, email, password)
      await expect(page).toHaveURL(/\/exchange\?search=rice$/)
    },
  },
])

holdVisit(
  'Login',
  'who is not signed in',
  async ({ openVisitor, newStudent }) => ({ page: await openVisitor(), student: await newStudent() }),
  [
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
  ].map((path) => ({
    section: '2, D3',
    says: `${path} sends a visitor to /login and back after it`,
    check: async ({ page, student }) => {
      await forget(page)
      await page.goto(path)
      await at(page, '/login')
      await logIn(page, student.email, student.password)
      await at(page, path)
    },
  })),
)
