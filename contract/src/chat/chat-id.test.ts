import { describe, expect, it } from 'vitest'
import { chatIdOf, partnerIn, usersOfChat } from './chat-id.ts'

const [first, second] = ['1b4e28ba-2fa1-4d2b-883f-0016d3cca427', '6fa459ea-ee8a-4ca4-894e-db77e160355e']

describe('the id of a chat', () => {
  it('is its users’ ids, sorted, whoever asks', () => {
    expect(chatIdOf(second, first)).toBe(`${first}_${second}`)
    expect(chatIdOf(first, second)).toBe(`${first}_${second}`)
    expect(usersOfChat(`${first}_${second}`)).toEqual([first, second])
  })

  it.each([
    ['unsorted', `${second}_${first}`],
    ['of one user', `${first}_${first}`],
    ['in capitals', `${first}_${second}`.toUpperCase()],
    ['with something before', ` ${first}_${second}`],
    ['with something behind', `${first}_${second}\n`],
    ['of what is no UUID', `${'-'.repeat(36)}_${'a'.repeat(36)}`],
    ['without users', '_'],
    ['empty', ''],
  ])('%s is none', (_, text) => {
    expect(usersOfChat(text)).toBeUndefined()
    expect(partnerIn(text, first)).toBeUndefined()
  })

  it('names the partner to its users alone', () => {
    const chatId = chatIdOf(first, second)
    const others = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
    expect([first, second, others].map((user) => partnerIn(chatId, user))).toEqual([second, first, undefined])
  })
})
