import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { importedRecipes } from '@shelfmate/contract/recipe-book/importing/imported-recipes'
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import * as words from './import-words.ts'

/** Why a file gave no recipes, in words for who chose it. */
export class FileError extends Error {
  override name = 'FileError'
}

const megabyte = 1024 * 1024
/** An export with its pictures; what is larger is exported in parts. */
export const fileBytesMax = 100 * megabyte
/** What comes out of an archive: texts alone, of more recipes than anybody may keep. */
const unpackedBytesMax = 30 * megabyte
const filesMax = 5_000
/** Tandoor packs an archive for each recipe into one. */
const nestedMax = 1

const tooMuch = words.fileTooMuch
const unreadable = words.fileUnreadable

/** The recipes of an export file. Throws FileError. */
export async function recipesInFile(file: File): Promise<RecipeDraft[]> {
  if (file.size > fileBytesMax) throw new FileError(tooMuch)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const texts = isArchive(bytes) ? new Archive().textsIn(bytes) : [bytes]
  const recipes = texts.flatMap((text) => importedRecipes(parsed(text)))
  if (recipes.length === 0) throw new FileError(words.noRecipeInFile)
  return recipes
}

/** Archives begin so. */
const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** Beside recipes an archive may hold anything: what is no data says nothing. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Unpacks what may be recipes, and counts what comes out: what an archive says of its sizes need not be true. */
class Archive {
  #bytes = 0
  #files = 0

  textsIn(bytes: Uint8Array, depth = 0): Uint8Array[] {
    const found: { name: string; bytes: Uint8Array }[] = []
    const unzip = new Unzip((file) => {
      this.#files += 1
      if (this.#files > filesMax) throw new FileError(tooMuch)
      if (!/\.(?:json|zip)$/i.test(file.name)) return
      const parts: Uint8Array[] = []
      file.ondata = (error, part, isLast) => {
        if (error) throw error
        this.#bytes += part.length
        if (this.#bytes > unpackedBytesMax) throw new FileError(tooMuch)
        parts.push(part.slice())
        if (isLast) found.push({ name: file.name, bytes: joined(parts) })
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    unzip.register(UnzipPassThrough)
    try {
      pushInParts(unzip, bytes)
    } catch (error) {
      throw error instanceof FileError ? error : new FileError(unreadable, { cause: error })
    }
    return found.flatMap(({ name, bytes: inner }) => {
      if (!/\.zip$/i.test(name)) return [inner]
      return depth < nestedMax && isArchive(inner) ? this.textsIn(inner, depth + 1) : []
    })
  }
}

/** Small enough that a bomb is noticed after its first pieces. */
const partBytes = 16 * 1024

function pushInParts(unzip: Unzip, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; from += partBytes)
    unzip.push(bytes.subarray(from, from + partBytes), from + partBytes >= bytes.length)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
