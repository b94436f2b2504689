import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { signUpBody } from './auth.ts'
import { hasUnseen, isReserved, nameTexts, personName } from './names.ts'

const ownNames = [
  'Mei Tan',
  'Joe Root',
  'Natalie Steward',
  'Sam Badminton',
  'Adminah binti Ali',
  'Modesta',
  'Rod Stewart',
  'Damini Rao',
  'José Núñez',
  'Nguyễn Thị Ánh',
  'O’Neil',
  'Łukasz',
  'Ivan 李',
  '王小明',
  'محمد علي',
  'علی‌رضا',
  'क्‍षमा',
  'བསྒྲུབས་ཀྱི',
  'ကျော်ဇင်ဦး',
  'שָׁלוֹם',
  'Thuyền Nguyễn',
  'ශ්‍රී',
  '葛\u{E0100}城',
  'Mei 👩‍🍳',
  'Kai ❤️',
  'Jun 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👩🏽‍🔬',
  'Team Rocket',
  'Campus Cat Lady',
  'Simone',
  'M',
  'Sofia 2',
  'R2-D2',
  'Иван',
  'Адам',
]

const read = (name: string) => safeParse(personName(80, 'missing'), name)
const problemOf = (name: string) => read(name).error?.issues[0]?.message

describe('names of people', () => {
  it.each(ownNames)('may be %s', (name) => {
    expect(read(name)).toMatchObject({ success: true })
  })

  it.each([
    'Mei\u200BTan',
    'Mei\u200DTan',
    'Mei\u200CTan',
    'Mei\u2060',
    'Mei\uFEFFTan',
    'Mei\u00ADTan',
    'Mei\u034FTan',
    'م\u200Dم',
    'Mei\u202Enat',
    'Mei\u2066',
    'Mei\u200F',
    'Mei\u061C',
    'Mei\u0007',
    'Mei\u001B[31m',
    'Mei\u0085Tan',
    'Mei\u2028Tan',
    'Mei\uFE0F',
    '1\uFE0F',
    'Mei \u{E0061}',
    'ㅤMei',
    'Mei\u2800Tan',
    'Mei\uFFFA',
    '❤\u200D',
    '\u200D❤',
  ])('hold nothing that is not seen: %j', (name) =>
    expect([hasUnseen(name), problemOf(name)]).toEqual([true, nameTexts.unseen]),
  )

  it.each([`Z${'\u0351'.repeat(11)}algo`, `Mei ${'\u0336\u0315'.repeat(20)}`])(
    'stay within their line: %j',
    (name) => {
      expect(problemOf(name)).toBe('This name has too many marks on one letter. Please type it again.')
    },
  )

  it.each([
    'Admin',
    'ADMIN',
    'admins',
    'Аdmin',
    'αdmin',
    'Adm1n',
    'Adm!n',
    '4dmin',
    'Ａｄｍｉｎ',
    'Ádmín',
    'ad-min',
    'a d m i n',
    'Adrnin',
    '𝐀𝐝𝐦𝐢𝐧',
    'ᴀᴅᴍɪɴ',
    'Mei (Admin)',
    'Admin Mei',
    'admin2',
    'Admin 42',
    'The Administrator',
    'Moderator Kai',
    'Sysadmin',
    'Webmaster',
    'Helpdesk',
    'Shelfmate',
    'SHELFMATE Support',
    'Shеlfmate',
    'Shelf mate',
    'She1fmate',
    'Shelf-Mate Team',
    'TheShelfmate',
    'Support',
    'Support Team',
    'Official',
    'System',
    'Root',
    'Steward',
    'Campus Steward',
    'Campus Security',
    'Staff',
  ])('are nobody’s office: %j', (name) => {
    expect(isReserved(name)).toBe(true)
    expect(read(name)).toMatchObject({ success: false })
  })

  it('may be an office’s word beside another name', () => {
    const body = { firstName: 'Joe', lastName: 'Root', email: 'joe@campus.test', password: 'steamed-rice' }
    expect(safeParse(signUpBody, body)).toMatchObject({ success: true })
  })

  it.each([
    ['Ad', 'min'],
    ['Campus', 'Support'],
    ['Shelf', 'Mate'],
  ])('are no office in two fields: %s %s', (firstName, lastName) => {
    const body = { firstName, lastName, email: 'mei@campus.test', password: 'steamed-rice' }
    expect(safeParse(signUpBody, body).error?.issues).toMatchObject([
      { path: ['firstName'], message: nameTexts.reserved },
    ])
  })
})
