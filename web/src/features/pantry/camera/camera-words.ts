import { counted } from '@shelfmate/contract/text/counted'

const name = (of: string) => (of === '' ? 'the new product' : of)

export const cameraWords = {
  open: 'Scan with the camera',
  title: 'Scan',
  modes: 'What to read',
  mode: { barcode: 'Barcodes', date: 'A date', receipt: 'A receipt', model: 'With AI' },
  hint: {
    barcode: 'Hold packs in front of the camera, one after another.',
    date: (of: string | undefined) =>
      of === undefined
        ? 'Hold the date close to the camera, then press “Read the date”.'
        : `Hold the date on ${name(of)} close to the camera, then press “Read the date”.`,
    receipt: 'Bring the whole receipt into view, then press “Read the receipt”.',
    model: 'A photo of a receipt or of your shopping is sent to the AI that your campus uses. It isn’t kept.',
  },
  asking: 'Waiting for your camera…',
  refused:
    'The camera isn’t allowed here. Allow it in your browser’s settings for this site, or continue without it: choose a picture, or type the barcode number.',
  none: 'There’s no camera here. Choose a picture, or type the barcode number.',
  private: 'Pictures are read on this device and stay on it.',
  take: { date: 'Read the date', receipt: 'Read the receipt', model: 'Send the photo' },
  file: { own: 'Choose a picture', sent: 'Send a picture' },
  torch: { on: 'Light on', off: 'Light off' },
  number: 'Barcode number',
  addNumber: 'Add number',
  numberWrong: 'That isn’t a valid barcode number. Please check the digits.',
  tools: 'Loading the reader',
  reading: 'Reading…',
  toolsMissing: 'The reader could not be loaded. It needs a connection the first time.',
  noBarcode: 'No barcode was found in that picture. Try one taken from closer up, or type its number.',
  noDate: 'No date was found. Move closer and try again, or type it in the next step.',
  noText: 'No food was found in that picture. Move closer and try again in better light.',
  modelFailed: 'The AI can’t read it right now. Try “A receipt”, which reads on this device.',
  modelSource: 'a photo read by AI',
  unreadable: 'That file could not be read as a picture.',
  seen: (count: number, last: string) => `${counted(count, 'product')} scanned. ${last}`,
  list: 'Scanned so far',
  nameOf: (code: string) => `Name of ${code === '' ? 'the item with this date' : code}`,
  newName: 'What is it?',
  from: {
    mine: 'your name for it',
    campus: 'its name on this campus',
    products: 'from a product list',
  },
  dates: (of: string) => `Which date is on ${name(of)}?`,
  fewer: (of: string) => `One less of ${name(of)}`,
  more: (of: string) => `One more of ${name(of)}`,
  done: (count: number) => `Check ${counted(count, 'item')}`,
  source: 'the camera',
  receiptSource: 'a picture of a receipt',
} as const

export const rememberBarcode = (names: string) => `Remember the barcode of ${names}`
export const barcodeNotRemembered = (names: string) => `The barcode of ${names} could not be remembered.`
