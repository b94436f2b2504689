import type { Image, ImagePurpose, imagesCalls } from '@shelfmate/contract/api/images'
import { limits } from '@shelfmate/contract/api/limits'
import { addressOf } from '../api/api-client.ts'
import { ApiError, errorFromAnswer } from '../api/api-error.ts'
import { newId } from '../new-id.ts'
import { shrinkImage } from './shrink-image.ts'

const path: (typeof imagesCalls)['upload']['path'] = '/images'

interface UploadOptions {
  purpose: ImagePurpose
  /** The image's id; the same id again answers the first result. */
  id?: string
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Without any progress for so long the connection is as good as gone. */
const silenceMs = 30_000

/** Makes an image small and uploads it. Throws ApiError; an upload that the caller aborted throws the signal's reason. */
export async function uploadImage(
  file: Blob,
  { purpose, id = newId(), onProgress, signal }: UploadOptions,
): Promise<Image> {
  // The server would say the same, after the whole file has been sent.
  if (file.type !== '' && !file.type.startsWith('image/')) throw new ApiError('IMAGE_INVALID', 0)
  const shrunk = await shrinkImage(file)
  if (shrunk.size > limits.imageBytes) throw new ApiError('IMAGE_TOO_LARGE', 0)
  const form = new FormData()
  form.set('id', id)
  form.set('purpose', purpose)
  form.set('file', shrunk, 'picture')
  signal?.throwIfAborted()
  return sendForm(form, onProgress, signal)
}

/** By XMLHttpRequest: `fetch` does not tell how far an upload is. */
function sendForm(
  form: FormData,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<Image> {
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, silenceMs)
  }
  return new Promise<Image>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      heard()
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const { status, response } = request
      // The server validates what it sends against the contract's schema.
      if (status < 300 && response !== null) resolve(response as Image)
      else reject(errorFromAnswer(status, response, { get: (name) => request.getResponseHeader(name) }))
    })
    request.addEventListener('error', () => reject(new ApiError('OFFLINE', 0)))
    request.addEventListener('abort', () =>
      reject(signal?.aborted ? signal.reason : new ApiError('TIMEOUT', 0)),
    )
    signal?.addEventListener('abort', abort)
    request.open('POST', addressOf(path))
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    heard()
    request.send(form)
  }).finally(() => {
    clearTimeout(silence)
    signal?.removeEventListener('abort', abort)
  })
}
