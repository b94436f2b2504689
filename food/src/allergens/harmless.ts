/**
 * The traps: words that look like an allergen and are none. A phrase excuses the terms found inside it, for the groups
 * it names and for no other: 'almond milk' excuses milk and leaves the almond. It counts only when its words stand
 * together on one line, parted where the phrase parts them: 'coconut, milk' stays milk, 'ground nuts' stay nuts.
 */

import { listed } from '../word-lists.ts'
import { turkishWithout } from './forms/turkish-cases.ts'
import type { AllergenGroup } from './groups.ts'
import { claimsAbroad } from './traps/claims-abroad.ts'
import { trapsAbroad } from './traps/harmless-abroad.ts'
import { claims } from './traps/harmless-claims.ts'
import { measureTraps } from './traps/harmless-measures.ts'
import { nameTraps } from './traps/harmless-names.ts'
import { partTraps } from './traps/harmless-parts.ts'

interface HarmlessPhrases {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}

const excuse = (groups: string, text: string): HarmlessPhrases => ({
  // The names are written by hand in this file, and a test compares them with the list of groups.
  groups: listed(groups.replaceAll(' ', ',')) as AllergenGroup[],
  phrases: listed(text),
})

/** Milks of plants, with what may follow; banana milk and coconut ice cream are usually dairy and stay out. */
const plantMilks = `almond, cashew, hazelnut, macadamia, walnut, pistachio, peanut, nut, oat, soy, soya, soybean, soya bean, rice,
  coconut, hemp, pea, flax, quinoa, tigernut, tiger nut, potato, sesame, lupin, plant`
const plantMilkPhrases = listed(plantMilks).flatMap((plant) => [
  `${plant} milk`,
  // That of coconut is mostly dried with caseinate.
  ...(plant === 'coconut' ? [] : [`${plant} milk powder`]),
  `${plant} milk yogurt`,
  `${plant} milk yoghurt`,
])

/** 'Toast' the verb. Only what can hardly follow the noun; the rest stays bread. */
const toasting = [
  ...listed(`toast the, toast them, toast it, toast until, toast lightly, toast gently, toast briefly, toast cumin,
    toast coriander seeds, toast sesame, toast coconut, toast rice, lightly toast, gently toast, briefly toast, quickly toast,
    toast in a dry, toast in the dry, toast over medium, toast over low, toast over high, toast over a`),
  ...['seconds', 'minute', 'minutes', 'min'].flatMap((unit) =>
    ['a', '1', '2', '3', '4', '5', '6', '8', '10', '20', '30', '45', '60', 'one', 'two', 'three'].map(
      (count) => `toast for ${count} ${unit}`,
    ),
  ),
]

export const harmless: readonly HarmlessPhrases[] = [
  ...claims,
  ...claimsAbroad,
  ...trapsAbroad,
  ...turkishWithout,
  ...measureTraps,
  ...nameTraps,
  ...partTraps,
  { groups: ['milk'], phrases: plantMilkPhrases },
  { groups: ['gluten'], phrases: toasting },
  excuse(
    'milk',
    `coconut cream, coconut milk cream, cream of coconut, creamed coconut, soy cream, soya cream, oat cream, cashew cream, rice cream,
    soy cooking cream, oat cooking cream, oat creme, oat crème, soy creme, soya creme, soja creme, coconut whipped cream, whipped coconut cream, coconut cooking cream, soy yogurt, soya yogurt,
    soy yoghurt, soya yoghurt, oat yogurt, oat yoghurt, soy creamer, oat creamer, plant creamer, plant cream, plant butter, soy cheese, soya cheese,
    cashew cheese, soymilk, oatmilk, nutmilk, almondmilk, coconutmilk, ricemilk, cashewmilk,
    peanut butter, almond butter, cashew butter, hazelnut butter, walnut butter, pecan butter, pistachio butter, macadamia butter, nut butter,
    sunflower butter, sunflower seed butter, sunbutter, seed butter, pumpkin seed butter, sesame butter, soy butter, coconut butter,
    cocoa butter, cacao butter, shea butter, apple butter, pear butter, pumpkin butter, cookie butter, biscoff butter, peanutbutter, nutbutter,
    butternut, butternut squash, butter bean, butterbean, butter lettuce, butterhead, buttercup, buttercup squash, butterfly,
    butterflied, butterflying, butterfly pea, scream, screaming, screamed, butterfish, cream of tartar, cream soda, creamy, creamier, creaminess, creamily, cream style corn, creamed corn,
    milk thistle, milkfish, milk oolong, milkweed, cheesecloth, cheese cloth, custard apple, bean curd, beancurd, soy curd, soya curd, tofu curd,
    nata de coco, lacto fermented, lactofermented, cooking caramel, dark caramel, kopi o, teh o, kopi powder, teh powder,
    椰奶, 椰子奶, 豆奶, 杏仁奶, 燕麦奶, 燕麥奶, 米奶, 腰果奶, 核桃奶, 植物奶, 花生奶, 坚果奶, 豆乳, 腐乳, 豆腐乳, 南乳, 奶白菜, 牛油果, 牛油果油, 乳化, 乳瓜, 乳鸽, 乳猪, 乳豬, 黄油蟹, 黃油蟹,
    椰子奶油, ココナッツミルク, アーモンドミルク, オーツミルク, ライスミルク, ソイミルク, カシューミルク, ココナッツクリーム, ピーナッツバター, ピーナツバター, アーモンドバター, カカオバター,
    ココアバター, ナッツバター, バターナッツ, 豆乳クリーム, 豆乳ヨーグルト, 땅콩버터, 아몬드버터, 코코아버터, 코코넛밀크, 코코넛 밀크, 코코넛크림, 코코넛 크림, 아몬드우유, 아몬드 우유, 귀리우유, 귀리 우유, 아몬드밀크, 오트밀크, 두유크림, 버터넛,
    தேங்காய்ப்பால், தேங்காய் பால், தேங்காய்பால், தேங்காய்ப் பால், பாலக், சோயா பால், சோயாபால், பாலைவனம்`,
  ),
  excuse(
    'eggs',
    `eggplant, egg plant, eggfruit, egg fruit, egg shaped, veggie, egg replacer, flax egg, chia egg, flaxseed egg, linseed egg, aquafaba mayo,
    aquafaba meringue, nutmeg, legged, begged, pegged, beggar, legging, reggae, arpeggio, custard apple, tofu scramble, scrambled tofu, almond jelly,
    蛋白质, 蛋白質, 蛋黄果, 蛋黃果, 鸡蛋果, 雞蛋果, 植物蛋白, 大豆蛋白, 羽扇豆蛋白, 乳清蛋白, エッグプラント, 卵の花, முட்டைக்கோஸ், முட்டைகோஸ், முட்டைக்கோசு, முட்டைகோசு`,
  ),
  excuse(
    'nuts peanuts',
    `coconut, nutmeg, butternut, butternut squash, water chestnut, waterchestnut, doughnut, donut, chestnut mushroom, chestnut button mushroom,
    nutritional yeast, ginkgo nut, gingko nut, lotus nut, tiger nut, tigernut, corn nut, soy nut, soya nut, betel nut, areca nut, kola nut, palm nut,
    kacang panjang, kacang hijau, kacang ijo, kacang merah, kacang kuda, kacang buncis, kacang botol, kacang dal, kacang dhal, kacang pol, kacang bendi, kacang parang,
    kacang hitam, kacang soya, kacang soya hitam, kacang kedelai, kacang kedele, kacang pis, kacang polong, kacang arab, kacang lupin, kacang lupini,
    ココナッツ, ココナッツミルク, ココナッツオイル, ココナッツクリーム, ドーナッツ, バターナッツ, バターナッツかぼちゃ`,
  ),
  excuse(
    'nuts',
    'peanut, groundnut, peanut butter, peanutbutter, kacang tanah, kacang goreng, kacang rebus, kuah kacang, bumbu kacang, minyak kacang, mentega kacang, ピーナッツ, ピーナッツバター',
  ),
  excuse(
    'peanuts',
    'கடலை மாவு, கடலைமாவு, கொண்டைக்கடலை, கொண்டைக் கடலை, கடலைப்பருப்பு, கடலைப் பருப்பு, கடலை பருப்பு, பொட்டுக்கடலை, பொட்டுக் கடலை, 땅콩호박, 땅콩단호박',
  ),
  excuse(
    'gluten',
    `buckwheat, buckwheat flour, buckwheat groats, buckwheat groat, buckwheat pancake, cornflour, corn flour, rice flour, brown rice flour,
    glutinous rice flour, sticky rice flour, sweet rice flour, tapioca flour, potato flour, sweet potato flour, coconut flour, almond flour, chickpea flour, gram flour,
    besan flour, soy flour, soya flour, soybean flour, mung bean flour, green bean flour, lentil flour, urad flour, millet flour, ragi flour, sorghum flour, teff flour, quinoa flour,
    amaranth flour, cassava flour, arrowroot flour, banana flour, lotus root flour, water chestnut flour, lupin flour, hazelnut flour, peanut flour, chestnut flour,
    sago flour, flaxseed flour, maize flour, masa flour, masa harina, plantain flour, pea flour, bean flour, jowar flour, bajra flour, jowar roti, bajra roti, makki roti,
    rice roti, akki roti, ragi roti, jowar atta, bajra atta, singhara atta, floury, flourish, cauliflour, tepung beras, tepung pulut, tepung jagung, tepung kanji, tepung ubi, tepung ubi kayu, tepung tapioka, tepung sagu,
    rice noodle, rice stick noodle, flat rice noodle, brown rice noodle, rice vermicelli, rice vermicelli noodle, mung bean vermicelli, mung bean noodle, mung bean thread noodle,
    bean vermicelli, bean thread noodle, bean thread vermicelli, glass noodle, glass vermicelli, cellophane noodle, crystal noodle, sweet potato noodle,
    sweet potato glass noodle, sweet potato vermicelli, sweet potato starch noodle, potato noodle, tapioca noodle, kelp noodle, seaweed noodle, konjac noodle, konnyaku noodle,
    konjak noodle, shirataki noodle, zucchini noodle, zucchini spaghetti, courgette noodle, courgette spaghetti, carrot noodle, cucumber noodle, daikon noodle,
    vegetable noodle, tofu noodle, spaghetti squash, kway teow noodle, hor fun noodle, ho fun noodle, pho noodle, banh pho noodle, bee hoon noodle, beehoon noodle, corn noodle, corn pasta,
    rice pasta, brown rice pasta, chickpea pasta, lentil pasta, red lentil pasta, quinoa pasta, pea pasta, black bean pasta, edamame spaghetti, rice spaghetti, rice macaroni, rice ramen,
    corn tortilla, tortilla chip, rice porridge, buckwheat porridge, millet porridge, porridge mode, porridge setting, corn porridge, quinoa porridge, pumpkin porridge, black rice porridge, chia porridge,
    rice crepe, chickpea pancake, rice pancake, rice flour pancake, chickpea flour pancake, lentil pancake, rice batter, dosa batter, idli batter, dosai batter, thosai batter, rice flour batter, chickpea batter, besan batter, gram flour batter,
    sweetbread, breadnut, breadth, ginger beer, root beer, ginger ale, rice bran, rice bran oil, corn bran, tart tin, bun cha, bun bo, bun bo hue, bun rieu, bun thit nuong,
    mihun beras, フライパン, パンチェッタ, シャンパン, パンダン, パンプキン, カツオ, カツオ節, 荞麦, 蕎麥, 荞麥, 荞麦粉, 蕎麥粉, 米麵, 麥門冬, 麦门冬, 麦冬, 麥冬, 蒟蒻麵, 蒟蒻面, 魔芋面, 魔芋麵, 河麵, 酸辣粉麵,
    메밀, 메밀가루, 쌀국수, 쌀빵, 쌀라면, 쌀파스타, 곤약국수`,
  ),
  excuse(
    'gluten milk eggs nuts soy',
    `rice cake, puffed rice cake, corn cake, cake tin, cake pan, cake stand, pie dish, loaf tin, loaf pan, muffin tin, muffin tray, cookie cutter,
    cookie sheet, biscuit cutter, waffle iron, pizza cutter, pizza stone, bread knife, bread bin, bread fruit, breadfruit, corn chip, tortilla chip, cassava chip, banana chip, taro chip, apple chip, kale chip,
    sweet potato chip, vegetable chip, okra chip, mushroom chip, plantain chip, tapioca chip, coconut chip`,
  ),
  excuse(
    'fish crustaceans eggs soy gluten sesame molluscs',
    `sushi rice, sushi vinegar, sushi ginger, sushi mat, sushi rolling mat, sushi seasoning, sushi nori, nori sheet, sheet nori, sheets nori, sheet of nori, sheets of nori, nori strip, strip of nori, strips of nori, plain nori, yaki nori, seaweed for sushi,
    焼き海苔, 手巻き海苔, 手巻きのり, 全形海苔, おにぎり海苔, 焼のり, 寿司海苔, 壽司海苔, 紫菜包饭海苔, 김밥용김, 초밥김, rong biển cuộn cơm`,
  ),
  excuse(
    'fish',
    `fish mint, fishwort, fish fragrant, fish slice, fish spatula, fishing, shellfish, crayfish, jellyfish, cuttlefish, starfish, razorfish, rock lobster, selfish, salmonella, saba banana,
    kombu dashi, konbu dashi, shiitake dashi, mushroom dashi, seaweed dashi, kombu and shiitake dashi, 鱼腥草, 魚腥草, 鱼香, 魚香, 鱿鱼, 魷魚, 章鱼, 章魚, 墨鱼, 墨魚, 鲍鱼, 鮑魚, 八爪鱼, 八爪魚, 目鱼, 目魚, 甲鱼, 甲魚,
    素鱼, 素魚, 昆布だし, 昆布出汁, 椎茸だし, しいたけだし, 取りだし, とりだし, ですし, ますし`,
  ),
  excuse(
    'fish crustaceans molluscs',
    'seafood mushroom, 海鲜菇, 海鮮菇, 海鲜酱, 海鮮醬, vegan kimchi, kimchi vegan',
  ),
  excuse(
    'crustaceans',
    'egg fried rice, vegetable fried rice, veggie fried rice, garlic fried rice, mushroom fried rice, tofu fried rice, tomato fried rice, chicken fried rice, vegan fried rice, 蟹味菇, 素虾, 素蝦, crab apple, crabapple, えびす, 静かに, しずかに, なかに, 確かに, たしかに, 細かに, こまかに, 滑らかに, なめらかに, 柔らかに, やわらかに',
  ),
  excuse(
    'molluscs',
    `oyster mushroom, king oyster mushroom, king oyster, pearl oyster mushroom, golden oyster mushroom, grey oyster mushroom, pink oyster mushroom, oystermushroom,
    blue oyster mushroom, abalone mushroom, scalloped, scallopini, scallop squash, oyster plant, vegetable oyster, oyster crackers, oyster leaf, mushroom oyster sauce,
    蚝菇, 蠔菇, 鲍鱼菇, 鮑魚菇, 杏鲍菇, 杏鮑菇, 鲍菇, 螺旋藻, 螺丝椒, 螺旋面, タコス, カキ氷, いかが, いかに, オイスターマッシュルーム, சிப்பிக் காளான், சிப்பிக்காளான், சிப்பி காளான்`,
  ),
  excuse(
    'soy',
    `burmese tofu, chickpea tofu, pumpkin seed tofu, sunflower lecithin, rapeseed lecithin, canola lecithin, chickpea tempeh, chickpea miso, pea protein,
    ごま豆腐, 胡麻豆腐, ジーマーミ豆腐, 완두콩, 강낭콩, 땅콩, 땅콩버터, 땅콩잼, 병아리콩, 렌틸콩, 껍질콩, 커피콩`,
  ),
  excuse(
    'peanuts',
    'kondai kadalai, kondakadalai, konda kadalai, kadalai maavu, kadalai mavu, kadalai paruppu, pottu kadalai, pottukadalai, kecap manis, kicap manis, ketjap manis, jintan manis, kayu manis, gula manis, limau manis',
  ),
  excuse('celery', 'stock up, stocked up'),
  excuse('soy milk', 'popcorn kernel'),
  excuse('eggs', 'eggcup, egg cup, and a'),
  excuse(
    'fish',
    'batang serai, batang sereh, batang bawang, batang daun bawang, batang kayu manis, batang lobak',
  ),
  // In Spanish and Portuguese 'picada' is chopped; the Catalan sauce of nuts stands alone.
  excuse(
    'nuts',
    `cebolla picada, cebola picada, carne picada, ternera picada, zanahoria picada, cenoura picada, lechuga picada, fruta picada, menta picada, albahaca picada,
    salsa picada, couve picada, hortelã picada, salsinha picada, finamente picada, muy picada, bien picada, picada fina, picada finamente, picada en`,
  ),
  excuse('milk eggs soy', 'フライパン'),
  excuse('eggs', 'custard powder, parmigiano reggiano, reggiano, grana reggiano'),
  excuse('crustaceans fish molluscs', 'lobster mushroom, crab mushroom'),
  excuse('fish', 'fish out, fish it out, fish them out'),
  excuse(
    'sulphites',
    'calcium sulphate, calcium sulfate, magnesium sulphate, magnesium sulfate, ferrous sulphate, ferrous sulfate, zinc sulphate, zinc sulfate, food grade calcium sulfate',
  ),
  excuse(
    'milk',
    `kokosmilch, kokosnussmilch, kokossahne, kokoscreme, kokosrahm, kokosjoghurt, sojamilch, hafermilch, mandelmilch, reismilch, cashewmilch, erbsenmilch, sojasahne, hafersahne, sojajoghurt, erdnussbutter, mandelbutter, kakaobutter,
    lait de coco, crème de coco, lait de soja, lait d avoine, lait d amande, lait d amandes, lait de riz, lait de noisette, crème de soja, crème d avoine, yaourt de soja, yaourt au soja, beurre de cacahuète, beurre de cacahuètes, beurre de cacao, beurre d amande, crème de tartre,
    latte di cocco, latte di soia, latte di mandorla, latte di mandorle, latte di riso, latte di avena, latte d avena, panna di soia, panna di cocco, crema di cocco, burro di arachidi, burro di cacao, leche de coco, leche de soja, leche de soya, leche de almendra, leche de almendras, leche de avena, leche de arroz, crema de coco, mantequilla de maní, mantequilla de cacahuete, manteca de cacao, nata de coco,
    leite de coco, leite de soja, leite de amêndoa, leite de amêndoas, leite de aveia, leite de arroz, manteiga de amendoim, manteiga de cacau, susu soya, susu kelapa, susu badam, butternut kürbis, butternutkürbis`,
  ),
  excuse(
    'nuts peanuts',
    'muskatnuss, muskatnuß, muskat, noix de muscade, noce moscata, nuez moscada, noz moscada, noix de coco, kokosnuss, kokosnuß, kokosraspel, noce di cocco, nuez de coco, butternuss, butternusskürbis, noix de veau, noix de boeuf, noix de jambon',
  ),
  excuse('gluten eggs milk soy', 'doughnut peach, donut peach'),
  excuse('sulphites', 'tiger nut, ginkgo nut, gingko nut, lotus nut, corn nut, soy nut, soya nut'),
  excuse('soy', 'fuyu persimmon'),
  excuse('milk', 'bak kut teh, gluten free bread'),
  excuse('milk nuts', 'radish cake, turnip cake'),
  // What is named after a dish holds none of what is in the dish.
  excuse(
    'crustaceans fish molluscs peanuts',
    'laksa leaf, laksa leaves, laksa noodle, rojak flower, popiah skin, popiah wrapper',
  ),
  excuse('milk nuts', 'biryani rice'),
  excuse('milk', 'bubble tea pearls'),
  excuse('eggs', 'roti john bun'),
  excuse('eggs fish gluten milk mustard', 'sandwich ham'),
  excuse('sesame crustaceans soy', 'gyoza wrapper, gyoza skin, dumpling wrapper, dumpling skin'),
  excuse('gluten eggs milk', 'pancake syrup'),
  excuse('eggs milk', 'cake flour, bread flour, cookie butter, biscuit spread'),
  excuse('soy', 'cooking caramel, dark caramel, bread flour, banana bread, milk bread, garlic bread'),
  excuse('milk soy', 'pita bread, rye bread, sourdough bread'),
  excuse(
    'gluten nuts peanuts',
    'dark chocolate, chocolate chip, baking chocolate, cooking chocolate, dark cooking chocolate, hot chocolate, drinking chocolate, chocolate milk, chocolate powder',
  ),
  excuse(
    'peanuts sulphites',
    'brazil nut, pine nut, cashew nut, macadamia nut, pecan nut, hazel nut, tree nut',
  ),
  excuse('sesame', 'sesame leaf, sesame leaves, perilla sesame, 火麻仁, 깻잎, 들깨'),
  excuse('mustard', '芥蓝, 芥藍, 芥兰, 芥蘭, 芥花油, 芥花籽油, wasabi leaf'),
  excuse('celery', 'stock pot, stockpot, in stock, kombu stock, water spinach, celtuce'),
  excuse(
    'sulphites',
    `wine glass, rice wine, rice wine vinegar, sweet rice wine, shaoxing wine, shao xing wine, chinese cooking wine, chinese rice wine, palm wine, fresh coconut milk, homemade coconut milk,
    apple cider vinegar, cider vinegar, apple cider, mustard seed, mustard greens, mustard green, mustard leaf, mustard leaves, mustard cabbage, mustard oil, mustard powder,
    redcurrant, blackcurrant, red currant, black currant, 金针菇, 金針菇, turkey bacon, bacon turkey, tempeh bacon, mushroom bacon, beef bacon, vegan sausage, vegetarian sausage, pomegranate molasses, grape molasses, date molasses, carob molasses`,
  ),
]
