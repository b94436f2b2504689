/** All names that something avoided may be meant by, in Latin letters and laid out for the search by a misspelling. */
import { english } from '../../aliases/english.ts'
import { madeInSteps } from '../../made-in-steps.ts'
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

/** So many names are laid out in a few milliseconds. */
const namesAStep = 500

/** Lays out every such name anew, in short steps. */
export function* layingOut(): Generator<void, readonly ToldName[]> {
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
  let looked = 0
  for (const [text, isFirst] of namesInOrder()) {
    learn(text, isFirst)
    looked += 1
    if (looked % namesAStep === 0) yield
  }
  return [...names.values()]
}

/** Every name, and whether it comes before those of other languages. */
function* namesInOrder(): Generator<readonly [string, boolean]> {
  for (const { called } of foodKinds) for (const name of called) yield [name, true]
  for (const [name] of groupNames()) yield [name, true]
  for (const { plain } of namesThat(({ isAlias }) => !isAlias)) yield [plain, true]
  for (const list of Object.values(english)) for (const name of list) yield [name, true]
  for (const { plain } of namesThat(({ isAlias }) => isAlias)) yield [plain, false]
}

const names = madeInSteps(layingOut)

/** Lays the names out in short steps, once: whoever has others to serve lets them in between. */
export const layOutToldNames = names.steps

/** Every such name. Laid out on first use where nobody did before: half a second of work. */
export const toldNames = names.get
