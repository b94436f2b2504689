import type { Lexicon, Phrases } from './lexicon.ts'

const han = /\p{Script=Han}/u
// biome-ignore format: a table is read by its rows.
const figures: Readonly<Record<string, string>> = {
  一: '1', 两: '2', 兩: '2', 二: '2', 三: '3', 四: '4', 五: '5',
  六: '6', 七: '7', 八: '8', 九: '9',
}
/** '十二', '三十', '两' in figures. */
function inFigures(words: string): string {
  const [tens = '', ones] = words.split('十')
  if (ones === undefined) return figures[words] ?? words
  return `${figures[tens] ?? '1'}${figures[ones] ?? '0'}`
}

const gramsOfJin = 500
/** '一斤半猪肉' is a half more; '2斤半成品' is of what is half done. */
const jinAndHalf = /(\d+)(公?)斤半(?![成熟干乾生脱脫甜])/gu

/** A Chinese line with its days, places, amounts and counters apart from what they tell of. */
export function setApart(text: string, lexicon: Lexicon): string {
  if (!lexicon.days.has('今天') || !han.test(text)) return text
  const { figured, named, counted, besideDay } = patternsOf(lexicon)
  return text
    .replaceAll(/半斤/gu, ` ${gramsOfJin / 2}克 `)
    .replaceAll(figured, (words) => inFigures(words))
    .replaceAll(jinAndHalf, (_, count: string, isMetric: string) => {
      const each = isMetric ? 2 * gramsOfJin : gramsOfJin
      return ` ${Number(count) * each + each / 2}克 `
    })
    .replaceAll(/(\d+)斤/gu, (_, count: string) => ` ${Number(count) * gramsOfJin}克 `)
    .replaceAll(/(?:\d{4}年)?\d{1,2}月\d{1,2}[日号號]?|20\d\d年\d{1,2}月(?!\d)/gu, ' $& ')
    .replaceAll(
      /(\d+)(天|日|周|週|星期|个星期|个月|個月)(后|後|内|之内|之后|前的|前|之前|以前)/gu,
      ' $1 $2 $3 ',
    )
    .replaceAll(named, ' $& ')
    .replaceAll(besideDay, ' $& ')
    .replaceAll(counted, ' $& ')
    .replaceAll(/(\p{Script=Han})([x×*]?\d)/gu, (whole, letter: string, number: string) =>
      letter === '年' || letter === '月' ? whole : `${letter} ${number}`,
    )
}

interface Patterns {
  figured: RegExp
  named: RegExp
  counted: RegExp
  /** What tells of a day beside it; elsewhere it is a part of a name: '超市买的牛奶'. */
  besideDay: RegExp
}

const patterns = new WeakMap<Lexicon, Patterns>()

function patternsOf(lexicon: Lexicon): Patterns {
  const known = patterns.get(lexicon)
  if (known) return known
  const counters = [...lexicon.counters.keys()].filter((word) => han.test(word)).join('|')
  const { days, weekdays, vague, places, until, madeBehind, expired } = lexicon
  const oneOf = (...lists: Phrases<unknown>[]) =>
    lists
      .flatMap((phrases) => [...phrases.keys()])
      .filter((word) => han.test(word) && word.length > 1)
      .toSorted((a, b) => b.length - a.length)
      .join('|')
  const day = `(?:${oneOf(days, weekdays)}|\\d+月\\d+[日号號]?|\\d[天日周週]|(?<=\\d \\p{L}+ )(?:[后後内前]|[之以][后後前]))`
  const made = {
    figured: new RegExp(
      `(?:[二三四五六七八九]?十[一二三四五六七八九]?|[一两兩二三四五六七八九])(?=${counters}|公?斤|(?:天|周|週|个?星期|个月|個月)(?:之?[后後内]))`,
      'gu',
    ),
    named: new RegExp(oneOf(days, weekdays, vague, places, until), 'gu'),
    besideDay: new RegExp(
      `(?<=${day} *)(?:${oneOf(madeBehind, expired)})|(?:${oneOf(expired)})(?= *(?:${day}|\\d))`,
      'gu',
    ),
    counted: new RegExp(`\\d+(?:克|毫升|公升|升|公斤|千克|${counters})`, 'gu'),
  }
  patterns.set(lexicon, made)
  return made
}
