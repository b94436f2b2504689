/** The size of one thing told by another ('a walnut-sized knob'), and signs and words that measure or place something and sound like food. */

import { listed } from '../../word-lists.ts'
import { type AllergenGroup, allergenGroups } from '../groups.ts'

interface Traps {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}

const sizes = (things: string): string[] =>
  listed(things).flatMap((thing) => [
    `${thing} size`,
    `${thing} sized`,
    `size of a ${thing}`,
    `size of an ${thing}`,
    `size of ${thing}s`,
    `${thing} shaped`,
    `${thing} shape`,
  ])

const colours = (things: string): string[] =>
  listed(things).flatMap((thing) => [
    `${thing} coloured`,
    `${thing} colored`,
    `${thing} pink`,
    `colour of ${thing}`,
    `color of ${thing}`,
  ])

/** Shapes and colours are told by foods of any group: 'egg shapes', 'caramel-coloured'. */
const every = allergenGroups

/** Tools that are called after what is made or cut with them. */
const tools = `butter knife, butter dish, butter curler, milk pan, milk frother, milk jug, egg ring, egg timer, egg slicer, egg poacher, egg whisk, egg cooker,
  egg boiler, fish slice, fish kettle, fish spatula, fish knife, bread knife, bread bin, bread tin, bread board, cheese grater, cheese cloth, cheesecloth, cheese knife, cheese slicer, pastry brush, pastry cutter, pastry bag,
  pasta pan, pasta fork, noodle strainer, pie dish, pie tin, pie weight, pie plate, tart tin, tart pan, muffin tray, muffin tin, muffin case, cupcake case, cupcake tin, cookie cutter, cookie sheet, cookie scoop, biscuit tin, biscuit cutter,
  cake tin, cake pan, cake rack, cake tester, cake stand, loaf tin, loaf pan, nut milk bag, waffle iron, waffle maker, toast rack, pizza stone, pizza cutter, pizza wheel, pizza tray, oyster knife, soup spoon, soup bowl, soup plate,
  ice cream scoop, ice cream maker, ice cream machine, sandwich bag, sandwich press, sandwich toaster, sandwich maker, crepe pan, pancake pan, omelette pan, flour sifter, flour sieve, chocolate mould, stock pot, baguette tray, brioche tin,
  buttermesser, brotmesser, eierbecher, eieruhr, eierschneider, milchtopf, milchkanne, kuchenform, kuchengitter, kuchenblech, tortenring, brotkasten, nudelholz, nudelsieb, waffeleisen, suppenteller, suppenlöffel, suppentopf, muffinblech,
  couteau à beurre, couteau à pain, moule à gâteau, moule à gâteaux, moule à cake, cuillère à soupe, cuillères à soupe, plat à gratin, rouleau à pâtisserie, cuchara sopera, cuchillo de pan, molde para pastel, rodillo de pan, coltello da pane, teglia da pizza, cucchiaio da minestra`

export const measureTraps: readonly Traps[] = [
  { groups: every, phrases: listed(tools) },
  {
    groups: every,
    phrases: colours(
      'toffee, caramel, cream, butterscotch, biscuit, wheat, toast, nut, chestnut, hazelnut, walnut, almond, mustard, salmon, prawn, shrimp, chocolate, custard, egg yolk, butter, cinnamon, beer',
    ),
  },
  {
    groups: every,
    phrases: listed(
      'into sausages, into a sausage, into sausage, sausage shape, sausage shapes, sausage shaped, soft serve texture, soft serve consistency, custard texture, dough texture, pancake batter consistency, breadcrumb texture, breadcrumb consistency, couscous sized crumbs, like runny custard',
    ),
  },
  {
    groups: ['nuts', 'peanuts'],
    phrases: sizes('walnut, hazelnut, almond, chestnut, peanut, nut, pistachio'),
  },
  {
    groups: ['nuts'],
    phrases: listed(
      'walnussgroß, walnussgroße, walnussgroßes, haselnussgroß, haselnussgroße, de la taille d une noix, tamaño de una nuez',
    ),
  },
  {
    groups: ['nuts'],
    phrases: listed('noix de beurre, noix de margarine, une noix de, nuez de mantequilla, noce di burro'),
  },
  { groups: ['eggs'], phrases: [...sizes('egg'), ...sizes('hens egg'), ...sizes('quails egg')] },
  {
    groups: ['milk'],
    phrases: listed('fajita seasoning, taco seasoning, fajita spice mix, fajita mix spices'),
  },
  {
    groups: ['soy', 'milk', 'eggs'],
    phrases: listed(
      'white bread flour, strong white bread flour, brown bread flour, bread knife, bread board',
    ),
  },
  {
    groups: ['gluten'],
    phrases: listed(
      'vermicelli rice noodle, vermicelli rice noodles, vermicelli noodles made of rice, thin rice vermicelli',
    ),
  },
  {
    // A stalk or a stick of something, in Malay and Indonesian.
    groups: ['fish'],
    phrases: listed(
      'serai, sereh, seledri, saderi, daun, daun bawang, bawang, wortel, lobak, terung, terong, timun, mentimun, kayu manis, kangkung, sawi, bayam, jagung, tebu, kucai, pisang, cabai, lengkuas',
    ).map((plant) => `batang ${plant}`),
  },
  {
    // 面 is a surface, too: both sides, the top, to trim an edge.
    groups: ['gluten', 'eggs'],
    phrases: listed(
      '表面, 两面, 兩面, 双面, 雙面, 两个面, 一面, 另一面, 反面, 正面, 上面, 下面, 里面, 裡面, 外面, 平面, 背面, 前面, 後面, 后面, 侧面, 側面, 翻面, 每面, 面积, 面上, 切面, 断面, 面取り, 両面, 片面, 全面, 皮面',
    ),
  },
  // Hands, tins, verbs and adverbs that another language, or another word of the same one, has an allergen for.
  {
    groups: ['peanuts'],
    phrases: listed(
      'le mani, con le mani, tra le mani, sulle mani, delle mani, mani inumidite, mani bagnate, mani umide, mani unte, manis',
    ),
  },
  {
    groups: ['molluscs'],
    phrases: listed(
      'un moule, le moule, du moule, au moule, ce moule, votre moule, de moule, moule à, moule beurré, moule à tarte, moule à cake, moule à gratin',
    ),
  },
  {
    groups: ['milk'],
    phrases: listed(
      'bata no, bata os, bata as, bata o, bata a, bata bem, bata tudo, bata até, bata com, bata por, bata em, bata los, bata las, bata el, bata la, bata hasta, bata bien, 焦糖色, だし汁',
    ),
  },
  {
    // What a word of another kitchen is in this one: 'coarsely' in Malay, 'powdered' and 'black' in Spanish, 'the dough', 'a pot' and 'a little water' in French.
    groups: ['milk'],
    phrases: listed(
      'ulek kasar, tumbuk kasar, cincang kasar, kisar kasar, haluskan kasar, giling kasar, hiris kasar, potong kasar, parut kasar, secara kasar, garam kasar, gula kasar, la pâte, une pâte, cette pâte, de pâte, pâte à pain, pâte à pizza',
    ),
  },
  {
    groups: ['molluscs'],
    phrases: listed('en polvo, canela en polvo, ajo en polvo, levadura en polvo, azúcar en polvo'),
  },
  {
    groups: ['gluten', 'milk', 'soy'],
    phrases: listed('ponga negro, pongan negro, queda negro, quede negro, color negro, muy negro'),
  },
  {
    groups: ['gluten', 'celery'],
    phrases: listed(
      'une marmite, la marmite, grande marmite, votre marmite, marmite d eau, marmite deau, une grande marmite',
    ),
  },
  {
    groups: ['celery'],
    phrases: listed(
      'un fond d, un fond deau, un fond dhuile, un fond eau, un fond huile, le fond du, le fond d, au fond du, au fond d',
    ),
  },
  {
    groups: ['gluten', 'milk'],
    phrases: listed(
      'un filo d, un filo di, un filo dolio, filo dolio, filo d olio, filo di olio, un filo olio, filo olio',
    ),
  },
  {
    groups: ['gluten'],
    phrases: listed(
      'saath mein, chhalni mein, aanch mein, kuker mein, patile mein, bowl mein, plate mein, thali mein, dibbe mein, jar mein, handi mein, bhagone mein, glass mein, cup mein, tukdon mein, isme, usme, mein haldi, mein namak, mein tel, mein pani, mein paani, mein se, mein rakhein, mein lein, mein bhigo, mein dhoyein, mein ubal, mein ghol, mein mila, mein chini, mein adrak, mein lehsun, mein tamatar, mein hari, mein masale',
    ),
  },
  {
    groups: ['gluten', 'soy'],
    phrases: listed('beiden seiten, beide seiten, allen seiten, alle seiten, jeder seite, den seiten'),
  },
  { groups: ['sesame'], phrases: listed('i buchi, dei buchi, buchi con, dei buchini') },
  {
    groups: ['soy', 'gluten'],
    phrases: listed('土豆丝, 土豆絲, 土豆片, 土豆块, 土豆泥, 土豆条, 土豆粉'),
  },
  {
    groups: ['fish', 'milk'],
    phrases: listed('炒出汁, 出汁水, 煮出汁, 熬出汁, 渗出汁, 滲出汁, 挤出汁, 擠出汁, 腌出汁, 析出汁'),
  },
  { groups: ['sesame'], phrases: listed('깨끗이, 깨끗하게, 깨끗한, 깨끗, 깨질, 깨지') },
  {
    groups: ['milk', 'gluten', 'eggs', 'soy'],
    phrases: listed(
      'pumpkin pie spice, apple pie spice, cake spice, gingerbread spice, speculaas spice, biscuit spice',
    ),
  },
  { groups: ['milk', 'soy'], phrases: listed('icing sugar, pitta bread, pitta breads, pita breads') },
  { groups: ['gluten'], phrases: listed('teff injera, injera made of teff') },
  {
    // What is left of this very dish, somebody's grandmother, and the neighbours' children.
    groups: every,
    phrases: listed(
      `leftovers reheat, leftovers keep, leftovers freeze, leftovers will, leftovers are, leftovers taste, leftovers make, leftovers can, any leftovers, store leftovers, refrigerate leftovers, freeze leftovers,
      my nan, your nan, our nan, nan used to, nan swore, nan always, nachbarskinder, schulkinder, kleinkinder, enkelkinder, stadtkinder, kinder lieben, kinder mögen, kinder essen, für kinder, den kindern, die kinder, cucina veneta, peper en zout`,
    ),
  },
  { groups: ['milk'], phrases: listed('ayam goreng kunyit, ayam goreng berempah, ayam goreng lengkuas') },
  { groups: ['peanuts', 'sesame'], phrases: listed('炒出红油, 出红油, 炒出紅油, 出紅油') },
  {
    groups: ['eggs'],
    phrases: listed(
      'trụng sơ, trụng qua, trụng bánh phở, trụng bún, trụng rau, trụng giá, how long do, long do you, long do i',
    ),
  },
  {
    groups: ['gluten', 'milk', 'eggs', 'soy', 'sesame'],
    phrases: listed('bún tươi, bún khô, sợi bún, bún gạo, bún chín'),
  },
  {
    // '-게' makes an adverb of a verb: 'finely', 'so that it browns'.
    groups: ['crustaceans'],
    phrases: listed(
      '하게, 럽게, 렵게, 좋게, 곱게, 잘게, 얇게, 껍게, 크게, 작게, 굵게, 늘게, 않게, 길게, 넓게, 갑게, 맛게, 있게, 빠게, 르게, 드게, 삭게, 촉게, 고게, 깨게, 달게, 맑게, 쉽게, 뜨게, 겁게, 되게, 연게, 진게, 약게, 강게, 세게, 볍게, 글게, 렇게, 납게, 잠게, 익게, 끓게, 볶게, 배게, 이게, 지게, 나게, 리게, 히게, 기게, 우게, 추게, 없게, 같게, 두게, 겹게, 싹게, 밝게, 높게, 낮게, 깊게, 붉게, 까게, 싸게, 게게, 운게',
    ),
  },
]
