import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { describe, expect, it } from 'vitest'
import { linkParts } from './linked-text.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

describe('addresses of pages', () => {
  it('are found between words, without the end of the sentence', () => {
    expect(linkParts('See https://example.org/a?b=1#c, or call.')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=1#c', href: 'https://example.org/a?b=1#c' },
      { text: ', or call.' },
    ])
    expect(links('(https://example.org) and https://en.example.org/wiki/Tofu_(food)')).toEqual([
      'https://example.org',
      'https://en.example.org/wiki/Tofu_(food)',
    ])
  })

  it('are pages alone', () => {
    expect(links('javascript:alert(1) data:text/html,x file:///etc/passwd www.example.org https://')).toEqual(
      [],
    )
  })

  it('end where the text turns around: else a link could read as another page', () => {
    expect(links('https://evil.test/\u202Emoc.knab//:sptth')).toEqual(['https://evil.test/'])
    expect(links('https://evil.test/\u2067moc.knab//:sptth')).toEqual(['https://evil.test/'])
    expect(links('https://example.org/שלום')).toEqual(['https://example.org/שלום'])
  })

  it('are none where a name before the host reads as another page', () => {
    for (const text of [
      'https://bank.test@evil.test/',
      'https://bank.test%2Flogin:443@evil.test',
      'https://:bank.test@evil.test/',
    ])
      expect(links(text)).toEqual([])
    expect(links('https://evil.test\\@bank.test')).toEqual(['https://evil.test'])
    expect(links('https://example.org/@mei?to=kai@example.org')).toEqual([
      'https://example.org/@mei?to=kai@example.org',
    ])
  })

  it('are found as fast in what was written to take long', () => {
    const mostMs = 1_000
    const find = () => {
      for (const sign of '.)]') linkParts(`https://${sign.repeat(60_000)}x`)
    }
    expect(quickest(find, mostMs)).toBeLessThan(mostMs)
  })

  it('leave the text as it is', () => {
    for (const text of ['', ' ', 'plain', 'a https://x.test b https://y.test', '<b>https://x.test</b>'])
      expect(
        linkParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})
