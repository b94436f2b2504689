/** All names that something avoided may be meant by, in Latin letters and laid out for the search by a misspelling. */
import { english } from '../../aliases/english.ts'
import { foodKinds } from '../../resolver/kinds.ts'
import { namesThat } from '../../resolver/lexicon.ts'
import { groupNames } from '../allergies/group-names.ts'
import { foldText } from '../text/fold.ts'
import { plurals } from '../words/plurals.ts'
import { type Spelling, spellingOf } from './slip-cost.ts'

/** A name of a food, a kind of food or a group. */
export interface ToldName extends Spelling {
  readonly name: string
  /** Names of the table and English ones come before those of other languages. */
  readonly isFirst: boolean
}

/** What is longer holds more than a name. */
const longestKey = 24
/** Every shorter word is near one so short. */
const shortestKey = 3

function build(): readonly ToldName[] {
  const names = new Map<string, ToldName>()
  const learn = (text: string, isFirst: boolean): void => {
    const plain = foldText(text).replaceAll('\n', ' ')
    for (const name of isFirst ? [plain, ...plurals(plain)] : [plain]) {
      const key = name.replaceAll(' ', '')
      if (names.has(key) || key.length < shortestKey || key.length > longestKey || !/^[a-z]+$/.test(key))
        continue
      names.set(key, { name, isFirst, ...spellingOf(key) })
    }
  }
  for (const { called } of foodKinds) for (const name of called) learn(name, true)
  for (const [name] of groupNames()) learn(name, true)
  for (const { plain } of namesThat(({ isAlias }) => !isAlias)) learn(plain, true)
  for (const list of Object.values(english)) for (const name of list) learn(name, true)
  for (const { plain } of namesThat(({ isAlias }) => isAlias)) learn(plain, false)
  return [...names.values()]
}

let built: readonly ToldName[] | undefined

/** Every such name. Built on first use: most allergies are spelt right. */
export function toldNames(): readonly ToldName[] {
  built ??= build()
  return built
}
