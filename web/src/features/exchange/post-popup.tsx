import type { Author } from '@shelfmate/contract/exchange'
import type { CalendarDate } from '@shelfmate/contract/expiry'
import { type RefObject, useEffect } from 'react'
import { Popup } from '#ui/popup.tsx'
import { focusCard, isFocusLost } from '#ui/use-focus-return.ts'
import { PostForm } from './post-form.tsx'
import { closeForm, type FormOpening } from './post-form-state.ts'

const widthPx = 520

export interface PostPopupProps {
  form: FormOpening
  today: CalendarDate
  viewer: Author
  /** The viewer's dorm, filled in where a dorm is asked for; undefined until it is known. */
  homeDorm: string | undefined
  /** Takes the focus when what opened the popup has gone meanwhile. */
  fallback: RefObject<HTMLElement | null>
}

/** The popup to add and to edit. */
export function PostPopup({ form, fallback, ...props }: PostPopupProps) {
  return (
    <Popup title={form.post ? 'Edit Post' : 'Add New Post'} opened onClose={closeForm} width={widthPx}>
      <PostForm key={`${form.id} ${form.refusal === undefined}`} form={form} {...props} />
      <FocusAfterwards postId={form.id} fallback={fallback} />
    </Popup>
  )
}

/** Who came from the pantry left the button that opened the popup there. */
function FocusAfterwards({ postId, fallback }: { postId: string; fallback: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (isFocusLost() && !focusCard(postId)) fallback.current?.focus()
    },
    [postId, fallback],
  )
  return null
}
