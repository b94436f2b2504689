import { barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

const codeDigits = 12
const oddWeight = 3

/** A product's number, different for each n. */
export function nthCode(n: number): string {
  const digits = `4${String(n).padStart(codeDigits - 1, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? oddWeight : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** What products are called for a user. */
export async function namesOf(app: TestApp, as: TestUser, ...codes: string[]) {
  const { body } = await app.call(barcodesCalls.readNames, { as, input: { body: { codes } } })
  return body.names
}

/** A user says what they call a product. */
export const call = (app: TestApp, as: TestUser, code: string, name: string) =>
  app.call(barcodesCalls.learnNames, { as, input: { body: { names: [{ code, name }] } } })
