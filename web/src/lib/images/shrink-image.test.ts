import { expect, it } from 'vitest'
import { fittedSize } from './shrink-image.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 200, height: 100 },
    { width: 200, height: 100 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1600, height: 1 },
  ],
])('fits %o', (size, fitted) => {
  expect(fittedSize(size, 1600)).toEqual(fitted)
})
