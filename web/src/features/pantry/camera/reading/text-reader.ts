import type { TessApi, TessCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { bmpOf, type GreyBitmap, greyOf, inverted } from './grey-bitmap.ts'
import { scaledTo } from './scaled.ts'
import { softened, withoutShadows } from './tidied.ts'

/** What a bitmap is of. */
type TextKind = 'date' | 'receipt'

/** How Tesseract takes a page: one block of lines, one column of lines of any size, or words wherever they stand. */
const segmentation = { column: '4', block: '6', sparse: '11' }
const lstmAlone = 1
const upright = 1
const language = 'eng'
/** Less of a tilt, in radians, is no matter. */
const leastTilt = 0.005
const mostTilt = 0.5

/** One way to look at a bitmap. */
interface Look {
  /** Longest side in px. */
  side: number
  mode: string
  prepare: (bitmap: GreyBitmap) => GreyBitmap
}

const receiptLook: Look = { side: 1800, mode: segmentation.column, prepare: withoutShadows }
/** In this order: the first are right for most packs, the others for points of ink, white print, and print among drawings. */
const dateLooks: readonly Look[] = [
  { side: 1100, mode: segmentation.block, prepare: withoutShadows },
  { side: 560, mode: segmentation.block, prepare: (bitmap) => withoutShadows(softened(bitmap)) },
  { side: 1100, mode: segmentation.sparse, prepare: withoutShadows },
  { side: 800, mode: segmentation.block, prepare: (bitmap) => withoutShadows(inverted(bitmap)) },
]
/** Looks that are taken whatever the first says: what two of them agree on is likelier. */
const atLeast = 2

interface Rgba {
  width: number
  height: number
  data: ArrayLike<number>
}

/** Reads print out of bitmaps, all on this device. */
export class TextReader {
  readonly #core: TessCore
  readonly #api: TessApi

  /** `data`: what Tesseract learned of a language, unpacked. */
  constructor(core: TessCore, data: Uint8Array) {
    this.#core = core
    core.FS.writeFile(`${language}.traineddata`, data)
    this.#api = new core.TessBaseAPI()
    if (this.#api.Init(null, language, lstmAlone) !== 0) throw new Error('the reader of text did not start')
  }

  /** The text of a bitmap. Of a date it looks several times, and says all that it saw; `isEnough` ends that early. */
  read(bitmap: Rgba, kind: TextKind, isEnough: (text: string) => boolean): string {
    const grey = greyOf(bitmap)
    if (kind === 'receipt') return this.#look(grey, receiptLook)
    const texts: string[] = []
    for (const look of dateLooks) {
      if (texts.length >= atLeast && isEnough(texts.join('\n'))) break
      texts.push(this.#look(grey, look))
    }
    return texts.join('\n')
  }

  #look(bitmap: GreyBitmap, { side, mode, prepare }: Look): string {
    this.#core.FS.writeFile('/input', bmpOf(prepare(scaledTo(bitmap, side))))
    this.#api.SetVariable('tessedit_pageseg_mode', mode)
    this.#api.SetImageFile(upright, 0)
    this.#api.FindLines()
    const tilt = this.#api.GetGradient()
    if (Math.abs(tilt) > leastTilt && Math.abs(tilt) < mostTilt) this.#api.SetImageFile(upright, tilt)
    this.#api.Recognize(null)
    const text = this.#api.GetUTF8Text()
    this.#core.FS.unlink('/input')
    return text
  }
}
