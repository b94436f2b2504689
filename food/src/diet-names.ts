import { listed } from './word-lists.ts'

/** What ways of eating are called: one table for what is told among the allergies and among the preferences. */

/** The names of each way of eating, as they are written. */
export const dietNames = {
  vegan: listed(
    `vegan, vegans, vegane, veganer, veganerin, vegano, vegana, vegani, végan, végane, végétalien, végétalienne, veganist, weganin, weganka, wegan, веган, वीगन,
    plant based, plantbased, whole food plant based, wfpb, veganish, vegan ish,
    纯素, 純素, 纯素者, 純素者, 全素, ビーガン, ヴィーガン, 비건, เจ, กินเจ, อาหารเจ, วีแกน, thuần chay, ăn thuần chay, نباتي صرف`,
  ),
  vegetarian: listed(
    `vegetarian, vegetarians, pure veg, pure vegetarian, veggie, vegetarisch, vegetarier, vegetarierin, végétarien, végétarienne, végé, vegetariano, vegetariana, vegetariër, wegetarianin, wegetarianka,
    vejetaryen, vejetaryenim, vegetaryen, etsiz, meatless, fleischlos, вегетарианец, вегетарианка, vegetarian ish, lacto ovo vegetarian, ovo lacto vegetarian,
    shakahari, shudh shakahari, shuddh shakahari, शाकाहारी, saivam, saiva, சைவம், சைவ, ăn chay, người ăn chay, มังสวิรัติ, نباتي, نباتية, eggetarian,
    素食, 素食者, 素食主义, 素食主義, 素食主义者, 素食主義者, 吃素, 食素, 菜食, 菜食主義, 蛋奶素, 五辛素, ベジタリアン, 채식, 채식주의, 채식주의자`,
  ),
  pescatarian: listed(
    'pescatarian, pescetarian, pesc, pescatarisch, pescatariano, pescatariana, pescetariano, pescétarien, pescétarienne, pesco vegetarian, pescovegetarian',
  ),
  halal: listed(
    'halal, helal, muslim, moslem, müslüman, musliman, 清真, 할랄, ハラル, ハラール, हलाल, ஹலால், ฮาลาล, حلال, халяль',
  ),
  kosher: listed('kosher, koscher, casher, kasher, cachère, kashrut, glatt kosher, כשר'),
} as const

const isUnspaced = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$|^\p{Script=Thai}{4,}$/u.test(
    name,
  )

/** What finds one of the names in a lower-case text, or what else tells of that way of eating. */
export const namedDiet = (names: readonly string[], others: RegExp): RegExp => {
  const spaced = names.filter((name) => !isUnspaced(name)).map((name) => name.replaceAll(' ', '[ -]'))
  const bounded = `(?<![\\p{L}\\p{M}])(?:${spaced.join('|')})(?![\\p{L}\\p{M}])`
  return new RegExp([bounded, ...names.filter(isUnspaced), others.source].join('|'), 'u')
}

/** Who eats nothing that is 'non-veg', as India calls meat, is vegetarian: 'non veg nahi khata', 'no non-veg'. */
export const refusesNonVeg =
  /(?<!\p{L})(?:non[ -]?veg(?:etarian)?(?: food)? (?:nahi|nahin|nai)(?: khat[aie])?|(?:no|never|without|avoid|(?:do not|don[’']?t|cannot|can[’']?t)(?: eat)?) (?:any )?non[ -]?veg(?:etarian)?(?: food)?)(?!\p{L})/giu
