/** Turkish says in a step what is done to a food by the food's ending: 'sütü ekleyin', 'balıkları kızartın'. */
import type { AllergenGroup } from './groups.ts'
import { type GroupTerms, listed } from './terms.ts'

/** The foods of a group; behind a slash how the stem is written before a vowel: 'balık/balığ'. */
const nouns: Partial<Readonly<Record<AllergenGroup, string>>> = {
  gluten: 'ekmek/ekmeğ, makarna, bulgur, şehriye, yufka, erişte',
  crustaceans: 'karides, yengeç/yengec, ıstakoz',
  eggs: 'yumurta, mayonez',
  fish: 'balık/balığ, levrek/levreğ, çipura, hamsi, somon, uskumru, palamut/palamud, lüfer, mezgit, sardalya, alabalık/alabalığ',
  peanuts: 'fıstık/fıstığ',
  milk: 'süt, peynir, yoğurt/yoğurd, tereyağ, krema, kaşar, kaymak/kaymağ, labne',
  nuts: 'fındık/fındığ, ceviz, badem, kaju, fıstık/fıstığ',
  celery: 'kereviz',
  sesame: 'susam, tahin',
  molluscs: 'midye, kalamar, ahtapot',
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

function casesOf(noun: string): string[] {
  const [stem = '', before = stem] = noun.split('/')
  const last = stem.match(vowels)?.at(-1) ?? 'a'
  const close = narrow[last] ?? 'ı'
  const open = /[aıou]/u.test(last) ? 'a' : 'e'
  const joined = /[aeıioöuü]$/u.test(stem) ? `${before}y` : before
  const many = `${stem}l${open}r`
  const manyClose = open === 'a' ? 'ı' : 'i'
  return [
    `${joined}${close}`,
    `${joined}${open}`,
    `${stem}l${open}`,
    many,
    `${many}${manyClose}`,
    `${many}${open}`,
    `${many}l${open}`,
    `${many}${manyClose}n`,
  ]
}

/** The terms of a group with the Turkish nouns as steps decline them. */
export function withTurkishCases({ group, terms }: GroupTerms): GroupTerms {
  const declined = listed(nouns[group] ?? '').flatMap(casesOf)
  return { group, terms: { ...terms, european: [...new Set([...(terms.european ?? []), ...declined])] } }
}
