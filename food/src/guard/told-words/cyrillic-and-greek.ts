/** Allergies in Cyrillic and Greek letters, of which the guard knows the groups' names and a few foods: read where every word is known. */
import { foodsNamed } from '../../resolver/lexicon.ts'
import { foldText } from '../text/fold.ts'

const script = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const latin = /^[a-z]+$/

/** How the words of a group begin, without marks, after what the group is called in English. */
const stems: readonly (readonly [meant: string, begins: RegExp])[] = [
  ['milk', /^(?:молок|молоч|мляко|млечн|лактоз|сыр|сливк|сливоч|творог|сметан|γαλα|λακτοζ|τυρι|βουτυρ)/],
  ['eggs', /^(?:яйц|яиц|яич|яєц|яєч|αυγ|αβγ)/],
  ['fish', /^(?:рыб|риб|лосос|ψαρι)/],
  ['crustaceans', /^(?:креветк|краб|ракообразн|ракоподібн|раки|раков|омар|лобстер|γαριδ|καβουρ|καρκινοειδ)/],
  ['shellfish', /^(?:οστρακ)/],
  ['molluscs', /^(?:моллюск|молюск|мидии|мидий|устриц|кальмар|осьминог|μαλακι|μυδι|καλαμαρ|χταποδ)/],
  ['seafood', /^(?:морепродукт|θαλασσιν)/],
  ['gluten', /^(?:глютен|клейковин|пшениц|пшенич|ячмен|γλουτεν|σιταρ|σιτου)/],
  ['soy', /^(?:соя|сои|сою|сое|σογια)/],
  ['peanuts', /^(?:арахис|арахіс|фъстъц|αραπικ)/],
  ['nuts', /^(?:орех|орешк|горіх|ядки|φιστικ|φυστικ|καρυδ|ξηροι|ξηρων|ξηρους|καρποι|καρπων|καρπους)/],
  ['tree nuts', /^(?:миндал|фундук|кешью|фисташ|пекан|αμυγδαλ|φουντουκ)/],
  ['sesame', /^(?:кунжут|сусам|σουσαμ|σησαμ)/],
  ['celery', /^(?:сельдере|селер|целин|σελιν)/],
  ['mustard', /^(?:горчиц|гірчиц|μουσταρδ)/],
  ['sulphites', /^(?:сульфит|сулфит|θειωδ)/],
  ['lupin', /^(?:люпин|лупин|λουπιν)/],
]

/** Words that say that something is not eaten, by whom and how badly, without marks. */
const fillers: ReadonlySet<string> = new Set(
  `только лишь кроме нет тоже также особенно аллергия аллергии аллергию аллергик алергія алергии алергия алергичен на и или та у меня мене в к към с не ем могу есть нельзя без все всех вся виды вид продукты продуктов непереносимость сильная тяжелая очень имам съм мне нам нельзя переношу переносит пью люблю ненавижу непереносимость запрещено запрещены избегаю избегать реакция реагирую тяжёлая аллергик алергію непереносимості їм можу не от до из с со также и мой моя есть был была врач сказал еду еда содержащие содержит сыпь болит живот после я
  αλλεργια αλλεργιες αλλεργικος αλλεργικη στα στο στη στην στον στους στις σε και η ειμαι εχω δεν τρωω τα το τους ολα προϊοντα προιοντα δυσανεξια δεν μπορω να φαω τρωω αντεχω χωρις μου αρεσει αρεσουν κανει κανουν κακο με πειραζει πειραζουν εχω παρακαλω σοβαρη`.split(
    /\s+/,
  ),
)

const marks = /\p{M}/gu
const bare = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').normalize('NFD').replace(marks, '').normalize('NFC')

/** What a clause in these letters names, in English; undefined when a word of it is not known, or none is a name. */
export function lookAlikeNames(clause: string): readonly string[] | undefined {
  if (!script.test(clause)) return undefined
  const names: string[] = []
  for (const [word] of clause.matchAll(/[\p{L}\p{M}]+/gu)) {
    const plain = bare(word)
    if (fillers.has(plain)) continue
    const name = latin.test(plain) ? plain : nameOf(word, plain)
    if (name === undefined) return undefined
    names.push(name)
  }
  return names.length > 0 ? names : undefined
}

const nameOf = (word: string, plain: string): string | undefined =>
  stems.find(([, begins]) => begins.test(plain))?.[0] ?? foodsNamed(foldText(word))[0]?.food.name
