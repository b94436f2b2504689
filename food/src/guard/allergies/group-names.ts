/** What the fourteen groups are called in a profile, in the languages that students write it in. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { listed } from '../../word-lists.ts'
import { foldText } from '../text/fold.ts'
import { northAndEast } from './group-names-north-and-east.ts'
import { vietnameseGroups } from './group-names-vietnamese.ts'

const names: Readonly<Record<string, string>> = {
  gluten: `gluten, wheat, wheats, gandum, tepung gandum, weizen, getreide, glutenhaltiges getreide, blé, ble, céréales, froment, trigo, grano, frumento, glutine, cereales con gluten, cereali, tarwe, buğday, lúa mì,
    麸质, 麩質, 小麦, 小麥, 麦, 麥, 麸皮, 面筋, 小麦粉, グルテン, 밀, 밀가루, 글루텐, கோதுமை, gehun, gehu, atta, maida, barley, rye, oats, gliadin, gliadins, gliadine, gliadina, gliadyna, omega gliadin, omega gliadine, omega gliadina, glutenin, białko pszenicy`,
  crustaceans: `crustacean, crustaceans, prawn, prawns, shrimp, shrimps, crab, crabs, lobster, udang, ketam, kepiting, krebstiere, krebse, krustentiere, garnelen, krabben, crustacés, crevettes, crabe, crustáceos, camarones, gambas, mariscos, camarão, crostacei, gamberi, gamberetti, schaaldieren, garnalen, karides, kabuklular, tôm,
    甲壳类, 甲殼類, 虾, 蝦, 螃蟹, 蟹, 甲壳动物, えび, エビ, かに, カニ, 甲殻類, 새우, 게, 갑각류, இறால், நண்டு, jhinga`,
  eggs: `egg, eggs, hen egg, hens egg, hens eggs, chicken egg, chicken eggs, telur, telor, ei, eier, hühnerei, oeuf, oeufs, œuf, œufs, huevo, huevos, ovo, ovos, uovo, uova, eieren, yumurta, trứng, 蛋, 鸡蛋, 雞蛋, 蛋类, 卵, たまご, 玉子, 鶏卵, 계란, 달걀, 난류, முட்டை, anda, ande, hühnereiweiß, hühnereiklar, hühnerprotein, białko jaja, białko jaja kurzego, białko kurze, białka jaja, yumurta akı, yumurta beyazı`,
  fish: `fish, fishes, ikan, fisch, fische, poisson, poissons, pescado, pescados, pez, peces, peixe, peixes, pesce, pesci, vis, balık, cá, 鱼, 魚, 鱼类, 魚類, さかな, 魚介, 생선, 어류, 물고기, மீன், machli, machhli, parvalbumin, parvalbumine, parvalbumina, parwalbumina`,
  peanuts: `peanut, peanuts, groundnut, groundnuts, monkey nuts, kacang tanah, erdnuss, erdnüsse, erdnuß, arachide, arachides, cacahuète, cacahuètes, cacahuete, cacahuetes, cacahuate, maní, mani, amendoim, amendoins, arachidi, pinda, pindas, yer fıstığı, đậu phộng, lạc, 花生, 花生米, 落花生, ピーナッツ, 땅콩, வேர்க்கடலை, நிலக்கடலை, mungfali, moongphali`,
  soy: `soy, soya, soybean, soybeans, soya bean, soya beans, kacang soya, kedelai, kacang soya, soja, sojabohne, sojabohnen, graines de soja, semi di soia, soia, soya fasulyesi, đậu nành, 大豆, 黄豆, 黃豆, 豆类制品, だいず, 대두, 콩, சோயா, சோயா பீன், białko sojowe, białko soi`,
  milk: `milk, milks, cow milk, cows milk, cows milk protein, cow milk protein, goats milk, goat milk, sheeps milk, dairy, lactose, milk protein, milk products, dairy products, susu, tenusu, produk susu, milch, laktose, milchprodukte, milcheiweiß, lait, produits laitiers, laitages, leche, lácteos, lacteos, lactosa, productos lácteos, leite, laticínios, laticinios, latte, latticini, lattosio, melk, zuivel, süt, süt ürünleri, sữa, 牛奶, 奶, 乳制品, 乳製品, 奶制品, 奶製品, 乳糖, ぎゅうにゅう, 牛乳, 乳, ミルク, 우유, 유제품, பால், doodh, dudh, molkereiprodukte, molkereiprodukt, molkereierzeugnisse, casein, kasein, caséine, caseïne, caseína, caseina, kazeina, kazeiny, kazein, kaseiini, lactoglobulin, beta lactoglobulin, betalactoglobulin`,
  nuts: `tree nut, tree nuts, treenut, treenuts, kacang pokok, kekacang pokok, kacang kayu, schalenfrüchte, schalenfrucht, nüsse, nuss, nuß, baumnüsse, fruits à coque, fruit à coque, noix, fruits secs à coque, frutos secos, fruto seco, frutos de cáscara, nueces, nuez, frutos de casca rija, nozes, frutta a guscio, frutta secca a guscio, frutta secca, noci, noten, schaalvruchten, kuruyemiş, sert kabuklu yemişler, fındık, hạt cây,
    坚果, 堅果, 树坚果, 樹堅果, 木本坚果, 果仁, ナッツ, 木の実, ナッツ類, 견과류, 견과, கொட்டைகள், மரக்கொட்டைகள், almonds, almond, cashews, cashew, walnuts, walnut, hazelnuts, hazelnut, pistachios, pistachio, pecans, pecan`,
  celery: `celery, celeriac, saderi, seleri, seledri, sellerie, céleri, celeri, apio, aipo, sedano, selderij, kereviz, cần tây, 芹菜, 西芹, 芹, セロリ, 셀러리, செலரி`,
  mustard: `mustard, mustards, biji sawi, mustard seed, senf, moutarde, mostaza, mostarda, senape, mosterd, hardal, mù tạt, 芥末, 芥菜籽, 芥末籽, 芥子, からし, マスタード, 겨자, 머스타드, கடுகு, sarson, rai`,
  sesame: `sesame, sesame seed, sesame seeds, bijan, wijen, biji bijan, sesam, sesamsamen, sesamsaat, sésame, graines de sésame, sésamo, sesamo, ajonjolí, ajonjoli, gergelim, semi di sesamo, sesamzaad, susam, mè, vừng, 芝麻, ごま, 胡麻, ゴマ, 참깨, 깨, எள், til`,
  sulphites: `sulphite, sulphites, sulfite, sulfites, sulphur dioxide, sulfur dioxide, sulfit, sulfur dioksida, sulfite, schwefeldioxid, schwefel, sulfiten, anhydride sulfureux, dioxyde de soufre, sulfitos, dióxido de azufre, sulfito, anidride solforosa, solfiti, sulfieten, sülfit, sunfit, 亚硫酸盐, 亞硫酸鹽, 二氧化硫, 亚硫酸, 亜硫酸塩, 아황산염, 아황산, சல்பைட்`,
  lupin: `lupin, lupins, lupine, lupines, lupini, lupinen, lupin bean, altramuz, altramuces, tremoço, tremoços, lupino, acı bakla, kacang lupin, đậu lupin, 羽扇豆, ルピナス, ルピン, 루핀, லூபின்`,
  molluscs: `mollusc, molluscs, mollusk, mollusks, squid, clam, clams, mussel, mussels, oyster, oysters, scallop, scallops, octopus, moluska, sotong, kerang, cumi, weichtiere, muscheln, tintenfisch, mollusques, moules, huîtres, moluscos, mejillones, calamares, molluschi, cozze, calamari, weekdieren, mosselen, yumuşakçalar, midye, nhuyễn thể, mực, 软体动物, 軟體動物, 贝类, 貝類, 鱿鱼, 魷魚, 蛤蜊, 生蚝, 軟体動物, 貝, いか, イカ, 연체류, 연체동물, 조개, 오징어, மெல்லுடலிகள், கணவாய்`,
}

/** In the scripts that the guard has few words in. */
const furtherNames: readonly (readonly [AllergenGroup, string])[] = [
  ['gluten', 'แป้งสาลี, ข้าวสาลี, กลูเตน, قمح, غلوتين, جلوتين, شعير, गेहूं, गेहूँ, ग्लूटेन, मैदा'],
  ['crustaceans', 'กุ้ง, ปู, กั้ง, روبيان, جمبري, قشريات, سلطعون, झींगा, केकड़ा'],
  ['eggs', 'ไข่, ไข่ไก่, بيض, بيضة, अंडा, अंडे, अण्डा'],
  ['fish', 'ปลา, سمك, أسماك, اسماك, मछली'],
  ['peanuts', 'ถั่วลิสง, فول سوداني, मूंगफली, मूँगफली'],
  ['soy', 'ถั่วเหลือง, صويا, فول الصويا, सोया, सोयाबीन'],
  ['milk', 'นม, นมวัว, ผลิตภัณฑ์นม, แลคโตส, حليب, لاكتوز, ألبان, البان, दूध, डेयरी, लैक्टोज'],
  ['nuts', 'ถั่ว, ถั่วเปลือกแข็ง, مكسرات, मेवा, मेवे, सूखे मेवे'],
  ['peanuts', 'ถั่ว, مكسرات, मेवा, मेवे'],
  ['soy', 'ถั่ว'],
  ['celery', 'كرفس'],
  ['mustard', 'มัสตาร์ด, خردل, सरसों, राई'],
  ['sesame', 'งา, سمسم, तिल'],
  ['molluscs', 'หอย, ปลาหมึก, หมึก, محار, حبار, أخطبوط'],
  ['lupin', 'ترمس'],
  ['crustaceans', 'อาหารทะเล, مأكولات بحرية, समुद्री भोजन'],
  ['fish', 'อาหารทะเล, مأكولات بحرية, समुद्री भोजन'],
  ['molluscs', 'อาหารทะเล, مأكولات بحرية, समुद्री भोजन'],
]

const both = (one: AllergenGroup, other: AllergenGroup, text: string) =>
  listed(text).map((name) => [name, [one, other]] as const)

/** Names that mean more than one group. */
const wider: readonly (readonly [string, readonly AllergenGroup[]])[] = [
  ...both('peanuts', 'nuts', 'nut, nuts, kacang, kekacang'),
  ...both(
    'crustaceans',
    'molluscs',
    `tropomyosin, tropomyosine, tropomiosina, tropomyozyna, arginine kinase, argininkinase, shellfish, shell fish, shelfish, shellfishes, kerang kerangan, makanan bercangkerang, schalentiere, meeresfrüchte, coquillages, crustacés et mollusques, mariscos, marisco, frutti di mare, frutos do mar, schaaldieren, schelpdieren, 贝壳类, 貝殼類, 甲壳类, 甲殼類`,
  ),
  ...listed(
    `seafood, seafoods, sea food, makanan laut, fruits de mer, produits de la mer, meeresfrüchte, meerestiere, frutos del mar, productos del mar, comida de mar, frutos do mar, prodotti del mare,
    deniz ürünleri, deniz ürünü, deniz mahsulleri, deniz mahsulü, deniz canlıları, havets frukter, 海鲜, 海鮮, 海产, 海產, 海产品, 海產品, 해산물, 해물, シーフード, 海産物, 魚介類`,
  ).map((name) => [name, ['crustaceans', 'fish', 'molluscs'] as AllergenGroup[]] as const),
]

const byName = new Map<string, Set<AllergenGroup>>()
const written = new Set<string>()
function learn(name: string, groups: readonly AllergenGroup[]): void {
  written.add(name.normalize('NFC').toLowerCase())
  const key = foldText(name).replaceAll('\n', ' ')
  const known = byName.get(key) ?? new Set()
  for (const group of groups) known.add(group)
  byName.set(key, known)
}
// The keys are written by hand in this file, and a test compares them with the list of groups.
for (const [group, list] of Object.entries(names) as [AllergenGroup, string][])
  for (const name of listed(list)) learn(name, [group])
for (const [group, list] of furtherNames) for (const name of listed(list)) learn(name, [group])
for (const [name, groups] of wider) learn(name, groups)
for (const [groups, list] of [...northAndEast, ...vietnameseGroups])
  for (const name of listed(list)) learn(name, groups)

const none: ReadonlySet<AllergenGroup> = new Set()

/** The groups that are called this; the name is folded. */
export function groupsCalled(name: string): ReadonlySet<AllergenGroup> {
  return byName.get(name) ?? none
}

/** Whether a group is called exactly this, accents and tones included. */
export const isWrittenGroup = (name: string): boolean => written.has(name)

/** Every name of a group, folded. */
export function groupNames(): Iterable<[string, ReadonlySet<AllergenGroup>]> {
  return byName
}
