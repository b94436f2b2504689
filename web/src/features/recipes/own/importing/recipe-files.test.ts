import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FileError, fileBytesMax, recipesInFile } from './recipe-files.ts'

const toast = (name = 'Toast') => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 slices bread'],
  recipeInstructions: ['Toast it.'],
})
const json = (data: unknown) => strToU8(JSON.stringify(data))
const fileOf = (bytes: Uint8Array | string, name = 'export') => new File([bytes as BlobPart], name)
const zip = (files: Zippable, level: 0 | 9 = 9) => zipSync(files, { level })
const titles = async (file: File) => (await recipesInFile(file)).map(({ title }) => title)

describe('an export file', () => {
  it('may be data', async () =>
    expect(await titles(fileOf(JSON.stringify({ recipes: [toast(), toast('Jam toast')] })))).toEqual([
      'Toast',
      'Jam toast',
    ]))

  it.each([0, 9] as const)('may be an archive with folders and pictures (level %i)', async (level) => {
    const files = {
      'Recipes/Toast/recipe.json': json(toast()),
      'Recipes/Toast/full.jpg': new Uint8Array(200_000).fill(7),
      'Recipes/Jam toast/recipe.json': json(toast('Jam toast')),
      'notes.json': strToU8('{ no data'),
    }
    expect(await titles(fileOf(zip(files, level)))).toEqual(['Toast', 'Jam toast'])
  })

  it('may be an archive of archives, as Tandoor makes one', async () => {
    const recipe = { name: 'Satay', steps: [{ instruction: 'Stir.', ingredients: [] }] }
    const inner = zip({ 'recipe.json': json(recipe), 'image.png': new Uint8Array(10) })
    expect(await titles(fileOf(zip({ 'satay.zip': inner, 'satay2.zip': inner })))).toEqual(['Satay', 'Satay'])
  })

  it.each([
    ['nothing', ''],
    ['a text', 'Dear diary'],
    ['other data', '{"a": 1}'],
    ['an archive of nothing', zip({})],
    ['an archive without recipes', zip({ 'a.txt': strToU8('x') })],
    ['an archive that is cut off', zip({ 'recipe.json': json(toast()) }).subarray(0, 60)],
  ])('that is %s is refused in words', async (_, bytes) => {
    await expect(recipesInFile(fileOf(bytes))).rejects.toBeInstanceOf(FileError)
  })
})

describe('an archive that is made to fill the memory', () => {
  const big = new Uint8Array(40 * 1024 * 1024)
  const oneLarge = zip({ 'recipe.json': big })

  it.each([
    ['one large file', () => oneLarge],
    [
      'many files',
      () =>
        zip(
          Object.fromEntries(
            Array.from({ length: 40 }, (_, n) => [`${n}.json`, big.subarray(0, 1024 * 1024)]),
          ),
        ),
    ],
    ['an archive within', () => zip({ 'a.zip': oneLarge })],
    [
      'names alone',
      () => zip(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.txt`, new Uint8Array()]))),
    ],
  ])('is given up: %s', async (_, bomb) => {
    await expect(recipesInFile(fileOf(bomb()))).rejects.toThrow('more than we can read')
  })

  it('is given up though it lies about its sizes', async () => {
    const bomb = oneLarge.slice()
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
    // The unpacked size in the local header and in the directory.
    view.setUint32(22, 10, true)
    const directory = bomb.findLastIndex(
      (_, at) => at + 4 <= bomb.length && view.getUint32(at, true) === 0x02014b50,
    )
    view.setUint32(directory + 24, 10, true)
    await expect(recipesInFile(fileOf(bomb))).rejects.toBeInstanceOf(FileError)
  })

  it('opens no archive three deep', async () => {
    const deep = zip({ 'a.zip': zip({ 'b.zip': zip({ 'recipe.json': json(toast()) }) }) })
    await expect(recipesInFile(fileOf(deep))).rejects.toThrow('find a recipe')
  })

  it('is not even opened when it is too large', async () => {
    const file = fileOf('x')
    Object.defineProperty(file, 'size', { value: fileBytesMax + 1 })
    await expect(recipesInFile(file)).rejects.toThrow('more than we can read')
  })
})
