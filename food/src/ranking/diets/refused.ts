/** Tells what a preference text refuses from what it likes. */
import { diets, refusals } from './diets.ts'

const exceptingOf = (menos: string) =>
  `(?:(?<!\\p{L})(?:except(?: for)?|excluding|apart from|other than|besides|sauf|hormis|au(?:ß|ss)er|excepto|salvo|${menos}|tranne|eccetto|exceto|kecuali|oprócz|behalve|кроме|trừ|إلا)(?!\\p{L})|ยกเว้น)`
/** A 'menos' excepts from 'todo' and in what is refused; elsewhere it is a 'less': 'más o menos vegano', 'menos sal'. */
const excepting = exceptingOf('(?<=(?:todo|tudo) )menos')
const excepts = new RegExp(`^${exceptingOf('menos')}`, 'u')
const exception = new RegExp(`${exceptingOf('menos')}.*`, 'u')
/** The same before what is refused, where the verb stands last. */
const exceptionBefore = /^.*(?:hariç|dışında|को छोड़कर|के अलावा|빼고|제외하고|以外の?)\s*/u

const negating = [
  'neither|weder|hasse|haat|odio|odeio|d[ée]test[eo]|[ée]vit[eo]|nunca(?! (?:(?:d[eo]ixo|dejo|digo|enjoo|falta|fallan?|rechazo|recuso)|(?:[mts]e) (?:aburr\\p{L}+|cans\\p{L}+|fart\\p{L}+|hart\\p{L}+))(?!\\p{L}))(?: (?:como|bebo|qui?ero|(?:he|hei) \\p{L}+|puedo comer|posso comer))?',
  "jamais(?: d(?:[eu]|es)|(?= d[’']))|ne (?!(?:crain|di|lasse|loupe|manque|rate|refuse)s? )\\p{L}+ (?:plus|jamais|ni)(?: d(?:[eu]|es))?",
  'ni(?= [^.,;]{1,40} ni )',
  'no(?: (?:como|me gustan?|puedo comer|quiero))?|not|without|avoid(?:ing)?|never|hates?|dislikes?|skip|minus|nothing(?= )(?! but )',
  "(?:isn|aren)[’']?t(?= (?:allowed|ok|okay|permitted|(?:good )?for (?:me|us))(?!\\p{L})|[^\\S\\n]*(?:[.,;!\\n]|$))",
  '(?:everything|anything|all) but',
  "(?:do not|don[’']?t|cannot|can[’']?t|can not|doesn[’']?t|won[’']?t)(?: (?:eat|like|want|take|have|do|stand|consume))?|cut(?:ting)? (?:out|down on)|giv(?:e|en|ing) up|stay away from|stopped eating",
  "sans|pas d(?:[eu]|es)|n[’']aime pas|libre de|sin|senza|non(?: (?:mangio|mi piac\\p{L}+))?|sem|n[ãa]o(?: (?:como|gosto d[eao]s?))?",
  '(?<= ou )pas(?=\\s*(?:[.,;!\\n]|$))',
  'ohne|keine?n?|nicht|nie(?: (?:jem|jadam|lubi[ęe]|mogę jeść))?|bez|zonder|geen|niet(?: van)?',
  '(?:saya )?(?:tidak|tak)(?: (?:boleh|bisa|makan|suka|mau))*|tanpa|tiada|bebas|jangan',
  'без|не (?:ем|люблю)|không(?: (?:ăn|thích|uống))*|بدون|بلا|و?لا (?:آكل|أحب|احب|أتناول)',
].join('|')
/** What refuses the food behind it. */
export const negator = new RegExp(
  `(?:${excepting}|(?<!\\p{L})(?:${negating})(?!\\p{L}))[- ]?|(?:不|无|無|没有|讨厌|討厭|怕|忌口?)(?:能|可以|太|要|爱|愛|喜欢|喜歡)*吃?|ไม่(?:ชอบ?(?:กิน|ทาน)|กิน|ทาน|เอา|ใส่|ชอบ|ได้)`,
  'gu',
)
/** Behind what is refused, in languages that say the verb last. */
const refusedBefore = new RegExp(
  `([\\p{L}\\p{M} ]+?)(?:[はをが]|も(?=食))?[은는을를]?\\s*(?:${[
    '(?<!\\p{L})(?:yok|yeme[mz]|yiyemem|yemiyor|istemem|sevme[mz]|sevmiyor)\\p{L}*',
    '(?:पसंद )?नहीं\\p{L}*',
    '(?:안|못) ?(?:먹|드[시셔세])\\p{L}*|먹지 ?(?:않|못)\\p{L}*|(?:안 ?좋아|좋아하지 ?않|싫어?)\\p{L}*|빼고(?!.*[안못] ?먹)|없이',
    '抜き|なし|食べ(?:ない|ません|られ(?:ない|ません))|嫌い|苦手|好き(?:では|じゃ)(?:ない|ありません)',
    // 'Meat is forbidden except chicken' allows the chicken.
    `(?:is|are) (?:strictly )?(?:forbidden|prohibited|banned|haram|off[- ]limits|(?:a )?no[- ]go)(?!\\p{L})(?: (?<!nothing [\\p{L} -]{1,40})${exceptingOf('menos')})?`,
    '(?:makes?|made) (?:me|us) (?:feel )?(?:sick|ill|unwell|nauseous)(?!\\p{L})',
    'பிடிக்காது|சாப்பிட(?:வே)? ?மாட்டேன்|வேண்டாம்|இல்லாமல்',
  ].join('|')})`,
  'gu',
)
const free = /([\p{L}]+)(?:[- ]free|[- ]?frei)\b/gu

const listBreak = /[,，、]/u
const textBreak = /[.;!?\n()。；！,，、]/u
const sentenceEnd = String.raw`[.;!?\n()。；！]|\b(?:please|because)\b|\b(?:likes?|loves?|prefers?)\s*[:–-]`
const clauseEnd = new RegExp(String.raw`${sentenceEnd}|(?<=\S)\s[–-]\s`, 'u')
const listEnd = new RegExp(sentenceEnd, 'u')
/** 'No: eggs, milk', 'avoid eating these - eggs, milk': a list to its end. */
const listBegins =
  /^(?:\s*(?:a|any|are|big|eat(?:ing)?|fan|following|foods?|go(?:e?s)?|include|into|keen|of|on|the|these|things?|those|to)(?!\p{L}))*\s*[:–-]\s/u
/** 'Not allowed: eggs, milk', where no food stands before it. */
const allowedBegins = /^\s*(?:ok|okay|allowed|permitted)\s*[:–-]\s/u
/** Behind a 'not' of what stands before it: 'meat is not ok', 'pork is not allowed in my religion', 'fish is not for me'. */
const refusedBehind =
  /^\s*(?:(?:ok|okay|allowed|permitted|go|good(?= for))(?!\p{L})\s*)?(?:(?:any ?more|at all|either|for (?:me|us)|here|in (?:islam|judaism|(?:my|our) \p{L}+)|with (?:me|us))(?!\p{L})\s*)*$/u
const orWords = /,?\s*(?:(?<!\p{L})(?:or|nor|oder|noch|ou|atau|lub|ani|или|hoặc|أو)(?!\p{L})|或|หรือ)/u
/** A comma ends a list behind its 'or', but for one before another 'or'. */
const commaBehindOr = new RegExp(`(?!${orWords.source})${listBreak.source}`, 'u')
const andEnd = /(?<=[&+]|(?<!\p{L})(?:and|so|und|et|y|e|en|dan|i|и|và|ve|और|و)(?!\p{L})|(?<!\p{L})و(?=ال))/u
/** Whether more foods stand before the last: 'egg and nut'. */
export const goesOnInOne = (part: string): boolean => part.split(andEnd).length > 1
const orEnd = new RegExp(`(?:${orWords.source}|(?<!\\p{L})o)\\s*$`, 'u')
const between =
  /[,，、/&+]|(?<=\s)[–-](?=\s)|(?<!\p{L})(?:or|and|nor|und|oder|noch|et|ou|y|e|o|ni|dan|atau|i|lub|ani|en|и|или|và|hoặc|ve|veya|और|या|أو)(?!\p{L})|(?<!\p{L})و(?=ال)|或|和|และ|หรือ/u
/** A Dutch 'or', which an English 'of' is not. */
const dutchOr = /(?<=(?<!\p{L})(?:geen|zonder|niet)(?!\p{L})[^.,;]*) of /gu

const fillers =
  /(?<!\p{L})(?:any|the|an?|to|eat|eating|too|very|so|much|many|lots?|none|food|foods|dish(?:es)?|products?|stuff|things?|all|of|like|really|allowed|ok|okay)(?!\p{L})/gu
/** Who eats it, and articles: nothing of a food's name. */
const opening =
  /^(?:(?:i|ich|esse|mag|je|ik|eet|la|les?|las|los|el|gli|il|lo|os|as|der|die|das|den|de|het|ben|biz|मैं|हम|मुझे|나는|저는|난|전|நான்|எனக்கு)\s+|l[’']|[私僕俺]は|กิน|ทาน)+/u

const termOf = (words: string) =>
  words
    .replace(exception, '')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ :–-]+/u, '')
    .trim()
    .replace(opening, '')
    .replace(/ (?:is|are)$/u, '')

/** The foods of a list, as the refused terms are written. */
export const termsIn = (list: string): string[] => list.split(between).map(termOf)

/** What stands before a place in a text, back to the last end. */
const clauseBefore = (text: string, at: number) => text.slice(0, at).split(textBreak).at(-1) ?? ''
/** Whether a clause refuses something: 'no fish'. */
export const isRefusing = (clause: string) => clause.search(negator) >= 0
/** Whether words name a way of eating: 'halal', 'I am vegan'. */
export const namesDiet = (words: string): boolean => diets.some((diet) => diet.words.test(words))

const liking =
  /(?<!\p{L})(?:(?:eat|enjoy|like|love|prefer|want)s?|instead|mainly|more|mostly|only|(?:is|are) (?:all right|allowed|fine|good|great|ok|okay|welcome)|(?:fine|ok|okay)(?: with|\s*$))(?!\p{L})/u

/** Whether words say what is liked: 'fish is fine'. */
export const isLiking = (words: string): boolean => liking.test(words)

/** What is said of a food in the midst of a list of others: 'avoid: pork, fish is fine, beef'. */
const aside =
  /(?<!\p{L})(?:(?:is|are) (?:all right|allowed|fine|good|great|ok|okay|welcome)|(?:fine|ok|okay)\s*$)(?!\p{L})/u

const asWell = /(?<!\p{L})(?:also|as well|too)\s*$/u

/** The words behind a negator that it refuses, and those among them that it does not. */
interface Span {
  readonly all: string
  readonly refused: string
  readonly asides: string
}

/** Whether a part is nothing but food that people refuse. */
export const isRefusable = (part: string): boolean =>
  !liking.test(part) && !isRefusing(part) && refusals.some((rule) => rule.words.test(part.trim()))

/** 'Fish isn't allowed, chicken is'. */
const saysItIs = /(?<!\p{L})(?:is|are)\s*$/u

/** Whether a part behind a comma goes on with a list: every food of it is one that people refuse. */
const goesOn = (part: string): boolean =>
  !namesDiet(part) &&
  !liking.test(part) &&
  !saysItIs.test(part) &&
  termsIn(part.slice(1)).every((term) => !term.includes(' ') && isRefusable(term))

/**
 * The words behind a negator that it refuses: 'no pork, beef or fish' and 'no pork, beef' are one list; in 'no pork, spicy'
 * the comma ends it, and before a diet always.
 */
function spanOf(rest: string, before: string): Span {
  const begins = termOf(before) === '' && allowedBegins.test(rest) ? allowedBegins : listBegins
  const begin = begins.exec(rest)?.[0] ?? ''
  const ends = begin === '' ? clauseEnd : listEnd
  const clause = begin + (rest.slice(begin.length).split(ends)[0] ?? '')
  const parts = clause.split(begin === '' ? /(?=[,，、])/u : /(?=[,，、]|(?<=\p{L})\s[–-]\s)/u)
  const isAside = (part: string, n: number): boolean =>
    n > 0 && begin !== '' && (aside.test(part) || (asWell.test(part) && isAside(parts[n - 1] ?? '', n - 1)))
  const end = parts.findIndex(
    (part, n) =>
      n > 0 &&
      (namesDiet(part) || (begin !== '' && liking.test(part) && !(isAside(part, n) && isInList(parts, n)))),
  )
  const listed = end < 0 ? parts : parts.slice(0, end)
  const list = listed.join('')
  if (begin !== '') {
    const asides = listed.filter(isAside).join('')
    return { all: list, refused: listed.filter((part, n) => !isAside(part, n)).join(''), asides }
  }
  const or = orWords.exec(list)
  const last = or ? or.index + or[0].length : 0
  const first = list.slice(0, last) + (list.slice(last).split(or ? commaBehindOr : listBreak)[0] ?? '')
  const isList = termsIn(first).every(isRefusable)
  const all = isList ? first + goingOn(list.slice(first.length)) : first
  return { all, refused: all, asides: '' }
}

/** Whether more of a list stands behind a part. */
const isInList = (parts: readonly string[], at: number): boolean =>
  parts.slice(at + 1).some((part) => !liking.test(part) && !namesDiet(part))

/** The parts that a list goes on with: of ', eggs or fish, noodles' the eggs and the fish. */
function goingOn(rest: string): string {
  const parts = rest.split(/(?=[,，、])/u)
  const end = parts.findIndex((part) => !goesOn(part))
  return rest === '' ? '' : parts.slice(0, end < 0 ? parts.length : end).join('')
}

/** What is refused of the words before a refusal: of 'vegetarian and fish' or 'I like meat and fish' behind which a 'no' stands, the fish. */
export function refusedOf(said: string): string {
  const parts = said.split(andEnd)
  const at = parts.findLastIndex((part) => namesDiet(part) || liking.test(part))
  const named = parts.slice(at + 1).join('')
  return termOf(named) === '' ? said : named
}

const listForbidden =
  /(?:[^.,;:!?\n]+,)+[^.,;:!?\n]+? (?:aren[’']?t(?= (?:allowed|ok|okay|permitted)(?!\p{L}))|are(?= (?:not (?:allowed|ok|okay|permitted)|(?:strictly )?(?:banned|forbidden|haram|off[- ]limits|prohibited))(?!\p{L})))/gu

/** 'Pork and beef and fish are forbidden' for 'pork, beef and fish are forbidden': behind its comma alone a list is refused. */
const inOneClause = (list: string): string => {
  const parts = list.split(',')
  const at = parts.slice(0, -1).findLastIndex((part) => !isRefusable(part))
  return [...parts.slice(0, at + 1), parts.slice(at + 1).join(' and ')].join(',')
}

/** Splits a text in clauses into what is refused and what is left to like. */
export function refusedAndLiked(text: string): { refused: string[]; liked: string } {
  const refused: string[] = []
  const refuse = (_whole: string, said: string) => {
    const food = refusedOf(said)
    refused.push(termOf(food.replace(exceptionBefore, '')))
    return `${said.slice(0, said.length - food.length)} ; `
  }
  let liked = text
    .replace(dutchOr, ' or ')
    .replace(listForbidden, inOneClause)
    .replace(free, refuse)
    .replace(refusedBefore, refuse)
  for (const match of [...liked.matchAll(negator)].reverse()) {
    const rest = liked.slice(match.index + match[0].length)
    // 'no-cook' and 'no cooking' speak of the kitchen, not of a food.
    if (rest.startsWith('cook')) continue
    const before = clauseBefore(liked, match.index)
    // 'No meat except fish' refuses no fish: what is excepted from a refusal is allowed.
    if (excepts.test(match[0]) && isRefusing(before)) continue
    const span = spanOf(rest, before)
    // 'Fish no', 'fish I don't eat': what is refused stands before it.
    const isBehind = refusedBehind.test(span.all) && !isRefusing(before)
    const food = isBehind ? refusedOf(before) : span.refused
    // 'Meat or not' says nothing.
    if (!isBehind || !orEnd.test(food)) refused.push(...termsIn(food))
    const start = isBehind ? match.index - food.length : match.index
    liked = `${liked.slice(0, start)} ; ${span.asides} ; ${rest.slice(span.all.length)}`
  }
  return { refused: refused.filter((term) => term !== ''), liked }
}
