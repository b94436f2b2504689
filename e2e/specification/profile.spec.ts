import { cutFields } from '../access/controls.ts'
import { expect, type Page } from '../fixtures.ts'
import { bring, png } from '../steps/pictures.ts'
import { type Ground, holdTable, holdVisit } from './table.ts'

const photo = () => ({ name: 'me.png', mimeType: 'image/png', buffer: png() })

async function openForm({ openAs }: Ground): Promise<{ page: Page; id: string }> {
  const { page, student } = await openAs()
  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  return { page, id: student.id }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const choosePhoto = async (page: Page) => {
  await page.getByLabel('Upload New Picture').setInputFiles(photo())
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
}

/** Saving these values answers this text as an alert and keeps what was typed. */
const refused = (fields: Record<string, string>, text: string) => async (page: Page) => {
  await page.goto('/profile')
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  await save(page)
  await expect(page.getByRole('alert')).toHaveText(text)
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  // What is typed would wait for the next visit.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

holdTable('Profile', [
  {
    section: '2',
    says: 'photo, Name, Email (read-only), Age, Dorm/Address, Food Preferences, Allergies, Save and Cancel',
    check: async (ground) => {
      const { page } = await openForm(ground)
      for (const label of ['Name', 'Age', 'Dorm/Address', 'Food Preferences', 'Allergies'])
        await expect(page.getByLabel(label, { exact: true })).toBeEditable()
      await expect(page.getByLabel('Email')).not.toBeEditable()
      await expect(page.getByLabel('Upload New Picture')).toHaveAttribute('accept', /^image\//)
      await expect(page.getByLabel('Age', { exact: true })).toHaveAttribute('min', '1')
      await expect(page.getByLabel('Age', { exact: true })).toHaveAttribute('max', '199')
      await ground.expectAccessible(page)
    },
  },
  {
    section: 'issue 15',
    says: 'what is understood of allergies and preferences is said while they are typed',
    check: async (ground) => {
      const { page } = await openForm(ground)
      await page.getByLabel('Allergies', { exact: true }).fill('milk, tree nuts, jackfruit')
      const said = (text: string) => page.getByRole('status').filter({ hasText: text })
      await expect(said('Avoiding: milk, tree nuts. Matched only as a word: jackfruit.')).toHaveCount(1)
      await page.getByLabel('Food Preferences', { exact: true }).fill('no pork, blorf')
      await expect(said('Following: no pork. Not understood: blorf.')).toHaveCount(1)
      await expect(page.getByText('Matched only as a word:', { exact: true })).toBeVisible()
      await ground.expectAccessible(page)
      const stored = await (await page.request.get('/api/profile')).json()
      expect(stored.allergies).toBe('')
    },
  },
  {
    section: '5',
    says: "'Profile updated!', back to /home, and what was saved is there",
    check: async (ground) => {
      const { page } = await openForm(ground)
      await page.getByLabel('Name', { exact: true }).fill('Mei Ling')
      await page.getByLabel('Age', { exact: true }).fill('21')
      await page.getByLabel('Dorm/Address').fill('21 Lower Kent Ridge Road')
      await page.getByRole('button', { name: 'Halal' }).click()
      await page.getByRole('button', { name: 'Peanuts' }).click()
      await page.getByRole('button', { name: 'Milk' }).click()
      await page.getByRole('button', { name: 'Peanuts' }).click()
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.getByRole('status').filter({ hasText: 'Profile updated!' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Welcome Back, Mei Ling!' })).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByLabel('Age', { exact: true })).toHaveValue('21')
      await expect(page.getByLabel('Dorm/Address')).toHaveValue('21 Lower Kent Ridge Road')
      await expect(page.getByLabel('Food Preferences')).toHaveValue('Halal')
      await expect(page.getByLabel('Allergies', { exact: true })).toHaveValue('Milk')
    },
  },
  {
    section: 'D59',
    says: 'who sees what is asked where it is typed, shown before it is saved, and holds for others',
    check: async (ground) => {
      const { page, id } = await openForm(ground)
      await page.getByLabel('Allergies', { exact: true }).fill('peanuts')
      await page.getByLabel('Who sees my allergies').selectOption('Nobody')
      await page.getByLabel('Dorm/Address').fill('Tembusu')
      await page.getByLabel('Who sees my dorm').selectOption('People I’ve shared food with')
      expect(await page.evaluate(cutFields, 'main form'), 'what is chosen is cut').toEqual([])
      await page.getByRole('button', { name: 'Show what others see' }).click()
      const shown = (title: string) => page.getByRole('region', { name: title })
      await expect(shown('Most people see this')).not.toContainText('Tembusu')
      await expect(shown('People you’ve shared food with see this')).toContainText('Tembusu')
      for (const title of ['Most people see this', 'People you’ve shared food with see this'])
        await expect(shown(title)).not.toContainText('peanuts')
      await ground.expectAccessible(page)
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      const { page: another } = await ground.openAs()
      await another.goto(`/viewprofile/${id}`)
      await expect(another.getByText('Not provided')).toHaveCount(4)
      await page.goto('/profile')
      await expect(page.getByLabel('Who sees my allergies')).toHaveValue('nobody')
    },
  },
  {
    section: '2',
    says: 'Cancel goes back to /home and changes nothing',
    check: async (ground) => {
      const { page } = await openForm(ground)
      await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome Back, Mei Tan!' })).toBeVisible()
    },
  },
  {
    section: '2',
    says: 'what is typed waits for who follows a link in the form, until Save or Cancel',
    check: async (ground) => {
      const { page } = await openForm(ground)
      const allergies = page.getByLabel('Allergies', { exact: true })
      const leaveAndReturn = async () => {
        await page.getByRole('link', { name: 'Change Email' }).click()
        await expect(page.getByLabel('New email')).toBeVisible()
        await page.goBack()
      }
      await expect(page.getByRole('button', { name: 'Show what others see' })).toBeVisible()
      await allergies.fill('  peanuts')
      await leaveAndReturn()
      await expect(allergies).toHaveValue('  peanuts')
      await expect(page.getByText('It isn’t saved yet.')).toBeVisible()
      await ground.expectAccessible(page)
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      await page.goto('/profile')
      await expect(page.getByRole('button', { name: 'Show what others see' })).toBeVisible()
      await expect(allergies).toHaveValue('peanuts')
      await allergies.fill('milk')
      await leaveAndReturn()
      await expect(allergies).toHaveValue('milk')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/\/home$/)
      await page.goto('/profile')
      await expect(page.getByRole('button', { name: 'Show what others see' })).toBeVisible()
      await expect(allergies).toHaveValue('peanuts')
    },
  },
  {
    section: '3',
    says: 'the dorm is one of the list, or any address',
    check: async (ground) => {
      const { page } = await openForm(ground)
      const listed = () =>
        page
          .getByLabel('Dorm/Address')
          .evaluate((input: HTMLInputElement) =>
            [...(input.list?.options ?? [])].map((option) => option.value),
          )
      await expect.poll(listed).toHaveLength(13)
      expect(await listed()).toEqual(expect.arrayContaining(['PGP', 'King Edward VII Hall', 'Valour House']))
    },
  },
  {
    section: '2',
    says: 'a picture is chosen, dropped or pasted, shown, saved, and removed again',
    check: async (ground) => {
      const { page, id } = await openForm(ground)
      await choosePhoto(page)
      await page.getByRole('button', { name: 'Remove picture' }).click()
      for (const kind of ['drop', 'paste'] as const) {
        await bring(page.getByRole('region', { name: 'Picture' }), kind, png())
        await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
      }
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      await page.goto(`/viewprofile/${id}`)
      const picture = page.getByRole('img', { name: 'Picture of Mei Tan' })
      await expect(picture).toBeVisible()
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBe(40)
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Remove picture' }).click()
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      await page.goto(`/viewprofile/${id}`)
      await expect(page.getByText('Mei Tan')).toBeVisible()
      await expect(page.getByRole('img')).toHaveCount(0)
    },
  },
  {
    section: '8',
    says: "'Failed to upload profile picture.', and what was typed is kept",
    check: async (ground) => {
      const { page } = await openForm(ground)
      await page.getByLabel('Age', { exact: true }).fill('30')
      const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
      await page.getByLabel('Upload New Picture').setInputFiles(text)
      await expect(page.getByRole('alert')).toHaveText('Failed to upload profile picture.')
      await ground.expectAccessible(page)
      await save(page)
      await expect(page.getByLabel('Age', { exact: true })).toHaveValue('30')
      await choosePhoto(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  },
  {
    section: '8',
    says: "'Failed to upload profile picture.' without a network, and Retry",
    check: async (ground) => {
      const { page } = await openForm(ground)
      await page.route('**/api/images', (route) => route.abort())
      await page.getByLabel('Upload New Picture').setInputFiles(photo())
      await expect(page.getByRole('alert')).toHaveText('Failed to upload profile picture.')
      await page.unroute('**/api/images')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
    },
  },
  {
    section: 'live',
    says: 'a new name shows by itself on the home screen of another device',
    check: async (ground) => {
      const student = await ground.newStudent()
      const { page } = await ground.openAs({ student })
      const { page: elsewhere } = await ground.openAs({ student, process: 1 })
      await elsewhere.goto('/home')
      await expect(elsewhere.getByRole('heading', { name: 'Welcome Back, Mei Tan!' })).toBeVisible()
      await page.goto('/profile')
      await page.getByLabel('Name', { exact: true }).fill('Auntie Mei')
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      await expect(elsewhere.getByRole('heading', { name: 'Welcome Back, Auntie Mei!' })).toBeVisible()
    },
  },
  {
    section: 'live',
    says: 'a picture and a dorm set on another device stay when a name is saved here',
    check: async (ground) => {
      const student = await ground.newStudent()
      const { page } = await ground.openAs({ student })
      const { page: elsewhere } = await ground.openAs({ student, process: 1 })
      await page.goto('/profile')
      await page.getByLabel('Name', { exact: true }).fill('Auntie Mei')
      await elsewhere.goto('/profile')
      await choosePhoto(elsewhere)
      await elsewhere.getByLabel('Dorm/Address').fill('Tembusu')
      await save(elsewhere)
      await expect(elsewhere).toHaveURL(/\/home$/)
      await expect(page.getByLabel('Dorm/Address')).toHaveValue('Tembusu')
      await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
      await save(page)
      await expect(page).toHaveURL(/\/home$/)
      const stored = await (await page.request.get('/api/profile')).json()
      expect(stored).toMatchObject({
        displayName: 'Auntie Mei',
        dorm: 'Tembusu',
        photoId: expect.any(String),
      })
    },
  },
])

holdVisit('Profile', 'what is refused', async ({ openAs }) => (await openAs()).page, [
  { section: '5', says: "'Name is required'", check: refused({ Name: ' ' }, 'Name is required') },
  {
    section: '5',
    says: "age 0: 'Age must be between 1 and 199.'",
    check: refused({ Age: '0' }, 'Age must be between 1 and 199.'),
  },
  {
    section: '5',
    says: "age 200: 'Age must be between 1 and 199.'",
    check: refused({ Age: '200' }, 'Age must be between 1 and 199.'),
  },
])

holdTable('Profile of another', [
  {
    section: '2',
    says: "an initial, the name, Age, Dorm, Preferences and Allergies, each 'Not provided'",
    check: async (ground) => {
      const { id } = await ground.newStudent({ firstName: 'Arun', lastName: 'Raj' })
      const { page } = await ground.openAs()
      await page.goto(`/viewprofile/${id}`)
      await expect(page.getByText('Arun Raj')).toBeVisible()
      await expect(page.getByText('A', { exact: true })).toBeVisible()
      for (const term of ['Age', 'Dorm', 'Preferences', 'Allergies'])
        await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible()
      await expect(page.getByText('Not provided')).toHaveCount(4)
      await ground.expectAccessible(page)
      await page.getByRole('link', { name: 'Chat', exact: true }).click()
      await expect(page).toHaveURL(/\/chat\/./)
    },
  },
])

holdVisit(
  'Profile of another',
  'nobody',
  async ({ openAs, expectAccessible }) => ({ page: (await openAs()).page, expectAccessible }),
  ['01900000-0000-7000-8000-000000000000', 'nobody'].map((id) => ({
    section: '2',
    says: `'User not found.' for ${id}`,
    check: async ({ page, expectAccessible }) => {
      await page.goto(`/viewprofile/${id}`)
      await expect(page.getByText('User not found.')).toBeVisible()
      if (id === 'nobody') await expectAccessible(page)
    },
  })),
)
