import type { ScannedProduct } from '@shelfmate/contract/barcodes/scanned-product'
import { readPackDates } from '@shelfmate/contract/entry/packs/pack-dates'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { describeError } from '#lib/api/errors.ts'
import { currentSession } from '#lib/api/session.ts'
import { bitmapOf, frameOf, sides } from '#lib/camera/bitmaps.ts'
import { scannedProduct } from '#lib/camera/reading/code-kinds.ts'
import { signalScanned } from '#lib/camera/signals.ts'
import { useLiveCodes } from '#lib/camera/use-live-codes.ts'
import { newId } from '#lib/new-id.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import { foodsIn } from '../review/pasted/read-pasted.ts'
import { keepFound, openReview } from '../review/review-state.ts'
import { nameOfBarcode } from './barcode-names.ts'
import { cameraWords } from './camera-words.ts'
import { openReaders, type Readers } from './device/readers.ts'
import {
  changedKeys,
  nameRows,
  rowsOf,
  type Scanned,
  Sightings,
  withChange,
  withCode,
  withDate,
  withName,
  withReadings,
} from './scanned.ts'
import { readByModel } from './vision.ts'

/** model: a photo is sent to the campus's model; everything else is read on the device. */
export type ScanMode = 'barcode' | 'date' | 'receipt' | 'model'

export interface Scan {
  items: readonly Scanned[]
  mode: ScanMode
  setMode: (mode: ScanMode) => void
  isReading: boolean
  /** The share of the reader's tools that has come, while they come. */
  toolsShare: number | undefined
  addCode: (code: string) => void
  change: (key: string, change: Partial<Scanned>) => void
  /** Reads what the camera sees now. */
  takePicture: () => void
  readFile: (file: File) => void
}

interface ScanOptions {
  video: RefObject<HTMLVideoElement | null>
  isLive: boolean
  today: CalendarDate
  /** The viewer's own. */
  places: readonly string[]
  /** Food of a receipt is in the table now. */
  onReviewed: () => void
}

/** What the camera, pictures and typed numbers have brought so far. */
export function useScan({ video, isLive, today, places, onReviewed }: ScanOptions): Scan {
  const [items, setItems] = useItems()
  const [mode, setMode] = useState<ScanMode>('barcode')
  const [isReading, setReading] = useState(false)
  const { readers, toolsShare } = useReaders()
  const untilLeft = useUntilLeft()
  const add = (product: ScannedProduct) => addPack(product, setItems, untilLeft())
  usePacks(video, readers.barcodes, {
    isOn: isLive && mode === 'barcode' && !isReading,
    onPack: add,
    onDate: (product) => setItems((before) => withDate(before, product, newId())),
  })

  const review = (text: string, source: string) => {
    if (reviews(foodsIn(text, today, places), source)) onReviewed()
  }
  const read = async (bitmap: ImageData, left: AbortSignal) => {
    if (mode === 'barcode') {
      const codes = await readers.barcodes(bitmap)
      if (left.aborted) return
      if (codes.length === 0) notifyError(cameraWords.noBarcode)
      for (const code of codes) add(scannedProduct(code))
      return
    }
    const text = await (mode === 'model' ? readByModel(bitmap, left) : readers.text({ bitmap, of: mode }))
    if (left.aborted) return
    if (mode !== 'date')
      return review(text, mode === 'model' ? cameraWords.modelSource : cameraWords.receiptSource)
    const dates = readPackDates(text, { today, languages: navigator.languages })
    // Others may have come before the camera while it was read.
    const of = items[0]?.key
    if (dates.length > 0) return setItems((before) => withReadings(before, dates, { of, key: newId() }))
    return notifyError(cameraWords.noDate)
  }
  const take = async (bitmap: Promise<ImageData | undefined>) => {
    const left = untilLeft()
    setReading(true)
    try {
      const taken = await bitmap
      if (taken && !left.aborted)
        await read(taken, left).catch((error: unknown) => {
          if (!left.aborted) sayFailed(mode, error)
        })
    } catch {
      if (!left.aborted) notifyError(cameraWords.unreadable)
    } finally {
      setReading(false)
    }
  }
  return {
    items,
    mode,
    setMode,
    isReading,
    toolsShare,
    addCode: (code) => add({ code }),
    change: (key, change) => setItems((before) => withChange(before, key, change)),
    takePicture: () => void take(pictureOf(video.current)),
    readFile: (file) => void take(bitmapOf(file, mode === 'barcode' ? sides.codes : sides.print)),
  }
}

const pictureOf = async (video: HTMLVideoElement | null) => (video ? frameOf(video, sides.print) : undefined)

/** Opens the table of what was read; returns whether there was any food to review. */
function reviews(rows: ReturnType<typeof foodsIn>, source: string): boolean {
  if (rows.length === 0) notifyError(cameraWords.noText)
  else openReview(rows, source)
  return rows.length > 0
}

function sayFailed(mode: ScanMode, error: unknown) {
  if (mode !== 'model') return notifyError(cameraWords.toolsMissing)
  return notifyError(cameraWords.modelFailed, { requestId: describeError(error).requestId })
}

/** Adds a pack to what was scanned, and asks what it is called. */
function addPack(
  product: ScannedProduct,
  setItems: Dispatch<SetStateAction<readonly Scanned[]>>,
  left: AbortSignal,
): void {
  signalScanned()
  setItems((before) => withCode(before, product, newId()))
  void findName(product.code, setItems, left)
}

/** Names what was scanned, or its row where the camera's screen was closed before the name came. */
async function findName(
  code: string,
  setItems: Dispatch<SetStateAction<readonly Scanned[]>>,
  left: AbortSignal,
): Promise<void> {
  const userId = currentSession()?.id
  const known = await nameOfBarcode(code)
  if (!known || currentSession()?.id !== userId) return
  if (left.aborted) nameRows(code, known)
  else setItems((before) => withName(before, code, known))
}

/** What was scanned. The review holds it from then on: the page may be left, or dropped by a phone, before the popup is closed. */
function useItems() {
  const [items, setItems] = useState<readonly Scanned[]>([])
  const kept = useRef(items)
  // Before anything can be pressed that opens the table.
  useLayoutEffect(() => {
    const changed = changedKeys(kept.current, items)
    kept.current = items
    if (changed.size > 0) keepFound(rowsOf(items), changed, cameraWords.source)
  }, [items])
  return [items, setItems] as const
}

/** A signal for what begins now: the camera's screen was closed meanwhile. */
function useUntilLeft(): () => AbortSignal {
  const life = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    life.current = own
    return () => own.abort()
  }, [])
  return () => life.current.signal
}

function useReaders() {
  const [toolsShare, setToolsShare] = useState<number>()
  const [readers] = useState(() => openReaders(setToolsShare))
  useEffect(() => () => readers.close(), [readers])
  return { readers, toolsShare }
}

interface PacksOptions {
  isOn: boolean
  onPack: (product: ScannedProduct) => void
  /** The date of a pack that was told of before. */
  onDate: (product: ScannedProduct) => void
}

/** Tells of each pack that comes before the camera, once for each time that it does, and of the date that its code tells. */
function usePacks(
  video: ScanOptions['video'],
  read: Readers['barcodes'],
  { isOn, onPack, onDate }: PacksOptions,
): void {
  const [sightings] = useState(() => new Sightings())
  useLiveCodes(video, {
    read,
    isOn,
    onSeen: (codes) => {
      for (const product of codes.map(scannedProduct)) {
        const seen = sightings.see(product, performance.now())
        if (seen === 'pack') onPack(product)
        else if (seen === 'date') onDate(product)
      }
    },
    onFailed: () => notifyError(cameraWords.toolsMissing),
  })
}
