import type { ImagePurpose } from '@shelfmate/contract/api/images'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'
import { uploadImage } from './upload-image.ts'

/** An image that somebody chose, on its way to the server. */
export interface ChosenImage {
  /** The id it is, or will be, stored under. */
  id: string
  file: Blob
  /** A local address that shows it before it is uploaded. */
  previewUrl: string
  /** Share of it that has been sent. */
  progress: number
  /** `sending` includes making it small before and the server's work after. */
  state: 'sending' | 'stored' | 'failed'
  error?: unknown
}

export interface ImageUpload {
  image: ChosenImage | undefined
  /** Takes an image in place of any before, and starts to send it. */
  choose: (file: Blob) => void
  /** Sends one that failed again. */
  retry: () => void
  /** Forgets the image; an upload under way ends. */
  clear: () => void
  /**
   * Resolves when nothing is under way: with the stored id, or undefined when there is none or it failed. What is under way
   * goes on when its screen is left, should that be asked for.
   */
  settled: (goesOn?: boolean) => Promise<string | undefined>
  /** Why it failed, also once its screen is left. */
  failure: () => unknown
}

/** The id of the image once the server has it. */
export const storedId = ({ image }: ImageUpload) => (image?.state === 'stored' ? image.id : undefined)

interface Sending {
  abort: AbortController
  previewUrl: string
  goesOn?: boolean
  failure?: unknown
  done: Promise<string | undefined>
}

/** Uploads at once what is chosen, so that it is there when the form is saved. */
export function useImageUpload(purpose: ImagePurpose): ImageUpload {
  const [image, setImage] = useState<ChosenImage>()
  const current = useRef<Sending>(undefined)
  useEffect(
    () => () => {
      if (!current.current?.goesOn) forget(current)
    },
    [],
  )

  const send = ({ id, file, previewUrl }: Pick<ChosenImage, 'id' | 'file' | 'previewUrl'>) => {
    const abort = new AbortController()
    const update = (change: Partial<ChosenImage>) => {
      // An image that was replaced meanwhile is nobody's any more.
      if (!abort.signal.aborted) setImage((now) => (now?.id === id ? { ...now, ...change } : now))
    }
    const upload = async () => {
      try {
        await uploadImage(file, {
          purpose,
          id,
          signal: abort.signal,
          onProgress: (progress) => update({ progress }),
        })
        update({ state: 'stored', progress: 1 })
        return id
      } catch (error) {
        sending.failure = error
        update({ state: 'failed', error })
        return undefined
      }
    }
    setImage({ id, file, previewUrl, progress: 0, state: 'sending' })
    const sending: Sending = { abort, previewUrl, done: upload() }
    current.current = sending
  }

  return {
    image,
    choose: (file) => {
      forget(current)
      send({ id: newId(), file, previewUrl: URL.createObjectURL(file) })
    },
    // The same id: should the first attempt have arrived after all, it is answered.
    retry: () => image && send(image),
    clear: () => {
      forget(current)
      setImage(undefined)
    },
    settled: async (goesOn = false) => {
      const sending = current.current
      if (!sending) return undefined
      sending.goesOn = goesOn
      const id = await sending.done
      sending.goesOn = false
      return id
    },
    failure: () => current.current?.failure,
  }
}

/** Ends what is under way, and lets go of the image. */
function forget(sending: RefObject<Sending | undefined>): void {
  if (!sending.current) return
  sending.current.abort.abort()
  URL.revokeObjectURL(sending.current.previewUrl)
  sending.current = undefined
}
