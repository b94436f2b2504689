import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cookbook } from '@shelfmate/food/cookbook/cookbook'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('the cookbook holds the recipes of every page in its folder', () => {
  const pages = globSync('food/data/cookbook/*', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { recipes: { id: string }[] },
  )
  const written = pages.flatMap(({ recipes }) => recipes.map(({ id }) => id))
  expect(cookbook.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
})
