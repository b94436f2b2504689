import { expect, it } from 'vitest'
import { emailChangedMail, passwordChangedMail, resetMail } from './auth.mail.ts'

const url = 'http://shelf.test/reset'
const typed = ['http://evil.test/x', 'www.evil.test', 'evil.test:80', 'me@evil.test', 'evil。test']

// Whoever takes an account over can give it a name, and the owner of the former address is told of the change.
it.each(typed)('an account mail makes no link of the name %s', (displayName) => {
  const to = { email: 'mei@campus.test', displayName, verifiedAt: new Date() }
  for (const { text, html } of [resetMail(to, url), passwordChangedMail(to, url), emailChangedMail(to)])
    for (const body of [text, html]) expect(body).not.toMatch(/evil[.。]test|www\.evil|me@evil|:\/\/evil/)
})
