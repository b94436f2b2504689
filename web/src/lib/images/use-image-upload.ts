import type { ImagePurpose } from '@shelfmate/contract/api/images'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'
import { uploadImage } from './images.ts'

/** A picture that somebody chose, on its way to the server. */
export interface ChosenPicture {
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
  picture: ChosenPicture | undefined
  /** Takes a picture in place of any before, and starts to send it. */
  choose: (file: Blob) => void
  /** Sends one that failed again. */
  retry: () => void
  /** Forgets the picture; an upload under way ends. */
  clear: () => void
  /** Resolves when nothing is under way: with the stored id, or undefined when there is none or it failed. */
  settled: () => Promise<string | undefined>
}

interface Sending {
  abort: AbortController
  done: Promise<string | undefined>
}

/** Uploads at once what is chosen, so that it is there when the form is saved. */
export function useImageUpload(purpose: ImagePurpose): ImageUpload {
  const [picture, setPicture] = useState<ChosenPicture>()
  const current = useRef<Sending>(undefined)
  const url = useRef<string>(undefined)
  useEffect(() => () => forget(current, url), [])

  const send = (id: string, file: Blob) => {
    const abort = new AbortController()
    const update = (change: Partial<ChosenPicture>) => {
      // A picture that was replaced meanwhile is nobody's any more.
      if (!abort.signal.aborted) setPicture((now) => (now?.id === id ? { ...now, ...change } : now))
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
        update({ state: 'failed', error })
        return undefined
      }
    }
    current.current = { abort, done: upload() }
  }

  return {
    picture,
    choose: (file) => {
      forget(current, url)
      url.current = URL.createObjectURL(file)
      const id = newId()
      setPicture({ id, file, previewUrl: url.current, progress: 0, state: 'sending' })
      send(id, file)
    },
    retry: () => {
      if (!picture) return
      setPicture({ ...picture, progress: 0, state: 'sending', error: undefined })
      // The same id: should the first attempt have arrived after all, it is answered.
      send(picture.id, picture.file)
    },
    clear: () => {
      forget(current, url)
      setPicture(undefined)
    },
    settled: async () => current.current?.done,
  }
}

/** Ends what is under way, and lets go of the picture. */
function forget(sending: RefObject<Sending | undefined>, url: RefObject<string | undefined>): void {
  sending.current?.abort.abort()
  sending.current = undefined
  if (url.current !== undefined) URL.revokeObjectURL(url.current)
  url.current = undefined
}
