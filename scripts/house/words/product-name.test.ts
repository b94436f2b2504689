import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productName } from '@shelfmate/contract/api/product'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const comment = /^\s*(?:\/\/|\/?\*)/
const isProduct = (file: string) => !/\.(?:test|factory|fixture|gen)\./.test(file)

it('a campus renames the product in one place', () => {
  const files = globSync('{contract,food,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(isProduct)
  expect(files.length).toBeGreaterThan(500)
  const named = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => line.includes(productName) && !comment.test(line)),
  )
  expect(named).toEqual(['contract/src/api/product.ts'])
})
