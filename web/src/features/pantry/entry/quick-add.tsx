import { VisuallyHidden } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconBolt } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { lazyOnRender, lazyPart } from '#lib/lazy/lazy-part.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import { pressOnce } from '#ui/press-once.ts'
import type { EntryPreviewProps } from './entry-preview.tsx'
import * as words from './entry-words.ts'
import classes from './quick-add.module.css'
import { useLine } from './use-line.ts'

interface QuickAddProps {
  today: CalendarDate
  /** Becomes true when nothing more urgent is being loaded. */
  isIdle: boolean
}

/** The reader with its words comes when there is time, or somebody types. */
const preview = lazyPart<EntryPreviewProps>(async () => (await import('./entry-preview.tsx')).EntryPreview)

const AddMany = lazyOnRender(async () => (await import('../review/add-many.tsx')).AddMany)

const missing = words.quickAddNotLoaded
const example = words.quickAddExample

/** One line that adds many foods; what it reads is shown below it while one types. */
export function QuickAdd({ today, isIdle }: QuickAddProps) {
  const input = useRef<HTMLInputElement>(null)
  const { text, type, pressed, press, clear } = useLine(input)
  const [id, listId] = [useId(), useId()]
  // Names are offered where nothing is typed once somebody presses for them; they stay, so that no next press goes astray.
  const [isAsked, setAsked] = useState(false)
  useLoadedWhen(isIdle || isAsked || text !== '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    press()
    preview.load().catch(() => notifyError(missing))
  }
  return (
    <div className={classes.quick}>
      <form className={classes.form} onSubmit={save} noValidate>
        <div className={classes.line}>
          <IconBolt size={20} aria-hidden />
          <input
            ref={input}
            role="combobox"
            data-shortcut="n /"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={listId}
            aria-label={words.quickAdd}
            aria-describedby={id}
            placeholder={example}
            value={text}
            maxLength={limits.entryLength}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onClick={() => setAsked(true)}
            onKeyDown={(event) => {
              pressOnce(event)
              if (event.key === 'Escape' && text !== '') clear()
              if (event.key === 'ArrowDown') setAsked(true)
            }}
          />
        </div>
        <VisuallyHidden id={id}>{words.quickAddHint}</VisuallyHidden>
        {(isAsked || text.trim() !== '') && (
          <Preview line={{ input, listId, text, today, onType: type }} pressed={pressed} onDone={clear} />
        )}
      </form>
      <AddMany input={input} today={today} />
    </div>
  )
}

function useLoadedWhen(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) preview.load().catch(() => undefined)
  }, [isNeeded])
}

function Preview(props: EntryPreviewProps) {
  return preview.useDraw()?.(props)
}
