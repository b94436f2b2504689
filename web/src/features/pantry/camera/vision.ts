import type { campusCalls } from '@shelfmate/contract/campus/campus'
import type { entryCalls } from '@shelfmate/contract/entry/entry'
import { useEffect, useState } from 'react'
import { addressOf, sendTo } from '#lib/api/api-client.ts'
import { errorFromAnswer } from '#lib/api/api-error.ts'

const readCampus = 'GET /campus' as const
const imagePath: (typeof entryCalls)['readPicture']['path'] = '/entry/picture'
/** A model takes half a minute at most; weak Wi-Fi needs some more. */
const patienceMs = 60_000
const quality = 0.86

/** Whether the campus has a model that reads photos, which are sent to it once somebody presses for that. */
export function useVision(): boolean {
  const [hasVision, setVision] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const { signal } = left
      const campus = await sendTo<(typeof campusCalls)['read']>(readCampus, {}, { signal })
      setVision(campus.hasVision)
    }
    // Without a connection there is nothing to send a photo over either.
    ask().catch(() => undefined)
    return () => left.abort()
  }, [])
  return hasVision
}

/** The foods of a photo as the campus's model reads them, a line each. Throws where it does not, and where nobody waits any more. */
export async function readByModel(bitmap: ImageData, left: AbortSignal): Promise<string> {
  const form = new FormData()
  form.set('file', await jpegOf(bitmap), 'photo')
  const signal = AbortSignal.any([left, AbortSignal.timeout(patienceMs)])
  const response = await fetch(addressOf(imagePath), { method: 'POST', body: form, signal })
  // A proxy's page is no JSON: the answer's status says enough then.
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || answer === undefined) throw errorFromAnswer(response.status, answer, response.headers)
  // The server validates what it sends against the contract's schema.
  const { lines } = answer as { lines: string[] }
  return lines.join('\n')
}

function jpegOf(bitmap: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.putImageData(bitmap, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
