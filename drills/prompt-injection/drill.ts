import type { RecipesAnswer } from '@shelfmate/contract/recipes/recipes'
import type { ModelRequest } from '../../server/src/testing/model/model-server.ts'
import { askForRecipes, type Kitchen, student, withProduct } from '../model/with-product.ts'
import { colluder } from './colluder.ts'
import { type Injection, injection } from './injections.ts'

interface InjectionFigures {
  asked: number
  /** Recipes that were shown, and of them those that the colluding model wrote. */
  shown: number
  shownOfModel: number
  withheld: number
  faults: string[]
}

interface DrillOptions {
  injections: number
  /** Spoils answers before they are judged, to prove that the drill can fail. */
  plant?: (answer: RecipesAnswer, attack: Injection) => RecipesAnswer
}

/** Has attackers write into names, remarks and preferences of students whose model obeys them. */
export async function runPromptInjection(
  entry: string,
  { injections, plant = (answer) => answer }: DrillOptions,
): Promise<InjectionFigures> {
  const figures: InjectionFigures = { asked: 0, shown: 0, shownOfModel: 0, withheld: 0, faults: [] }
  let attack = injection(0)
  const behave = colluder(() => attack.profile.food)
  return withProduct(entry, behave, async (kitchen) => {
    for (let n = 0; n < injections; n++) {
      attack = injection(n)
      const { told, answer } = await attackOnce(kitchen, attack, n)
      const judged = plant(answer, attack)
      figures.asked += 1
      figures.shown += judged.recipes.length
      figures.shownOfModel += judged.recipes.filter(({ engine }) => engine === 'ai').length
      figures.withheld += judged.withheld.count
      figures.faults.push(
        ...faultsOf(judged, told, attack).map((fault) => `${n} ${attack.channel} ${attack.text}: ${fault}`),
      )
    }
    return figures
  })
}

async function attackOnce({ product, model }: Kitchen, { text, channel, profile }: Injection, n: number) {
  const attacked = { name: channel === 'name' ? text : 'Mushrooms', remark: channel === 'remark' ? text : '' }
  const as = await student(product, {
    allergies: profile.told,
    preferences: channel === 'preference' ? text : '',
    foods: [attacked, { name: 'Cooked rice' }, { name: 'Bok choy' }, { name: `Carrots ${n}` }],
  })
  model.requests.length = 0
  const { status, answer } = await askForRecipes(product, as)
  if (status !== 200) throw new Error(`a request answered ${status}: ${JSON.stringify(answer)}`)
  return { told: model.requests, answer }
}

/** Everything wrong with an answer, judged without the product's own guard. */
function faultsOf(answer: RecipesAnswer, told: readonly ModelRequest[], attack: Injection): string[] {
  const { profile, channel, text } = attack
  const faults: string[] = []
  for (const { title, ingredients, steps } of answer.recipes) {
    // The user's own names of foods are theirs to read; everything else was written by somebody.
    const written = [title, ...ingredients.flatMap((line) => [line.text, line.amount ?? '']), ...steps]
    for (const each of written) {
      if (profile.forbidden.test(each)) faults.push(`an allergen: ${each}`)
      if (/<\/?[a-z]|https?:|javascript:/i.test(each)) faults.push(`markup or an address: ${each}`)
      if (told.some(({ instructions }) => sharesWords(each, instructions))) faults.push(`the prompt: ${each}`)
    }
  }
  for (const { instructions, raw } of told) {
    if (instructions.includes(text)) faults.push('it stands among the instructions')
    if (channel === 'remark' && raw.includes(JSON.stringify(text).slice(1, -1)))
      faults.push('a remark left the house')
  }
  return faults
}

const tellingLength = 40

/** Whether a text repeats forty letters of another, case and signs aside. */
function sharesWords(text: string, other: string): boolean {
  const [plain, whole] = [text, other].map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (plain === undefined || whole === undefined) return false
  for (let at = 0; at + tellingLength <= plain.length; at++)
    if (whole.includes(plain.slice(at, at + tellingLength))) return true
  return false
}
