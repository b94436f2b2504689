/** Polish and Russian say by a word's ending what a food is for: 'śledź w śmietanie', 'сырники со сметаной', 'mąka pszenna'. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'
import type { GroupTerms } from '../terms.ts'

type Lists = Partial<Readonly<Record<AllergenGroup, string>>>

/** Each stem with the endings that it takes. */
const nouns: Lists = {
  gluten: `pszenic a y ą, makaron u em ie, bułk a i ą ę, bułek, chleb a em ie, ciast a em, panierc e, мук а и ой у, пшениц а ы ей, макарон ы ами, хлеб а ом, сухар и ей ями, лапш а и ой, тест а ом`,
  crustaceans:
    'krewet ek, krewetk ami ach ą, homar a em, креветк ами ах ой, креветок, краб а ом ами, раков, раками',
  eggs: 'jaj ami ach a, jajk iem ami ach, jajek, żółt ek, żółtk iem ami, majonez u em ie, bez a y, яйц ом ами, яиц, желтк ами ом, желтков, майонез а ом ем',
  fish: 'ryb ą y ami, śledzi a em ami, łosos ia iem iu, tuńczyk a iem u, dorsz a em u, makrel i ą ę, pstrąg a iem, рыб ой ы у, сельд и ью, лосос я ем, тунц а ом ем, треск и ой, скумбри и ей, семг и ой, сёмг и ой',
  peanuts: 'orzeszk ami, fistaszk ami, orzechow y a e ego ej ym ych, арахис а ом',
  soy: 'soj i ą ę, sojow y a e ego ej ym ą ych, соев ый ая ое ого ой ым ые, соей, сою',
  milk: `mlek a iem u, śmietan ą ie y ę, śmietank ą i ę, śmietance, masł em, ser em owy owa owe owym, serk iem a, twarog u iem, twarożk iem, jogurt u em, maślank ą i, czekolad ą y ę, молок а ом е, сливк ами ах, сливок, сметан ой ы у е, сыр а ом ный ная ное ного ным, творог а ом, йогурт а ом, шоколад а ом`,
  nuts: 'migdał ami ów, orzech ami ów u em, orzechow y a e ego ej ym ych, pistacj ami ą, миндал я ем, орех ами ов а, ореховый, ореховая, ореховое, ореховой, фундук а ом',
  celery: 'seler em owy owa owe owego, selerow y a e, сельдере я ем',
  mustard: 'musztard ą y ę owy owa owe owym, gorczyc y ą, горчиц ы ей у, горчичн ый ая ое ого ой ым',
  sesame: 'sezam u em, sezamow y a e ego ej ym ych, кунжут а ом, кунжутн ый ая ое ого ой ым ые',
  molluscs: 'małż ami, kalmar ów ami, ostryg ami, кальмар ов ами ом, миди ями й, устриц ами',
}

const polish = 'y a e ego ej ym ą ych ymi'.split(' ')
const polishSoft = 'i ia ie iego iej im ią ich'.split(' ')
const russian = 'ый ая ое ого ой ым ую ые ых ыми'.split(' ')

/** What is made of a food or tastes of it, before its endings. */
const adjectives: readonly (readonly [endings: readonly string[], stems: Lists])[] = [
  [
    polish,
    {
      gluten: 'pszenn, orkiszow, jęczmienn, owsian, mączn',
      crustaceans: 'krewetkow, krabow',
      eggs: 'jajeczn, majonezow',
      fish: 'rybn, śledziow, łososiow',
      milk: 'mleczn, śmietanow, śmietankow, maślan, twarogow, jogurtow, czekoladow',
      nuts: 'migdałow, pistacjow',
    },
  ],
  [polishSoft, { gluten: 'żytn' }],
  [
    russian,
    {
      gluten: 'пшеничн, ржан, овсян, ячменн, мучн',
      crustaceans: 'крабов, креветочн',
      eggs: 'яичн',
      fish: 'рыбн',
      peanuts: 'арахисов',
      milk: 'молочн, сливочн, сметанн, творожн, шоколадн',
      nuts: 'миндальн, фисташков',
    },
  ],
]

function withEndings(entry: string): string[] {
  const [stem = '', ...endings] = entry.split(' ')
  return endings.length === 0 ? [stem] : endings.map((ending) => stem + ending)
}

/** The terms of a group with Polish and Russian words as sentences and labels inflect them. */
export function withSlavicCases({ group, terms }: GroupTerms): GroupTerms {
  const inflected = [
    ...listed(nouns[group] ?? '').flatMap(withEndings),
    ...adjectives.flatMap(([endings, stems]) =>
      listed(stems[group] ?? '').flatMap((stem) => endings.map((ending) => stem + ending)),
    ),
  ]
  return { group, terms: { ...terms, european: [...new Set([...(terms.european ?? []), ...inflected])] } }
}
