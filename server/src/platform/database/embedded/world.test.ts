import { expect, it } from 'vitest'
import { isSameWorld } from './world.ts'

const here = 'boot 1\npid:[4026531836]'

it.each([
  ['the same boot and container', here, true],
  ['another container', 'boot 1\npid:[4026532287]', false],
  ['another boot or machine, whose numbers of containers are alike', 'boot 2\npid:[4026531836]', false],
  ['a version that noted nothing', '', true],
  ['a container that is told nothing of its boot', '\npid:[4026531836]', true],
  ['another container that is told nothing of its boot', '\npid:[4026532287]', false],
  ['no Linux', '\n', true],
])('tells whether the holders of the lease can be seen: %s', (_, noted, isSame) => {
  expect(isSameWorld(noted, here)).toBe(isSame)
  expect(isSameWorld(here, noted)).toBe(isSame)
})
