import { isBlank } from '@shelfmate/contract/api/blank'
import { limits } from '@shelfmate/contract/api/limits'
import type { Author, Post } from '@shelfmate/contract/exchange/exchange'
import type { KeyboardEvent } from 'react'
import { isComposing } from '#lib/composing.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { excess } from '../exchange-words.ts'
import { fieldId, keepDraft, useDraft } from './comment-drafts.ts'
import { postComment } from './comments.mutations.ts'
import * as words from './comments-words.ts'
import classes from './post-comments.module.css'

interface CommentFormProps {
  post: Post
  viewer: Author
}

/** Writes a comment. Enter posts it, for most are one line; Shift and Enter break the line. */
export function CommentForm({ post, viewer }: CommentFormProps) {
  const draft = useDraft(post.id)
  const { text, failure } = draft
  const tooMuch = excess(text, limits.commentLength)
  const send = () => {
    if (tooMuch === undefined) void postComment(post, viewer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
        document.getElementById(fieldId(post.id))?.focus()
      }}
    >
      <FailureAlert error={failure} said={words.commentNotPosted} />
      <div className={classes.write}>
        <textarea
          id={fieldId(post.id)}
          className={classes.text}
          rows={1}
          aria-label={words.commentOn(post.foodName)}
          placeholder={words.writeAComment}
          enterKeyHint="send"
          aria-invalid={tooMuch !== undefined || undefined}
          value={text}
          onChange={({ currentTarget }) => keepDraft(post.id, { ...draft, text: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <SteadyButton type="submit" variant="light" disabled={isBlank(text) || tooMuch !== undefined}>
          {words.post}
        </SteadyButton>
      </div>
      <p className={classes.tooMuch} role="status">
        {tooMuch}
      </p>
    </form>
  )
}
