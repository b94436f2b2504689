/** All names that something avoided may be meant by, in Latin letters and laid out for the search by a misspelling. */
import { english } from '../../aliases/english.ts'
import { foodKinds } from '../../resolver/kinds.ts'
import { namesThat } from '../../resolver/lexicon.ts'
import { foldText } from '../fold.ts'
import { groupNames } from '../group-names.ts'
import { plurals } from '../plurals.ts'
import { ShortenedWords } from '../shortened-words.ts'
import { heard } from './slip-cost.ts'

/** A name of a food, a kind of food or a group. */
export interface ToldName {
  readonly name: string
  /** Without gaps. */
  readonly key: string
  /** Names of the table and English ones come before those of other languages. */
  readonly isFirst: boolean
}

/** What is longer holds more than a name. */
const longestKey = 24
/** Every shorter word is near one so short. */
const shortestKey = 3
/** Names from this length are found with two letters wrong. */
const twiceFrom = 7

interface ToldNames {
  readonly bySpelling: ReadonlyMap<string, readonly ToldName[]>
  readonly shortened: ShortenedWords
}

let built: ToldNames | undefined

function build(): ToldNames {
  const bySpelling = new Map<string, ToldName[]>()
  const seen = new Set<string>()
  const shortened = new ShortenedWords()
  const spell = (spelling: string, name: ToldName): void => {
    const known = bySpelling.get(spelling)
    if (known) {
      if (!known.includes(name)) known.push(name)
      return
    }
    bySpelling.set(spelling, [name])
    shortened.add(spelling, name.isFirst && spelling.length >= twiceFrom)
  }
  const learn = (text: string, isFirst: boolean): void => {
    const plain = foldText(text).replaceAll('\n', ' ')
    for (const form of isFirst ? [plain, ...plurals(plain)] : [plain]) {
      const key = form.replaceAll(' ', '')
      if (seen.has(key) || key.length < shortestKey || key.length > longestKey || !/^[a-z]+$/.test(key)) continue
      seen.add(key)
      const name = { name: form, key, isFirst }
      spell(key, name)
      spell(heard(key), name)
    }
  }
  for (const kind of foodKinds) for (const name of kind.called) learn(name, true)
  for (const [name] of groupNames()) learn(name, true)
  for (const { plain } of namesThat(({ isAlias }) => !isAlias)) learn(plain, true)
  for (const list of Object.values(english)) for (const name of list) learn(name, true)
  for (const { plain } of namesThat(({ isAlias }) => isAlias)) learn(plain, false)
  shortened.close()
  return { bySpelling, shortened }
}

/** The names that a misspelt key may mean, near ones and by chance others. Built on first use: most allergies are spelt right. */
export function namesAround(key: string): ReadonlySet<ToldName> {
  built ??= build()
  const { bySpelling, shortened } = built
  const found = new Set<ToldName>()
  for (const spelling of [key, heard(key)])
    for (const near of shortened.near(spelling, key.length >= twiceFrom - 1))
      for (const name of bySpelling.get(near) ?? []) found.add(name)
  return found
}
