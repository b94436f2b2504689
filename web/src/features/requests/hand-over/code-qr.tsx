import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { QrCode } from '#ui/qr-code.tsx'
import { codeText } from './code-text.ts'
import classes from './hand-over.module.css'
import { scanWords } from './scan-words.ts'

interface CodeQrProps {
  request: FoodRequest
  code: string
}

/** The taker's four digits for the giver's camera. */
export const CodeQr = ({ request: { id, foodName }, code }: CodeQrProps) => (
  <div className={classes.qr}>
    <QrCode text={codeText(id, code)} label={scanWords.qr(foodName)} />
  </div>
)
