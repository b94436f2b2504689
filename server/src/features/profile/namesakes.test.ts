import { readFile } from 'node:fs/promises'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Audience, SeenBy } from '@shelfmate/contract/profile/seen-by'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { addPost } from '../exchange/exchange.factory.ts'

let first: TestUser
let second: TestUser
let third: TestUser

const migrations = new URL('../../../migrations/', import.meta.url)

withApp()
beforeAll(async () => {
  ;[first, second, third] = await Promise.all([app.signUp(), app.signUp(), app.signUp()])
})

const save = (as: TestUser, displayName: string, dorm: string, dormSeenBy: Audience = 'everybody') => {
  const seenBy: SeenBy = {
    age: 'everybody',
    preferences: 'everybody',
    allergies: 'everybody',
    dorm: dormSeenBy,
  }
  const body = { displayName, dorm, photoId: null, age: null, preferences: '', allergies: '', seenBy }
  return app.call(profileCalls.update, { as, input: { body } })
}
const shown = async (who: TestUser, as = first) =>
  (await app.call(profileCalls.view, { as, input: { params: { userId: who.id } } })).body.displayName

describe('namesakes of one dorm', () => {
  it('are told apart by a mark that who came first goes without, and that stays', async () => {
    await save(first, 'Lim Wei', 'Tembusu')
    await save(second, 'lim wéi', 'tembusu')
    await save(third, 'Lim Wei', 'Tembusu')
    await save(first, 'Lim Wei', 'Tembusu')
    await save(second, 'lim wéi', 'tembusu')
    expect(await Promise.all([first, second, third].map((who) => shown(who)))).toEqual([
      'Lim Wei',
      'lim wéi (2)',
      'Lim Wei (3)',
    ])
  })

  it('are marked wherever others see them, and not in the form that says what they are called', async () => {
    const post = await addPost(app, second)
    expect(post.author.displayName).toBe('lim wéi (2)')
    const people = await app.call(chatCalls.listPeople, { as: first, input: { query: { search: 'lim' } } })
    expect(people.body.items.map(({ displayName }) => displayName).toSorted()).toEqual([
      'Lim Wei (3)',
      'lim wéi (2)',
    ])
    expect((await app.call(profileCalls.readOwn, { as: second })).body.displayName).toBe('lim wéi')
  })

  it('have no mark in different dorms, in none, and beside who keeps their dorm to themselves', async () => {
    await save(third, 'Lim Wei', 'UTown')
    expect(await shown(third)).toBe('Lim Wei')
    await save(second, 'Lim Wei', '')
    expect(await shown(second)).toBe('Lim Wei')
    await save(first, 'Lim Wei', 'Tembusu', 'nobody')
    await save(second, 'Lim Wei', 'Tembusu')
    expect(await shown(second)).toBe('Lim Wei')
  })

  it.each(['handedOver', 'nobody'] as const)('bear none where they show their own dorm to %s', async (to) => {
    await save(first, 'Ong Jia', 'Tembusu')
    await save(second, 'Ong Jia', 'Tembusu', to)
    expect(await shown(second)).toBe('Ong Jia')
    await save(second, 'Ong Jia', 'Tembusu')
    expect(await shown(second)).toBe('Ong Jia (2)')
    await save(second, 'Ong Jia', 'Tembusu', to)
    expect(await shown(second)).toBe('Ong Jia')
  })

  it('lose a mark of the time before that asked who sees their dorm', async () => {
    await save(first, 'Ho Min', 'Tembusu')
    for (const each of [second, third]) await save(each, 'Ho Min', 'Tembusu')
    await app.pool.query(`update profiles set dorm_seen_by = 'nobody' where user_id = $1`, [second.id])
    await app.pool.query(await readFile(new URL('0045_hidden_name_marks.sql', migrations), 'utf8'))
    expect(await Promise.all([second, third].map((who) => shown(who)))).toEqual(['Ho Min', 'Ho Min (3)'])
  })

  it.each([
    ['a letter of another alphabet', 'Lim Wеi'],
    ['digits for letters', 'L1m We1'],
    ['two letters for one', 'Lirn Wei'],
    ['other gaps', 'Lim  Wei.'],
  ])('are those too who only look the same, by %s', async (_, displayName) => {
    await save(second, 'Mei Tan', '')
    await save(first, displayName === 'L1m We1' ? 'Llm Wel' : 'Lim Wei', 'Tembusu')
    await save(third, 'Mel Tan', 'Tembusu')
    await save(second, displayName, 'Tembusu')
    expect(await shown(second)).toMatch(/ \(2\)$/)
    await save(second, 'Mei Tan', 'Tembusu')
    expect(await shown(second)).toBe('Mei Tan')
  })

  it('are marked differently when they come at the same moment', async () => {
    await save(first, 'Tan Hui', 'Tembusu')
    await Promise.all([save(second, 'Tan Hui', 'Tembusu'), save(third, 'Tan Hui', 'Tembusu')])
    const names = await Promise.all([first, second, third].map((who) => shown(who)))
    expect(names.toSorted()).toEqual(['Tan Hui', 'Tan Hui (2)', 'Tan Hui (3)'])
  })

  it('are told apart once both are verified: whom others saw first bears no mark', async () => {
    const newcomers = [first, second].map(({ id }) => id)
    await app.pool.query('update users set verified_at = null where id = any($1)', [newcomers])
    for (const each of [first, second, third]) await save(each, 'Goh Li', 'Tembusu')
    await app.app.jobs.find(({ name }) => name === 'auth.verifyWithoutMail')?.run()
    const names = await Promise.all([first, second, third].map((who) => shown(who, third)))
    expect(names.toSorted()).toEqual(['Goh Li', 'Goh Li (2)', 'Goh Li (3)'])
    expect(names[2]).toBe('Goh Li')
  })
})
