/** The size of one thing told by another ('a walnut-sized knob'), and signs and words that measure or place something and sound like food. */
import type { AllergenGroup } from '../groups.ts'
import { listed } from '../terms.ts'

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
  ])

const colours = (things: string): string[] =>
  listed(things).flatMap((thing) => [
    `${thing} coloured`,
    `${thing} colored`,
    `colour of ${thing}`,
    `color of ${thing}`,
  ])

export const measureTraps: readonly Traps[] = [
  { groups: ['milk'], phrases: colours('toffee, caramel, cream, butterscotch') },
  { groups: ['gluten'], phrases: colours('biscuit, wheat, toast') },
  { groups: ['nuts', 'peanuts'], phrases: colours('nut, chestnut, hazelnut, walnut, almond') },
  { groups: ['mustard'], phrases: colours('mustard') },
  { groups: ['crustaceans', 'fish'], phrases: colours('salmon, prawn, shrimp') },
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
  { groups: ['eggs'], phrases: sizes('egg') },
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
    phrases: [
      ...listed(
        'serai, sereh, seledri, saderi, daun, daun bawang, bawang, wortel, lobak, terung, terong, timun, mentimun, kayu manis, kangkung, sawi, bayam, jagung, tebu, kucai, pisang, cabai, lengkuas',
      ).map((plant) => `batang ${plant}`),
    ],
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
