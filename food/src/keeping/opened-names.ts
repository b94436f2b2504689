/** Names that say that food is open already, as students type them: "opened milk", "lait ouvert". */
import { nameWords } from '../names.ts'

/** Each language's words, as `nameWords` folds them. */
const openedWords = new Set(
  [
    'opened',
    'geoffnet geoffnete geoffneter geoffnetes angebrochen angebrochene angebrochener angebrochenes',
    'geopend geopende aangebroken',
    'ouvert ouverte ouverts ouvertes entame entamee',
    'abierto abierta abiertos abiertas aberto aberta abertos abertas',
    'aperto aperta aperti aperte',
    'dibuka acılmıs',
  ].flatMap((words) => words.split(' ')),
)
const notYet = /\b(?:not|never|nicht|niet|non|pas|no|nao)\b/
const openedChinese = /(?<![未没沒])(?:已?开封|已?開封|已开|已開)/

/** Whether a name says that its food is open. */
export function isOpened(name: string): boolean {
  const words = nameWords(name)
  if (openedChinese.test(name)) return true
  return words.some((word) => openedWords.has(word)) && !notYet.test(words.join(' '))
}
