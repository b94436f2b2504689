/** Turkish says in a step what is done to a food by the food's ending: 'sütü ekleyin', 'balıkları kızartın'. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'
import type { GroupTerms } from '../terms.ts'

/** The foods of a group; behind a slash how the stem is written before a vowel: 'balık/balığ'. */
const nouns: Partial<Readonly<Record<AllergenGroup, string>>> = {
  gluten:
    'ekmek/ekmeğ, makarna, bulgur, şehriye, yufka, erişte, buğday, arpa, çavdar, yulaf, irmik/irmiğ, galeta, simit/simid, lavaş, börek/böreğ, bisküvi, kuskus, kadayıf',
  crustaceans: 'karides, yengeç/yengec, ıstakoz, kerevit/kerevid',
  eggs: 'yumurta, mayonez',
  fish: 'balık/balığ, levrek/levreğ, çipura, hamsi, somon, uskumru, palamut/palamud, lüfer, mezgit, sardalya, alabalık/alabalığ, ton balık/ton balığ, istavrit/istavrid, ançüez, barbun, kalkan, çinekop',
  peanuts: 'fıstık/fıstığ',
  milk: 'süt, peynir, yoğurt/yoğurd, tereyağ, krema, kaşar, kaymak/kaymağ, labne, lor, çökelek/çökeleğ, kefir, ayran, dondurma, süzme, hellim, tulum, mozzarella, parmesan, cheddar',
  nuts: 'fındık/fındığ, ceviz, badem, kaju, fıstık/fıstığ, antep fıstık/antep fıstığ',
  celery: 'kereviz',
  sesame: 'susam, tahin',
  mustard: 'hardal',
  soy: 'soya, tofu',
  lupin: 'acı bakla',
  molluscs: 'midye, kalamar, ahtapot, istiridye',
}

const vowels = /[aeıioöuü]/gu
/** The vowel that an ending takes after each: 'süt-ü', 'balığ-ı'. */
const narrow: Readonly<Record<string, string>> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
}

const closeVowel = (stem: string): string => narrow[stem.match(vowels)?.at(-1) ?? 'a'] ?? 'ı'

function casesOf(noun: string): string[] {
  const [stem = '', before = stem] = noun.split('/')
  const last = stem.match(vowels)?.at(-1) ?? 'a'
  const close = closeVowel(stem)
  const open = /[aıou]/u.test(last) ? 'a' : 'e'
  const joined = /[aeıioöuü]$/u.test(stem) ? `${before}y` : before
  // 'Cevizli' is with walnuts; 'cevizsiz' is without, and stands in no list.
  const many = `${stem}l${open}r`
  const manyClose = open === 'a' ? 'ı' : 'i'
  return [
    `${joined}${close}`,
    `${joined}${open}`,
    `${stem}l${open}`,
    `${stem}l${close}`,
    `${stem}d${open}n`,
    `${stem}t${open}n`,
    `${joined}${close}n`,
    `${stem}n${close}n`,
    many,
    `${many}${manyClose}`,
    `${many}${open}`,
    `${many}l${open}`,
    `${many}${manyClose}n`,
  ]
}

/** What is made without a food: 'cevizsiz', 'sütsüz'. */
export const turkishWithout: readonly { groups: readonly AllergenGroup[]; phrases: readonly string[] }[] = (
  Object.entries(nouns) as [AllergenGroup, string][]
).map(([group, list]) => ({
  groups: [group],
  phrases: listed(list).map((noun) => {
    const [stem = ''] = noun.split('/')
    return `${stem}s${closeVowel(stem)}z`
  }),
}))

/** The terms of a group with the Turkish nouns as steps decline them. */
export function withTurkishCases({ group, terms }: GroupTerms): GroupTerms {
  const declined = listed(nouns[group] ?? '').flatMap(casesOf)
  return { group, terms: { ...terms, european: [...new Set([...(terms.european ?? []), ...declined])] } }
}
