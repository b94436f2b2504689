/** What a step says that it does without: 'no ghee, no butter', 'instead of milk and butter', 'ohne Sahne'. Read on folded text. */
import { eitherWay } from '../../text/claims/with-or-without.ts'
import { beforeList, isRestOfList } from './food-lists.ts'
import { anyOf } from './word-lists.ts'

/** What comes behind these is left out, wherever in a clause they stand. */
const without = new RegExp(
  `(?<!\\p{L})(?:${anyOf(`
    without instead_of in_place_of rather_than in_lieu_of minus free_of free_from to_replace replaces replace replacing stands_in_for stand_in_for substitute_for replacement_for alternative_to
    no_need_for no_need_of misses_the nobody_misses no_one_misses wont_miss never_miss lacks
    ohne statt anstatt anstelle_von an_stelle_von anstelle ersetzt ersetzen
    sans au_lieu_de au_lieu_du au_lieu_des au_lieu_d a_la_place_de a_la_place_du a_la_place_des remplace remplacent pas_besoin_de pas_besoin_d
    sin en_lugar_de en_lugar_del en_vez_de en_vez_del no_lleva no_llevan no_necesita sustituye_a sustituyen_a
    senza al_posto_di al_posto_del al_posto_della al_posto_dei al_posto_delle invece_di invece_del invece_della sostituisce sostituiscono
    sem em_vez_de no_lugar_de no_lugar_do no_lugar_da nao_leva substitui tanpa menggantikan sebagai_ganti bina`)})$`,
  'u',
)
/** The same, where the clause begins so or says so itself: 'no butter', 'it needs no soy sauce'. */
const no = new RegExp(
  `^(?:(?:and|so|we|just|please|but|yet|it|this|they|there) )*(?:(?:there is|theres|there are|is|are|needs?|with|made with|contains?|uses?|use|has|have|takes?|requires?|there isnt|there arent|doesnt need|dont need|doesnt contain|doesnt use|dont use|isnt|it comes with|works with|[\\p{L} ]{2,40} with|[\\p{L} ]{2,40} needs?) )?(?:no|zero|any)$`,
  'u',
)
const any = /(?<!\p{L})(?:isnt|arent|doesnt|dont|not|without|never)(?!\p{L})/u
/** At the beginning of a clause alone: 'leave out the butter to soften' is no such thing. */
const skip =
  /^(?:(?:and|so|we|just|please|you can|i|simply) )*(?:skip|skipping|omit|omitting|leave out|leaving out|leave off|leave away|hold|drop)$/u
/** What takes it back: 'it is nothing without butter', 'never without cream'. */
export const takenBack =
  /(?<!\p{L})(?:not|never|cannot|dont|doesnt|wont|cant|isnt|arent|shouldnt|couldnt|wouldnt|hardly|nothing|impossible|incomplete|nicht|nie|niemals|nichts|kaum|pas|jamais|rien|nunca|jamas|nada|non|mai|niente|nao|jangan|tidak|nahi|yet|left|until|dull|boring|bland|flat|sad|missing|fad|fade|fehlt|langweilig|insipides?|soso|sosa|pierden?|no (?:es|sabe|saben|queda|quedan|hay|tiene|sirve|seria))(?!\p{L})/u
/** What makes a need of it: 'there is no substitute for butter', 'no curry is finished without ghee', 'kein Curry ohne Ghee'. */
export const needed =
  /^(?:(?:there|it|and|but|so|because|remember|sorry) )*(?:(?:is|has|theres|there is) )?(?:no|none|nothing|nobody|never|kein|keine|nichts|aucune?|rien|ningun\p{L}*|nada|nessun\p{L}*|niente|nenhum\p{L}*)(?!\p{L})(?! (?:need|point|nonsense|fuss|problem|worries|time)(?!\p{L}))/u
/** The clause behind that asks for it all the same: 'No peanuts? Buy some', 'no cheese, no pizza', 'sans cacahuètes, ce plat n’est rien'. */
const asks =
  /^(?:then |please )?(?:buy|get|go|ask|grab|borrow|find|fetch|order|run)(?!\p{L})|^no (?:way|party|fun|point|deal|glory|life|joy|taste|flavou?r|dinner|dish|pizza|curry|satay|burger|cake)$/u
const tells = /^(?:ce|cet|cette|cela|ca|cest|il|elle|das|es|it|this|that|its|they|esto|no)(?!\p{L})/u
export const isAskedBehind = (next: string): boolean =>
  asks.test(next) || (tells.test(next) && !/^no \p{L}+$/u.test(next) && takenBack.test(next))
/** What may follow 'no butter': nothing that asks for more of it. */
const afterNo =
  /^(?:(?:is |are |was |were )?(?:used|involved|needed|required|necessary|added)|here|at all|in (?:it|this|here|there|the|any)|on purpose|please|whatsoever|anywhere|in sight|and|or|nor|but|as|because|so|for|to)(?!\p{L})|^$/u
const afterSkip = /^(?:here|entirely|altogether|completely|this time|on purpose|please|at all)?$/
/** Behind the food, to the end of its clause. */
const isLeftOutBehind =
  /^(?:is |are |was |were )?(?:left out|omitted|skipped|not needed|not used|not required|not added)(?: on purpose| here| entirely| altogether| at all)*$/
/** The same of other languages, but where nothing comes of it without: 'tereyağı olmadan olmaz'. */
const behindAbroad =
  /^[ \n]?(?:(?:olmadan|kullanmadan|koymadan|eklemeden)(?! olm)|yerine|icermez|gerekmez|ke bina(?! nahi)|ki jagah|ke badle|(?:なし|抜き)(?!では|には|でも)|を使わ|は使わ|の代わり|不使用|없이(?!는)|없는|대신)/u
const saidInChinese =
  /(?<![加放用含有要可或能])(?:没有用|沒有用|没有|沒有|不含|不放|不加|不用|代替|替代|取代|无需|無需|不需要)$/u

/** 'Fry without oil and butter the pan': what is done, and no further food of the list. */
const isTask = (before: string, behind: string): boolean =>
  / (?:and|und|et|y|e)$/.test(before) && /^(?:the|a|an|your|it|them|both|each)(?!\p{L})/u.test(behind)

/** Whether the clause around a place does without what stands there; `before` and `behind` are the rest of the clause, folded. */
export function isDenied(before: string, behind: string): boolean {
  if (before === '' && isLeftOutBehind.test(behind)) return true
  if (behindAbroad.test(behind)) return true
  if (saidInChinese.test(before)) return behind === ''
  if (isTask(before, behind)) return false
  return beforeList(before).some((head) => isDeniedBy(head, behind))
}

function isDeniedBy(head: string, behind: string): boolean {
  if (skip.test(head)) return afterSkip.test(behind) || isRestOfList(behind)
  if (head.search(eitherWay) >= 0) return false
  if (without.test(head)) {
    const said = head.replace(without, '').trim()
    return !needed.test(said) && !takenBack.test(said) && !takenBack.test(behind)
  }
  if (!no.test(head)) return false
  return afterNo.test(behind) && (!head.endsWith('any') || any.test(head)) && !takenBack.test(behind)
}
