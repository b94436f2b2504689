import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { noContent } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { foodName } from '../pantry/pantry.ts'
import { isBarcode } from './barcode.ts'

const code = z.string().check(z.refine(isBarcode, { error: 'This is not the number of a product.' }))

/** Whose name it is (D44), the first that has one: what I called it, what the campus does, what a product-data server does. */
const barcodeName = z.strictObject({ name: z.string(), from: z.enum(['mine', 'campus', 'products']) })
export type BarcodeName = z.infer<typeof barcodeName>

const atOnce = [z.minLength(1), z.maxLength(limits.itemsPerBatch)] as const

export const barcodesCalls = {
  readNames: defineCall('POST', '/barcodes/names', {
    body: z.strictObject({ codes: z.array(code).check(...atOnce) }),
    answer: z.strictObject({ names: z.array(z.nullable(barcodeName)) }),
  }),
  learnNames: defineCall('PUT', '/barcodes/names', {
    body: z.strictObject({ names: z.array(z.strictObject({ code, name: foodName })).check(...atOnce) }),
    ...noContent,
  }),
} as const
