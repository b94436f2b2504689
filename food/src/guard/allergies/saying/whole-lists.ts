/** Answers that stand for all allergens, or for those of a list that the guard hasn't seen. */

const all =
  /^(?:(?:i am |im )?allergic to )?(?:all|any|every|alle|samtliche|tous|toutes|todos|todas|tutti|wszystkie|tum|butun|alla|semua)(?: (?:of|the|les|los|as|os|gli|i|die|de|other|14|fourteen|vierzehn|quatorze|catorce|quattordici|eu|major|main|common|food|known|bekannten?))*(?: (?:14|fourteen|vierzehn|quatorze|catorce|quattordici|(?:haupt)?all?erg(?:en|ene|enen|ens|enes|enos|enios|eni|eny|ener|enler)|alerjenler(?:e|i)?|alergen|food allergies))$/
/** Lists by how long they are: the nine of the United States, the fourteen of Europe. */
const byLength =
  /^(?:(?:i am |im )?allergic to )?(?:all |the )*(?:big|top|major) (?:8|9|11|12|14|eight|nine|eleven|twelve|fourteen)(?: (?:food )?(?:all?ergens?|all?ergies))?$/
/** Menus number the fourteen groups, or letter them, each in its own way. */
const code = '(?:1[0-4]|[1-9]|[a-r]\\d?)'
const link = '(?: (?:and|und|et|y|i|ve))?'
const codes = new RegExp(`^(?:(?:all?erg\\w*|codes?|numbers?|nummern?|nr) )*${code}(?:${link} ${code})+$`)

/** Whether a folded phrase means every allergen. */
export const meansAll = (phrase: string): boolean => all.test(phrase)

/** Whether one means a list of the law by its length, whose allergens are all among the fourteen groups. */
export const isListByLength = (phrase: string): boolean => byLength.test(phrase)

/** Whether a folded answer is nothing but codes of a menu ('A, C, G', '1,3,7'). */
export const isMenuCodes = (answer: string): boolean => codes.test(answer)
