import { expect, test } from 'vitest'
import { haveBeenSent, waitingWords } from './waiting-words.ts'

test.each([
  [{ held: 0, refused: 0, isConnected: true }, undefined],
  [{ held: 1, refused: 0, isConnected: false }, '1 change is waiting for a connection.'],
  [{ held: 2, refused: 0, isConnected: false }, '2 changes are waiting for a connection.'],
  [{ held: 2, refused: 0, isConnected: true }, '2 changes are waiting for the server.'],
  [{ held: 0, refused: 1, isConnected: true }, '1 change wasn’t accepted.'],
  [
    { held: 1, refused: 2, isConnected: false },
    '1 change is waiting for a connection. 2 changes weren’t accepted.',
  ],
])('%o: %s', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words)
})

test.each([
  [1, '1 waiting change has been sent.'],
  [2, '2 waiting changes have been sent.'],
])('%i sent late: %s', (count, words) => {
  expect(haveBeenSent(count)).toBe(words)
})
