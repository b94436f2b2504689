import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { changePasswordBody, email, loginBody, newPassword } from '../account/auth.ts'
import { anyCharacter } from '../text/any-character.factory.ts'
import { id, optionalText, pageFields, requiredLines, requiredText, timeZone, versionedId } from './fields.ts'

const problem = (schema: $ZodType, value: unknown) => safeParse(schema, value).error?.issues[0]?.message
const read = (schema: $ZodType, value: unknown) => safeParse(schema, value).data
const unstorable = 'This text has characters we can’t save. Please type it again.'

describe('text', () => {
  const name = requiredText(5, 'Missing.')
  const remark = optionalText(5)
  const comment = requiredLines(5, 'Missing.')

  test.each([
    ['  rice ', 'rice', 'rice'],
    ['a\r\n\tb', 'a b', 'a\r\n\tb'],
    ['e\u0301', 'é', 'é'],
    ['🥛🥛🥛🥛🥛', '🥛🥛🥛🥛🥛', '🥛🥛🥛🥛🥛'],
  ])('%j is kept on one line as %j, on several as %j', (typed, line, lines) => {
    expect(read(name, typed)).toBe(line)
    expect(read(remark, typed)).toBe(lines)
    expect(read(comment, typed)).toBe(lines)
  })

  test.each([
    ['', 'Missing.', undefined],
    [' \n\t', 'Missing.', undefined],
    ['\u200b', 'Missing.', undefined],
    ['\u2800 \u202e', 'Missing.', undefined],
    ['abcdef', 'Please use at most 5 characters.', 'Please use at most 5 characters.'],
    ['\u0000', unstorable, unstorable],
    ['\ud83e', unstorable, unstorable],
    [`e${'\u0301'.repeat(101)}`, unstorable, unstorable],
  ])('%j is refused where it is required: %s, where not: %s', (typed, required, optional) => {
    expect(problem(name, typed)).toBe(required)
    expect(problem(comment, typed)).toBe(required)
    expect(problem(remark, typed)).toBe(optional)
  })

  test('of a whole body of marks is refused before it costs anything', () => {
    const piled = `e${'\u0315'.repeat(15_000)}${'\u0300'.repeat(15_000)}`
    const normalized = vi.spyOn(String.prototype, 'normalize')
    for (const schema of [name, remark, email, newPassword]) expect(problem(schema, piled)).toBeDefined()
    expect(normalized).not.toHaveBeenCalled()
    expect(problem(name, 'e')).toBeUndefined()
    expect(normalized).toHaveBeenCalled()
    normalized.mockRestore()
  })

  test('that was read is read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 8 }), (typed) => {
        for (const schema of [name, remark, email]) {
          const once = read(schema, typed)
          if (once !== undefined) expect(read(schema, once)).toBe(once)
        }
      }),
    )
  })
})

describe('an e-mail address', () => {
  test.each([
    'mei@campus.test',
    'mei.tan+food@u.campus.test',
    'o’brien@campus.test',
    'élève@campus.test',
    '梅@校园.测试',
    'mei@u-1.campus.test',
    'mei@xn--p1ai.test',
  ])('may be %s', (address) => {
    expect(read(email, `  ${address}\n`)).toBe(address)
  })

  test.each([
    '',
    'mei',
    'mei@',
    '@campus.test',
    'mei@campus',
    'mei@.test',
    'mei@campus.',
    'a@b@c.test',
    'm i@c.test',
    'mei\u200b@campus.test',
    '\u202emei@campus.test',
    'mei@cam\u00adpus.test',
    'mei@[127.0.0.1]',
    `mei${'\u0301'.repeat(101)}@campus.test`,
  ])('is not %j', (address) => {
    expect(problem(email, address)).toBe('Please enter a valid email address.')
  })

  test.each([
    'mei@campus.test\r\nBcc: all@campus.test',
    'Mei <mei@campus.test>',
    'mei@campus.test, kai@campus.test',
    'mei@campus.test,kai.test',
    'mei@campus.test;kai.test',
    'mei@campus.test>',
  ])('never carries a second header or recipient: %j', (address) => {
    expect(problem(email, address)).toBe('Please enter a valid email address.')
  })
})

describe('a new password', () => {
  const rule = 'Password must be at least 8 characters and include a special character.'

  test.each([
    'abcdefg!',
    'abcd efg',
    'passwörter',
    '🥛🥛🥛🥛🥛🥛🥛🥛',
    `!${'x'.repeat(127)}`,
    'e\u0301'.repeat(128),
  ])('may be %j', (password) => {
    expect(problem(newPassword, password)).toBeUndefined()
  })

  test.each([
    ['', rule],
    ['abcdef!', rule],
    ['🥛🥛🥛🥛', rule],
    ['e\u0301e\u0301e\u0301e\u0301', rule],
    ['abcdefgh', rule],
    ['ABCdef123456', rule],
    [`!${'x'.repeat(128)}`, 'Please use at most 128 characters.'],
    ['abcdefg!\u0000', unstorable],
  ])('is not %j: %s', (password, text) => {
    expect(problem(newPassword, password)).toBe(text)
  })
})

test('a password to compare that nobody can have is refused in words', () => {
  for (const { password } of [loginBody.shape, { password: changePasswordBody.shape.currentPassword }])
    expect(problem(password, 'x'.repeat(513))).toBe('Please use at most 128 characters.')
})

describe('a time zone', () => {
  test.each(['Asia/Singapore', 'UTC', 'America/Argentina/Ushuaia'])('may be %s', (zone) => {
    expect(read(timeZone, zone)).toBe(zone)
  })

  test.each([
    ['SST', 'Pacific/Guadalcanal'],
    ['US/Pacific-New', 'America/Los_Angeles'],
    ['asia/singapore', 'Asia/Singapore'],
  ])('%s is %s', (zone, full) => {
    expect(read(timeZone, zone)).toBe(full)
  })

  test.each(['', 'Mars/Olympus', '+08:00', '-0300', 8, null, 'x'.repeat(100)])(
    '%j counts as not sent',
    (zone) => {
      expect(safeParse(timeZone, zone)).toMatchObject({ success: true, data: undefined })
    },
  )
})

describe.each([
  ['an id', id],
  ['a new id', versionedId],
])('%s', (_, schema) => {
  test('is a UUID in small letters', () => {
    expect(read(schema, '4B0C7A1E-58A2-4C1C-9A3E-0000000000FF')).toBe('4b0c7a1e-58a2-4c1c-9a3e-0000000000ff')
    for (const wrong of [
      '',
      '1',
      '4b0c7a1e58a24c1c9a3e0000000000ff',
      '{4b0c7a1e-58a2-4c1c-9a3e-0000000000ff}',
      7,
    ])
      expect(problem(schema, wrong)).toBe('This is not a valid id.')
  })
})

describe('the query of a page', () => {
  const pageQuery = z.strictObject(pageFields(100))

  test.each([{}, { limit: '1' }, { limit: '100' }, { cursor: 'x' }])('may be %j', (query) => {
    expect(safeParse(pageQuery, query).success).toBe(true)
  })

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '1.5' },
    ...['0x10', '1e1', '1.0', '+1', ' 1', '1 ', '', '0b1', '10n', '\u0661'].map((limit) => ({ limit })),
    { limit: true },
    { limit: null },
    { limit: ['1', '2'] },
    { cursor: 'x'.repeat(201) },
    { offset: '1' },
  ])('is not %j', (query) => {
    expect(safeParse(pageQuery, query).success).toBe(false)
  })
})
