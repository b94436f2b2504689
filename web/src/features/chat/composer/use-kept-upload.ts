import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { keptValueQuery } from '#lib/device/kept-value.ts'
import { type ImageUpload, useImageUpload } from '#lib/images/use-image-upload.ts'
import { useIsHanding } from './handing.ts'

/** The pictures that are chosen in chats and not sent, by chat. */
const chosenQuery = keptValueQuery<Readonly<Record<string, Blob>>>(['chat', 'chosen'])

/** The upload of a chat's picture. Like the words beside it, the picture is there again when the chat or the page has been left. */
export function useKeptUpload(chatId: string): ImageUpload {
  const upload = useImageUpload('chat')
  const kept = useQuery(chosenQuery).data?.[chatId]
  const isHanding = useIsHanding(chatId)
  const resume = useEffectEvent((file: Blob) => {
    if (!upload.image) upload.choose(file)
  })
  useEffect(() => {
    // What is handed over goes on without its screen.
    if (kept && !isHanding) resume(kept)
  }, [kept, isHanding])
  return {
    ...upload,
    choose: (file) => {
      keep(chatId, file)
      upload.choose(file)
    },
    clear: () => {
      keep(chatId)
      upload.clear()
    },
  }
}

const keep = (chatId: string, file?: Blob): void =>
  void queryClient.setQueryData(chosenQuery.queryKey, (kept = {}) => {
    const others = Object.entries(kept).filter(([other]) => other !== chatId)
    return Object.fromEntries(file ? [...others, [chatId, file]] : others)
  })
