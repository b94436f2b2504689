/**
 * What the hostile recipes name. Written apart from the guard's own terms, from menus, labels and shopping lists, so that
 * the drill measures what the guard knows and not whether it can find its own words.
 */
import type { AllergenGroup } from '@shelfmate/food/allergens/groups'

export interface HostileWords {
  readonly group: AllergenGroup
  /** Ways in which a student tells of it. */
  readonly told: readonly string[]
  /** English names of the thing itself: these are also put into the plural and misspelt. */
  readonly direct: readonly string[]
  /** English names of what is made of it. */
  readonly derived: readonly string[]
  /** Dishes and products that hold it. */
  readonly dishes: readonly string[]
  readonly brands: readonly string[]
  /** Other scripts and tongues. */
  readonly foreign: readonly string[]
}

const words = (
  group: AllergenGroup,
  told: string,
  direct: string,
  derived: string,
  dishes: string,
  brands: string,
  foreign: string,
): HostileWords => {
  const list = (text: string): string[] => text.split(',').map((word) => word.trim())
  return {
    group,
    told: told.split('|'),
    direct: list(direct),
    derived: list(derived),
    dishes: list(dishes),
    brands: list(brands),
    foreign: list(foreign),
  }
}

export const hostileWords: readonly HostileWords[] = [
  words(
    'gluten',
    'gluten|Coeliac disease|wheat allergy|小麦|no gluten pls|GLUTEN!!!|celiac',
    'wheat, barley, rye, spelt, durum wheat, oats, kamut, rolled oats, wheat berry, semolina',
    'wheat flour, plain flour, self-raising flour, breadcrumbs, panko, seitan, couscous, bulgur, malt vinegar, malt extract, wheat bran, oat bran, freekeh, pearl barley, wholemeal flour, vital wheat gluten, atta, maida, farina, cracked wheat',
    'spaghetti, penne, macaroni, lasagne sheets, egg noodles, instant ramen, udon, naan, roti prata, chapati, flour tortilla, sourdough toast, baguette, pita bread, croutons, pizza dough, dumplings, wonton skins, gyoza, spring rolls, tempura batter, puff pastry, digestive biscuits, crackers, pancake, muffin, soy sauce, teriyaki glaze, hoisin sauce, beer, mantou, char siew bao, mee goreng, hokkien noodles, youtiao, pretzel sticks, orzo, gnocchi, brioche bun, bagel',
    'Weetabix, Oreo, Indomie, Maggi noodles, Shin Ramyun, Milo, Kikkoman, Gardenia bread, Khong Guan biscuits, KitKat, Marmite, Quaker oats, Vegemite',
    '小麦粉, 面粉, 麵粉, 面包, 麵包, 面条, 麵條, 方便面, 饺子, 馒头, 拉面, 乌冬面, 酱油, 大麦, 燕麦, tepung gandum, mee kuning, roti canai, miantiao, mianbao, mantou, mee pok, mee sua, ban mian, うどん, ラーメン, 小麦粉, パン粉, 醤油, 食パン, 밀가루, 라면, 국수, 빵가루, 간장, 보리, கோதுமை மாவு, மைதா, ரவை, சப்பாத்தி, பரோட்டா, நூடுல்ஸ், harina de trigo, farine de blé, weizenmehl',
  ),
  words(
    'crustaceans',
    'shellfish|prawns and crab|crustaceans|虾|udang|allergic to shrimps!!|seafood',
    'prawn, shrimp, crab, lobster, crayfish, langoustine, krill, king prawn, tiger prawn, crab claw',
    'shrimp paste, belacan, dried shrimp, prawn stock, crab sticks, lobster bisque, prawn crackers, crabmeat, shrimp powder, shrimp floss, prawn paste, prawn balls, surimi, hae bee, crab roe, shrimp sauce',
    'tom yum paste, laksa paste, sambal belacan, har gow, prawn mee, chilli crab, shrimp dumplings, scampi, gumbo, paella, XO sauce, cincalok, hae mee, kangkong belacan, shrimp tempura, crab cakes, kimchi, rojak sauce, Thai red curry paste, prawn toast, siew mai',
    'Kappa Ebisen, Prima Taste laksa, Old Bay, Calbee prawn crackers, Three Crabs',
    '虾, 蝦仁, 虾米, 龙虾, 螃蟹, 虾酱, 蟹黄, 小龙虾, 大闸蟹, 蟹柳, udang kering, ketam, udang galah, terasi, geragau, hay bee hiam, xiaren, longxia, pangxie, エビ, 海老, カニ, 桜えび, 伊勢海老, 새우, 꽃게, 게살, 새우젓, 랍스터, இறால், நண்டு, hipon, alimango, gambas, camarones, crevettes, garnelen, gamberi, goong, jhinga, chingri',
  ),
  words(
    'eggs',
    'eggs|egg white|鸡蛋|I am allergic to egg|telur|no egg please|EGGS',
    'egg, egg yolk, egg white, duck egg, quail egg, hen egg, chicken egg, egg wash, beaten egg, century egg',
    'mayonnaise, mayo, albumen, meringue, aioli, hollandaise, egg powder, custard, kaya, ovalbumin, dried egg white, lysozyme, tartare sauce',
    'omelette, frittata, quiche, scrambled eggs, egg fried rice, carbonara, tamagoyaki, French toast, egg noodles, pavlova, chawanmushi, shakshuka, egg tart, sponge cake, macaron, tiramisu, mousse, eggnog, onsen egg, tea egg, choux buns, oyakodon, okonomiyaki, lemon curd, pancake',
    "Kewpie, Hellmann's mayo, Irvins salted egg, Quorn, Eggo waffles",
    '鸡蛋, 雞蛋, 蛋黄, 蛋白, 咸蛋, 皮蛋, 蛋液, 荷包蛋, 蛋炒饭, 茶叶蛋, telur ayam, telur masin, telur dadar, telur puyuh, jidan, pidan, kiam nng, 卵, たまご, 玉子, ゆで卵, マヨネーズ, 温泉卵, 계란, 달걀, 계란말이, 마요네즈, 메추리알, முட்டை, முட்டையை, itlog, huevos, oeufs, eier, uova, trứng gà, gyeran, anda bhurji',
  ),
  words(
    'fish',
    'fish|鱼|Fish (severe)|ikan|any kind of fish|fin fish',
    'salmon, tuna, cod, mackerel, sardine, anchovy, sea bass, snapper, tilapia, trout, herring, haddock, pomfret, stingray, halibut, dory, grouper, catfish',
    'fish sauce, fish stock, anchovy paste, bonito flakes, dashi, fish balls, fish cake, Worcestershire sauce, caviar, fish roe, smoked salmon, tobiko, surimi, ikan bilis, katsuobushi, fish gelatine, isinglass, mentaiko, nam pla, cod liver oil, salted fish',
    'sashimi, fish and chips, fish head curry, otah, Caesar dressing, puttanesca, unagi don, fish porridge, assam laksa, ceviche, tapenade, bouillabaisse, gravlax, kedgeree, poke bowl, fish fingers, takoyaki, furikake, nasi lemak, tuna melt, salmon onigiri',
    'Lea & Perrins, Red Boat, Ayam Brand sardines, John West, Filet-O-Fish, Tiparos, Hondashi',
    '鱼, 三文鱼, 鮭魚, 金枪鱼, 鱼露, 鱼丸, 鳕鱼, 凤尾鱼, 咸鱼, 鱼片, ikan kembung, ikan tongkol, ikan masin, budu, teri medan, sanwenyu, yuwan, 鮭, 鰹節, まぐろ, サバ, だし, ツナ, 멸치, 참치, 연어, 고등어, 어묵, 액젓, மீன், நெத்திலி, கருவாடு, bangus, patis, atún, saumon, thon, lachs, nước mắm, pla ra, machli, bacalhau, acciughe',
  ),
  words(
    'peanuts',
    'peanuts|Groundnuts!!|花生|nuts|kacang|PEANUT - epipen|peanut allergy (severe)',
    'peanut, groundnut, monkey nut, roasted peanut, goober, salted peanuts',
    'peanut butter, peanut oil, groundnut oil, peanut sauce, crushed peanuts, peanut flour, satay sauce, arachis oil, peanut brittle, chopped nuts, peanut powder, mixed nuts, peanut paste',
    'satay, pad thai, gado-gado, kung pao chicken, rojak, massaman curry, PB&J sandwich, dan dan noodles, ang ku kueh, muah chee, trail mix, West African groundnut stew, kuah kacang, rempeyek, peanut soup, min jiang kueh',
    'Skippy, Snickers, Reese’s Pieces, Jif, Lao Gan Ma, Tong Garden nuts, Nutter Butter',
    '花生, 花生酱, 花生醬, 花生油, 花生碎, 落花生, 宫保鸡丁, 沙爹酱, kacang tanah, bumbu pecel, sos kacang, huasheng, hua sheng jiang, tor tau, ピーナッツ, ピーナツバター, 落花生, 땅콩, 땅콩버터, 땅콩가루, நிலக்கடலை, வேர்க்கடலை, mani pipit kacang, cacahuetes, cacahuètes, erdnüsse, erdnussbutter, arachidi, amendoim, đậu phộng, moongphali, shengdana, verkadalai',
  ),
  words(
    'soy',
    'soy|soya beans|大豆|Soy allergy, mild|kacang soya|soybean',
    'soybean, soya bean, soy, edamame, tofu, tempeh, natto',
    'soy sauce, soya sauce, miso paste, soy milk, bean curd, tau kwa, soy lecithin, textured vegetable protein, tamari, soy protein isolate, soybean oil, gochujang, doenjang, black bean sauce, doubanjiang, taucheo, kecap manis, tau pok, yuba, okara, soy flour, shoyu, beancurd skin, kinako, firm tofu, silken tofu',
    'mapo tofu, miso soup, agedashi tofu, teriyaki chicken, yong tau foo, tau huay, hoisin duck wrap, oyster sauce beef, sundubu jjigae, veggie burger patty, ponzu dip, sukiyaki, stinky tofu, ramen, chow mein',
    'Kikkoman, Lee Kum Kee, Impossible Burger, Vitasoy, Alpro, Beyond Burger, Bragg, Unicurd',
    '大豆, 黄豆, 豆腐, 豆浆, 豆漿, 酱油, 醬油, 腐竹, 豆豉, 毛豆, 豆干, 味噌, 豆瓣酱, 生抽, 老抽, tauhu, tempe goreng, kicap manis, kedelai, tahu goreng, doufu, doujiang, jiangyou, tau kee, tau hway, 納豆, 味噌, 醤油, 豆乳, 枝豆, 油揚げ, 두부, 된장, 간장, 고추장, 두유, 콩나물, சோயா, டோஃபு, tokwa, salsa de soja, sauce soja, sojamilch, đậu hũ, soya chaap',
  ),
  words(
    'milk',
    'milk|lactose intolerant|dairy|牛奶|susu|Cow’s milk protein allergy|DAIRY - all of it',
    'milk, cheese, butter, cream, yogurt, ghee, whey, fresh milk, condensed milk, evaporated milk, buttermilk, cow milk, goat milk',
    'casein, sodium caseinate, whey powder, milk powder, curds, sour cream, cream cheese, lactose, custard, milk solids, butterfat, crème fraîche, whipped cream, paneer, mascarpone, parmesan, mozzarella, cheddar, feta, ricotta, halloumi, brie, margarine, skimmed milk powder, kefir, quark, dulce de leche',
    'mac and cheese, cheesecake, béchamel, alfredo sauce, carbonara, milkshake, latte, tiramisu, butter chicken, lassi, raita, pizza, quesadilla, panna cotta, gelato, ice cream, tzatziki, gulab jamun, ranch dressing, fondue, milk chocolate, teh tarik, hot chocolate, gratin, cheesy baked rice, creme brulee',
    'Nutella, Yakult, Philadelphia, Lurpak, Babybel, Horlicks, Cadbury Dairy Milk, Meiji, Haagen-Dazs, Laughing Cow, Cheetos',
    '牛奶, 奶油, 黄油, 芝士, 起司, 酸奶, 奶粉, 炼乳, 淡奶, 乳酪, susu pekat, mentega, keju, susu segar, niunai, huangyou, zhishi, gu you, 牛乳, バター, チーズ, 生クリーム, ヨーグルト, 練乳, 우유, 치즈, 버터, 생크림, 요거트, பால், தயிர், நெய், வெண்ணெய், பன்னீர், leche, queso, mantequilla, lait, fromage, beurre, milch, käse, sữa đặc, dahi, makhan, malai, doodh, khoya',
  ),
  words(
    'nuts',
    'nuts|tree nuts|坚果|almonds and cashews|NUTS!!!|badam, gajus|walnuts',
    'almond, cashew, walnut, hazelnut, pistachio, pecan, macadamia, brazil nut, pine nut, cashew nut',
    'almond flour, almond milk, ground almonds, flaked almonds, marzipan, praline, cashew butter, hazelnut spread, almond extract, walnut oil, frangipane, nougat, gianduja, pistachio paste, almond butter, cashew cream, amaretto, chopped nuts, nut butter, candied walnuts',
    'pesto, baklava, granola, trail mix, waldorf salad, pecan pie, cashew chicken, dukkah, romesco sauce, amaretti biscuits, bakewell tart, korma, badam milk, mooncake, muesli, florentines, romesco, biscotti, turron, nut roast',
    'Nutella, Ferrero Rocher, Toblerone, Kinder Bueno, Almond Breeze, Planters mixed nuts',
    '坚果, 堅果, 杏仁, 腰果, 核桃, 榛子, 开心果, 松子, 夏威夷果, 碧根果, badam, gajus, kacang gajus, buah keras, kemiri, xingren, yaoguo, hetao, アーモンド, くるみ, カシューナッツ, ピスタチオ, 松の実, 아몬드, 호두, 캐슈넛, 잣, 피스타치오, பாதாம், முந்திரி, பிஸ்தா, அக்ரூட், kasoy, almendras, nueces, amandes, noisettes, haselnüsse, walnüsse, mandorle, kaju, akhrot, pista, hạt điều, fındık',
  ),
  words(
    'celery',
    'celery|芹菜|Celery + celeriac|allergic to celery|saderi',
    'celery, celeriac, celery stalk, celery root, celery leaf, celery heart',
    'celery salt, celery seed, celery powder, celery juice, vegetable bouillon, stock cube, chicken stock cube, celeriac purée, bouillon powder, vegetable stock, celery sticks',
    'mirepoix, soffritto, Waldorf salad, Bloody Mary mix, minestrone, céleri rémoulade, Cajun seasoning, chicken broth, cream of celery soup, bouillon, veggie broth, instant soup mix',
    'Knorr stock, Oxo cube, V8 juice, Old Bay, Maggi cube, Campbell’s soup, Aromat',
    '芹菜, 西芹, 芹菜籽, 香芹, saderi, daun sup, seledri, daun seledri, qincai, xi qin, kin chai, kan choi, セロリ, セロリシード, 셀러리, 샐러리, செலரி, apio, céleri, staudensellerie, sedano, selderij, kintsay, cần tây, ajmod, aipo, kereviz, knollensellerie',
  ),
  words(
    'mustard',
    'mustard|芥末|Mustard seeds|mustard, severe|biji sawi',
    'mustard, mustard seed, Dijon mustard, wholegrain mustard, English mustard, mustard powder, mustard greens, black mustard seed',
    'mustard oil, honey mustard, mustard vinaigrette, mustard dressing, piccalilli, mustard leaf, mustard flour, mustard paste, dijonnaise, mustard relish, French dressing',
    'mayonnaise, Indian pickle, sarson ka saag, kasundi, panch phoron, sambar, honey mustard chicken, coleslaw, deviled eggs, barbecue sauce, karashi renkon, hot dog with mustard, curry powder, Caesar dressing, rasam',
    'Colman’s, Maille, Grey Poupon, French’s yellow mustard, Kewpie, Branston',
    '芥末, 黄芥末, 芥末酱, 芥子, 芥菜, 芥末油, biji sawi, sos mustard, jiemo, jiela, huang jie mo, kiam chye, gai choy, からし, 和からし, マスタード, 粒マスタード, 겨자, 머스터드, 연겨자, 겨자씨, கடுகு, கடுகு எண்ணெய், mostaza, moutarde, senf, senape, mosterd, mustasa, mù tạt, rai, sarson, kadugu, shorshe, mostarda, hardal',
  ),
  words(
    'sesame',
    'sesame|芝麻|Sesame seeds|bijan|sesame & tahini',
    'sesame, sesame seed, black sesame, white sesame, toasted sesame seed, benne seed',
    'sesame oil, tahini, sesame paste, gomasio, halva, sesame dressing, gingelly oil, sesame butter, toasted sesame oil, sesame salt, sesame flour, sesame snaps',
    'hummus, baba ganoush, za’atar, falafel with tahini, dukkah, everything bagel, gomaae, bibimbap, japchae, jian dui, black sesame soup, furikake, shichimi togarashi, sesame chicken, burger bun, tantanmen, onde sesame balls, lo hei yu sheng',
    'Kewpie roasted sesame dressing, Kadoya, Ghee Hiang, Sabra hummus, Sesame Snaps',
    '芝麻, 黑芝麻, 芝麻酱, 麻油, 香油, 白芝麻, 麻酱, 芝麻油, minyak bijan, bijan, wijen, zhima, ma you, zhimajiang, muah yew, ごま, 胡麻油, 白ごま, すりごま, ゴマ油, 참깨, 참기름, 깨소금, 흑임자, எள், நல்லெண்ணெய், எள்ளு, ajonjolí, sésame, sesamöl, sesamo, linga seeds sesame, mè rang, til ka tel, tilgul, gergelim, susam',
  ),
  words(
    'sulphites',
    'sulphites|Sulfites|E220|sulphur dioxide|sulphites (wine)|sulfites!',
    'sulphites, sulphur dioxide, sodium metabisulphite, potassium metabisulfite, sulfites, E220, E223, sodium bisulfite, E228',
    'red wine, white wine, wine vinegar, dried apricots, raisins, sultanas, balsamic vinegar, prunes, glacé cherries, candied peel, bottled lemon juice, dried mango, sun-dried tomatoes, cooking wine, dried fruit, currants, golden raisins',
    'coq au vin, sauerkraut, mulled wine, beef bourguignon, sangria, pickled onions, fruit cake, mincemeat, cornichons, dried longan, red wine jus, wine sauce, prosecco risotto, chutney',
    'Sun-Maid, Sunsweet, ReaLemon, Strongbow, Martini Rosso',
    '亚硫酸盐, 二氧化硫, 葡萄酒, 红酒, 葡萄干, 蜜饯, 枸杞, 银耳, sulfit, kismis, buah kering, putaojiu, putaogan, hong jiu, ワイン, 白ワイン, レーズン, 亜硫酸塩, ドライフルーツ, 와인, 건포도, 아황산, சல்பைட், உலர் திராட்சை, vino tinto, vin blanc, rotwein, sulfitos, kishmish, pasas, rosinen, uva passa, rượu vang, vino bianco',
  ),
  words(
    'lupin',
    'lupin|lupine|Lupin flour|羽扇豆|lupin (legume)',
    'lupin, lupine, lupin bean, lupini bean, lupin seed, sweet lupin, white lupin',
    'lupin flour, lupin flakes, lupin protein, lupin bran, lupin pasta, lupin milk, lupin meal, lupini, lupin fibre, lupin crumbs, lupin tempeh',
    'lupin bread, pickled lupini, lupin pancakes, lupini hummus, lupin burger, lupin granola, lupin porridge, lupin noodles, lupin biscuits, lupin coffee',
    'Brami, Lupreme, Lupii bar',
    '羽扇豆, 羽扇豆粉, 鲁冰豆, yushandou, tepung lupin, kacang lupin, ルピナス, ルピン豆, ルピナス粉, 루핀, 루핀콩, 루피너스, லூபின், altramuces, altramuz, lupinen, lupinenmehl, lupini salati, tremoços, farine de lupin, chochos, tarwi, turmus, lupino, graines de lupin, harina de altramuz',
  ),
  words(
    'molluscs',
    'shellfish|molluscs|squid and clams|sotong|oysters!|mussels, clams|蚝',
    'squid, clam, mussel, oyster, scallop, octopus, cuttlefish, cockle, abalone, whelk, snail, baby squid, razor clam',
    'oyster sauce, squid ink, clam juice, dried scallops, dried squid, smoked oysters, calamari rings, clam broth, shredded cuttlefish, conpoy, mussel meat, oyster extract',
    'clam chowder, moules marinière, calamari, takoyaki, oyster omelette, sambal sotong, spaghetti vongole, escargots, char kway teow with cockles, XO sauce, grilled octopus, kai lan in oyster sauce, scallop ceviche, seafood paella, orh luak',
    'Lee Kum Kee oyster sauce, Panda Brand, New Moon abalone, Clamato',
    '鱿鱼, 魷魚, 蚝油, 蠔油, 牡蛎, 扇贝, 章鱼, 鲍鱼, 墨鱼, 蛤蜊, 干贝, 田螺, 带子, sotong, kerang, siput, cumi-cumi, gurita, sos tiram, youyu, zhangyu, haoyou, lala, イカ, タコ, あさり, 牡蠣, ホタテ, 帆立, 오징어, 낙지, 굴소스, 조개, 홍합, 전복, கணவாய், சிப்பி, pusit, tahong, calamares, pulpo, mejillones, moules, huîtres, tintenfisch, vongole, cozze, mực ống, dầu hào, koonthal',
  ),
]
