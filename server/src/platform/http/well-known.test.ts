import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestApp } from '../../testing/test-app.ts'

let app: TestApp
let named: TestApp
beforeAll(async () => {
  app = await TestApp.start({
    PUBLIC_URL: 'https://food.campus.test',
    MAIL_FROM: 'Shelfmate <food@campus.test>',
  })
  named = await TestApp.start({ SECURITY_CONTACT: 'https://campus.test/security' }, { beside: app })
})
afterAll(async () => {
  await named.close()
  await app.close()
})

describe('/.well-known', () => {
  it('leads a password manager to where a password is changed', async () => {
    const { raw } = await app.send('GET', '/.well-known/change-password')
    expect([raw.statusCode, raw.headers.location]).toEqual([302, '/changepassword'])
  })

  it('tells whom to write to of a hole, and is valid for less than a year', async () => {
    const { raw } = await app.send('GET', '/.well-known/security.txt')
    expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = new Map(
      raw.body
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
    )
    expect(fields.get('Contact')).toBe('mailto:food@campus.test')
    expect(fields.get('Canonical')).toBe('https://food.campus.test/.well-known/security.txt')
    const days = (Date.parse(fields.get('Expires') ?? '') - app.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('names another contact where one is configured', async () => {
    const { raw } = await named.send('GET', '/.well-known/security.txt')
    expect(raw.body).toContain('Contact: https://campus.test/security\n')
  })
})
