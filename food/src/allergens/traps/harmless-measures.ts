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

export const measureTraps: readonly Traps[] = [
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
]
