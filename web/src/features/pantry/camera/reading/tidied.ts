import type { GreyBitmap } from './grey-bitmap.ts'
import { byMeans } from './means.ts'

/** How far around a pixel its light is looked for, as a share of the bitmap's shorter side. */
const surroundings = 1 / 12
const leastReach = 12
const white = 255
/** What is less bright than this share of its surroundings is print, for certain. */
const printShare = 0.45
/** How far a picture is softened, as a share of its longer side, so that points of ink run together to lines. */
const softness = 1 / 160

/** Evens out shadows: print becomes dark and paper white, whatever the light. */
export function withoutShadows(bitmap: GreyBitmap): GreyBitmap {
  const reach = Math.max(leastReach, Math.round(Math.min(bitmap.width, bitmap.height) * surroundings))
  return byMeans(
    bitmap,
    reach,
    (value, around) => (white * (value / Math.max(1, around) - printShare)) / (1 - printShare),
  )
}

/** A little blurred: a printer's points become strokes. */
export const softened = (bitmap: GreyBitmap): GreyBitmap =>
  byMeans(
    bitmap,
    Math.max(1, Math.round(Math.max(bitmap.width, bitmap.height) * softness)),
    (_value, around) => around,
  )
