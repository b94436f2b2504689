/** What is sold for a dish, or sounds like one, and holds none of what is in the dish. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'

const trap = (groups: readonly AllergenGroup[], text: string) => ({ groups, phrases: listed(text) })

export const partTraps: readonly {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}[] = [
  // Vegetables, meat and seaweed that are cut for it, and noodles and rice cakes that go into it.
  trap(['soy'], '唐揚げ用, から揚げ用'),
  trap(['fish'], 'すき焼き用, すき焼き肉, 筑前煮用'),
  trap(['fish', 'gluten', 'soy'], 'きんぴら用'),
  trap(['fish', 'gluten'], 'สาหร่ายแกงจืด'),
  trap(['eggs', 'soy'], '떡국떡, 떡국용, tteokguk tteok, tteokguk rice cake'),
  trap(['sesame', 'soy'], '미역국용, 시금치나물용, 가지나물용, 고사리나물용'),
  trap(['sesame'], '갈비찜용'),
  trap(['soy', 'gluten'], '갈비탕용, 감자탕용, 우엉조림용, 연근조림용, 감자조림용, ก๋วยจั๊บเส้น, เส้นก๋วยจั๊บ'),
  trap(['crustaceans', 'milk', 'sulphites'], '부대찌개사리'),
  trap(['gluten', 'crustaceans', 'milk', 'soy', 'sulphites'], '부대찌개용'),
  trap(['gluten', 'crustaceans', 'sulphites'], '부대찌개햄'),
  trap(['milk'], '빙수팥, 빙수용, 빙수떡'),
  trap(['fish'], 'ban mian noodle, ban mian fresh, fresh ban mian, bột bánh cuốn'),
  trap(['milk'], 'rogan josh paste'),
  trap(['mustard'], 'சுண்டல் கடலை'),
  trap(['celery'], 'zuppa di legumi secca'),
  // Names that hold the sound of another.
  trap(['fish'], 'cong you ban mian, Schillerlocke süß, Schillerlocken süß, süße Schillerlocken'),
  trap(['gluten', 'nuts', 'sulphites'], 'assure'),
  trap(['milk'], 'ミルキークイーン'),
  trap(['gluten'], '水まんじゅう'),
  trap(['nuts'], '곤약밥'),
  trap(['eggs'], '粟米羹罐'),
]
