import { threadCpuUsage } from 'node:process'
import { expect, it } from 'vitest'
import { refuseWeakPassword } from './password-strength.ts'

const aboutMei = ['Mei Tan', 'mei@campus.test', 'Tembusu', 'Eusoff Hall']
const judge = (password: string) => refuseWeakPassword(password, aboutMei, 'password')

it('keeps the event loop free however long the password', async () => {
  const before = threadCpuUsage()
  const digits = Array.from({ length: 127 }, (_, n) => (n * 7 + 3) % 10).join('')
  await Promise.all([digits, digits.replaceAll('3', '4@'), '1.1.1.11.1.2001'.repeat(8)].map(judge))
  const { user, system } = threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(100)
})

it.each(['Password1!', 'mei@campus.test', 'eusoff hall!', '1'.repeat(127), 'Shelfmate1!'])(
  'refuses %j',
  async (weak) => {
    await expect(judge(weak)).rejects.toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
  },
)

it.each(['steamed-rice with kaya 9', `steamed rice, kaya 9 and ${'🥛'.repeat(30)}`])(
  'takes %j',
  async (good) => {
    await expect(judge(good)).resolves.toBeUndefined()
  },
)
