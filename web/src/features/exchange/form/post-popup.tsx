import type { Author } from '@shelfmate/contract/exchange/exchange'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { RefObject } from 'react'
import { FormPopup } from '#lib/forms/form-popup.tsx'
import * as words from './exchange-form-words.ts'
import { PostForm } from './post-form.tsx'
import { type PostForm as Opening, postForms } from './post-form-state.ts'

const widthPx = 520

interface PostPopupProps {
  form: Opening
  today: CalendarDate
  viewer: Author
  /** The viewer's dorm, filled in where a dorm is asked for; undefined until it is known. */
  homeDorm: string | undefined
  /** Takes the focus when what opened the popup has gone meanwhile. */
  fallback: RefObject<HTMLElement | null>
}

/** The popup to add and to edit. */
export function PostPopup({ form, fallback, ...props }: PostPopupProps) {
  const { post, id, place } = form
  const add = place ? words.addOneOf(place) : words.addNewPost
  return (
    <FormPopup
      title={post ? words.editPost : add}
      widthPx={widthPx}
      onClose={postForms.cancel}
      ids={[id]}
      fallback={fallback}
    >
      <PostForm key={id} form={form} {...props} />
    </FormPopup>
  )
}
