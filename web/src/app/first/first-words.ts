/**
 * Fills the page's template with what the page asked ahead, while the app is still on its way: a script of its own, and a small one. The app takes the
 * answers over (lib/api/asked-ahead.ts), and the place of what is shown.
 */
import { keepAskedAhead } from '#lib/api/asked-ahead.ts'
import { filled } from './fill.ts'
import { told } from './told.ts'

const template = document.querySelector<HTMLTemplateElement>('template[data-of]')
// What is looked for in the address is another list.
const of = location.search === '' ? template?.dataset['of'] : undefined

async function show(answer: Response): Promise<void> {
  if (!answer.ok) return
  // The template names its question, whose answers these are (questions.ts).
  const tell = told[of as keyof typeof told] as (
    answer: unknown,
  ) => ReturnType<(typeof told)[keyof typeof told]>
  const slots = tell(await answer.json())
  if (template && slots) template.parentElement?.replaceChildren(filled(template, slots))
}

for (const [address, answer] of keepAskedAhead())
  if (address === of) answer.then((one) => show(one.clone())).catch(() => undefined)
