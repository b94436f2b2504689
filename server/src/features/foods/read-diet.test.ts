import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'

let typist: TestUser
const logged: string[] = []
withApp(() => TestApp.start({}, { log: makeLog('debug', { write: (line: string) => logged.push(line) }) }))
beforeAll(async () => {
  typist = await app.signUp()
})

const read = (preferences: string, allergies: string) =>
  app.call(foodsCalls.readDiet, { as: typist, input: { body: { preferences, allergies } } })

describe('foods.readDiet', () => {
  it('says what is understood, what is matched as a word, and what nobody knows', async () => {
    const { status, body } = await read('no pork, blorf', 'milk, tree nuts, jackfruit')
    expect(status).toBe(200)
    expect(body.preferences).toEqual({
      text: 'no pork, blorf',
      understood: ['no pork'],
      notUnderstood: ['blorf'],
    })
    expect(body.allergies).toMatchObject({
      avoided: ['milk', 'nuts'],
      words: ['jackfruit'],
      unreadable: false,
    })
    expect(body.allergies.notes).toContainEqual({ code: 'WORD_ONLY', phrase: 'jackfruit' })
  })

  it('says nothing of nothing', async () => {
    expect((await read('', '')).body).toMatchObject({
      preferences: { understood: [], notUnderstood: [] },
      allergies: { avoided: [], words: [], notes: [] },
    })
  })

  it('stores nothing and logs no word of it', async () => {
    await read('no brinjal', 'rambutan')
    const { rows } = await app.pool.query('select allergies from profiles where user_id = $1', [typist.id])
    expect(rows).toEqual([])
    expect(logged.join()).not.toMatch(/brinjal|rambutan/)
  })

  it('needs a session, and refuses more than a profile takes', async () => {
    const body = { preferences: '', allergies: 'milk' }
    expect((await app.call(foodsCalls.readDiet, { input: { body } })).status).toBe(401)
    expect((await read('', 'x'.repeat(501))).error?.code).toBe('VALIDATION_FAILED')
  })

  it('has a limit of its own', async () => {
    const busy = await app.signUp()
    const body = { preferences: '', allergies: 'milk' }
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => app.call(foodsCalls.readDiet, { as: busy, input: { body } })),
    )
    expect(answers.some(({ error }) => error?.code === 'RATE_LIMITED')).toBe(true)
    expect((await read('', 'milk')).status).toBe(200)
  })
})
