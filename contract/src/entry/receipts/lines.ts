import { currency, figures } from './amounts.ts'
import { type Bought, boughtInColumns, takeBought } from './details.ts'
import { cleanName, isUnit, takePack, takeSize, withoutCodes } from './names.ts'
import { isNamed, kindOf, type LineKind } from './noise.ts'

/** What one line of a receipt says. */
export interface ReceiptLine {
  kind: LineKind
  /** Empty of a line that tells amounts alone. */
  name: string
  /** The line's words as they were printed. */
  printed: string
  size: string
  pack: number | undefined
  /** The bare number that it begins with: a count, or the line's own number. */
  number: number | undefined
  bought: Bought | undefined
  /** What the line costs, as it is written; undefined where nothing is. */
  price: string | undefined
  /** All amounts at its end. */
  columns: readonly string[]
  /** Whether a currency stands among these. */
  hasCurrency: boolean
  isNegative: boolean
}

const amount = new RegExp(
  String.raw`^[-−(*]*${currency}?[-−]?(${figures})${currency}?([-−)*※軽]*)([A-Z]{0,2})$`,
  'iu',
)
const flag = new RegExp(
  String.raw`^(?:[A-Z]{1,2}|MRJ|%\d{2}|\d{1,2}(?:[.,]\d)?%|[*=x×@]|à|/?kg|UN|UD|AD|TX|[Ee]ach|EACH|${currency}|${currency}/kg)$`,
  'u',
)
const anyCurrency = new RegExp(currency, 'u')
const endsInFigure = /\d$|^fl$/i
const withCents = /[.,]\d{2}$/

interface Tail {
  rest: string
  columns: string[]
  hasCurrency: boolean
  isNegative: boolean
}

/** The amounts at the end of a line, without taxes' marks and currencies. */
function takeTail(text: string): Tail {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const columns: string[] = []
  let isNegative = false
  let end = words.length
  for (; end > 0; end--) {
    const word = words[end - 1] ?? ''
    const [, sum, closing, mark] = amount.exec(word) ?? []
    const isMarked = mark !== undefined && mark !== ''
    if (sum !== undefined && (!isMarked || (withCents.test(sum) && !isUnit(mark)))) {
      if (columns.length === 0)
        isNegative = /^[-−(]/.test(word) || /[-−]/.test(closing ?? '') || words[end - 2] === '-'
      columns.unshift(sum)
    } else if (
      (!flag.test(word) && word !== '-') ||
      ((isUnit(word) || /^(?:ct|pk)$/i.test(word)) && endsInFigure.test(words[end - 2] ?? ''))
    )
      break
  }
  // '1,29 1': the last is the tax.
  if (columns.length > 1 && /^\d$/.test(columns.at(-1) ?? '') && withCents.test(columns.at(-2) ?? ''))
    columns.pop()
  const hasCurrency = anyCurrency.test(words.slice(end).join(' '))
  return { rest: words.slice(0, end).join(' '), columns, hasCurrency, isNegative }
}

const prefixes =
  /^(?:(\d{1,2})\s*[xX×]\s+|\((\d{1,2})\)|(\d{1,2})\s+(?:EA\s+)?(?=\p{L})(?![Dd][Oo][Zz])(?!(?:oz|lbs?|gal|pt|qt|fl|pints?)\b))/u

/** 'Cola (zzgl. 0,25 € Pfand)': what is paid back is no part of a name. */
const deposit =
  /\(?(?<!\p{L})(?:zzgl|inkl|incl|plus|excl)\.?\s[^()]*(?:pfand|deposit|statiegeld|consigne)\b[^()]*\)?/iu

/** What the bag weighs is no price. */
const tare = /\btare\s+\d+[.,]\d+\s?(?:kg|lb)s?\b/i

/** 'Qty: 2', '2 x', by itself. */
const countAlone =
  /^\s*(?:(?=\d{1,2}\s*[x×]\s*$)|qty|quantity|menge|anzahl|aantal|qte|quantite|quantité|cantidad|cant|quantita|quantità|quantidade|qtde?|数量)[.:\s]*(\d{1,2})\s*[x×]?\s*$/i

const mostBehind = 60

/** 'Huevos grandes 12   2,65', 'Lait 1L  4  5,16 €' */
function countBehind(columns: readonly string[]): Bought | undefined {
  const behind = columns.slice(0, -1).filter((figure) => /^\d{1,2}$/.test(figure))
  const pieces = Number(behind[0])
  return behind.length === 1 && pieces > 0 && pieces <= mostBehind ? { pieces } : undefined
}

const marks = /^[\s#*•>+-]+/

/** Reads one line. */
export function readLine(line: string): ReceiptLine {
  const [, alone] = countAlone.exec(line) ?? []
  const weighed = alone === undefined ? line.replace(tare, ' ').replace(deposit, ' ') : ''
  const taken = alone === undefined ? takeBought(weighed) : { bought: { pieces: Number(alone) }, rest: '' }
  const text = (taken?.rest ?? weighed).replaceAll(/\s*\/\s*(?:kg|lb)\b/gi, ' ')
  const tail = takeTail(text)
  const prefix = prefixes.exec(tail.rest.replace(marks, ''))
  const count = prefix?.[1] ?? prefix?.[2] ?? prefix?.[3]
  const counted = taken?.bought ?? boughtInColumns(tail.columns, count) ?? countBehind(tail.columns)
  const price = tail.columns.at(-1)
  const printed = tail.rest.trim()
  const body = prefix ? printed.replace(marks, '').slice(prefix[0].length) : printed
  const sized = takeSize(withoutCodes(body))
  const packed = takePack(sized.rest)
  const bought = counted ?? (count !== undefined && count !== '0' ? { pieces: Number(count) } : undefined)
  return {
    kind: kindOf(text, { hasSize: sized.size !== '', rest: packed.rest }),
    name: isNamed(packed.rest) ? cleanName(packed.rest) : '',
    number: prefix?.[3] === undefined ? undefined : Number(prefix[3]),
    printed,
    size: sized.size,
    pack: packed.pieces,
    bought,
    price,
    columns: tail.columns,
    hasCurrency: tail.hasCurrency,
    isNegative: tail.isNegative,
  }
}
