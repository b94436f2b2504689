/** Allergies in Thai, Arabic and Devanagari, of which the guard knows the names of foods and little else: read where every word is known. */
import { named } from '../allergies/list-parts.ts'

const script = /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}]/u
const thai = /^[\p{Script=Thai}]+$/u
/** A word of any other script is not read here. */
const letters =
  /^[\p{Script=Latin}\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{N}\p{Extended_Pictographic} \n]*$/u
const latin = /^[a-z0-9]+$/

/** Words that say that something is not eaten, by whom and how badly. */
const fillers: ReadonlySet<string> = new Set(
  `แพ้ อาหาร ไม่ กิน ได้ ทาน รับประทาน ห้าม ฉัน ผม ดิฉัน หนู และ กับ หรือ เป็น มาก รุนแรง อาการ มี ภูมิแพ้ หลีกเลี่ยง ทุก ชนิด ครับ ค่ะ คะ โรค ที่ ของ งด การ เนื้อ ใส่ ชอบ แล้ว คัน เอา ดื่ม เลย นะ ผื่น ขึ้น ผื่นขึ้น ท้องเสีย ปวดท้อง อย่า ขอ ไม่มี ปราศจาก ไม่ได้ ทุกชนิด อย่างรุนแรง ได้เลย หมอ ห้าม เด็ดขาด นิดเดียว ก็ จะ อาเจียน บวม เรา หลีก เลี่ยง ด้วย
  حساسية حساسيه بحساسية الحساسية لدي عندي من ضد تجاه لا آكل أكل اكل أستطيع استطيع يمكنني أتناول اتناول تناول أنا انا مصاب أعاني اعاني و أو او ممنوع بدون شديدة جدا كل جميع أنواع انواع منتجات طعام أتحسس اتحسس مع في ما أقدر اقدر آكل باكل بآكل غير خالي خالية خال أحب احب أتحمل اتحمل تجنب أتجنب اتجنب لدى عند حساسيه شديد مزمنة تسبب يسبب لي طفح حكة مغص إسهال أكره اكره يضرني تضرني يؤذيني بدي مش بقدر ماكول مو يناسبني أشرب اشرب شرب هي هو كما أيضا ايضا
  मुझे से को है हैं एलर्जी ऐलर्जी एलर्जि नहीं नही खा खाता खाती सकता सकती खाना मैं और या तथा की का के बिना परहेज सभी बहुत गंभीर मत हूँ हूं मना हजम होता होती होते नहीं चलता चलती बंद पसंद डालना देना दें सूट करता करती खुजली पेट खराब उल्टी हो जाती जाता मुझको कुछ भी वाला वाली वाले चीज चीजें कोई`
    .split(/\s+/)
    .map((word) => word.normalize('NFKD').normalize('NFC')),
)

/** What Arabic writes in one with the word after it: 'the', 'and the', 'with the'. */
const articles = ['وال', 'بال', 'لل', 'ال', 'و', 'ب']
const longestName = 4

/** The names in a folded clause of such a script; undefined when a word of it is not known, or none is a name. */
export function scriptNames(plain: string): readonly string[] | undefined {
  if (!script.test(plain) || !letters.test(plain)) return undefined
  const words = plain.split(/[ \n]/)
  const names: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at)
    const inside = found ? [] : readWord(words[at] ?? '')
    if (!inside) return undefined
    names.push(...(found ? [found.name] : inside))
    at += found?.count ?? 1
  }
  return names.length > 0 ? names : undefined
}

function nameAt(words: readonly string[], at: number): { name: string; count: number } | undefined {
  for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
    const own = words.slice(at, at + count).join(' ')
    const name = bareForms(own).find((form) => !fillers.has(form) && named(form))
    if (name !== undefined) return { name, count }
  }
  return undefined
}

const bareForms = (word: string): string[] => [
  word,
  ...articles.filter((article) => word.startsWith(article)).map((article) => word.slice(article.length)),
]

/** The names in one word that is no name as a whole: none in a word that says nothing, undefined in one that nobody knows. */
function readWord(word: string): string[] | undefined {
  if (fillers.has(word)) return []
  if (latin.test(word)) return [word]
  return thai.test(word) ? readRun(word) : undefined
}

/** No Thai name and no filler is longer. */
const longestInRun = 24

/** Thai parts no words: the longest name or filler is taken, again and again. */
function readRun(run: string): string[] | undefined {
  const names: string[] = []
  for (let at = 0; at < run.length; ) {
    let end = Math.min(run.length, at + longestInRun)
    while (end > at && !fillers.has(run.slice(at, end)) && !named(run.slice(at, end))) end--
    if (end === at) return undefined
    const word = run.slice(at, end)
    if (!fillers.has(word)) names.push(word)
    at = end
  }
  return names
}
