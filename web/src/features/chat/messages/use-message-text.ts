import type { Message } from '@shelfmate/contract/chat/chat'
import { useState } from 'react'
import { keepDraft, keepEdit, readDraft, readEdit, takenBack } from '../composer/chat-drafts.ts'

// A name of its own: the compiler takes `takenBack.use()` for no hook.
const useTakenBack = takenBack.use

interface MessageText {
  text: string
  write: (text: string) => void
}

/** What stands in the field: the draft of this chat, or of the message that is being edited. The chat's waits. */
export function useMessageText(
  userId: string,
  chatId: string,
  editing: Message | undefined,
  isHanding: boolean,
): MessageText {
  // The compiler would remember a draft that is gone.
  'use no memo'
  const [draft, setDraft] = useState(() => readDraft(userId, chatId))
  const [isHandedElsewhere, setHandedElsewhere] = useState(isHanding)
  if (isHandedElsewhere && !isHanding) {
    // By the composer of before, which was left meanwhile.
    setHandedElsewhere(false)
    setDraft(readDraft(userId, chatId))
  }
  const taken = useTakenBack()
  const [takenBefore, setTakenBefore] = useState(taken)
  if (taken !== takenBefore) {
    setTakenBefore(taken)
    setDraft(readDraft(userId, chatId))
  }
  const [edit, setEdit] = useState<{ id: string; text: string }>()
  if (editing?.id !== edit?.id)
    setEdit(editing && { id: editing.id, text: readEdit(userId, editing) || editing.text })
  if (editing) {
    const { id } = editing
    return {
      text: edit?.id === id ? edit.text : editing.text,
      write: (text) => {
        setEdit({ id, text })
        keepEdit(userId, editing, text)
      },
    }
  }
  return {
    text: draft,
    write: (text) => {
      setDraft(text)
      keepDraft(userId, chatId, text)
    },
  }
}
