import { Button, VisuallyHidden } from '@mantine/core'
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRootClass } from '#ui/layers/use-root-class.ts'
import { useOwnPlaces } from '../place/place-choices.ts'
import { addBatch } from './add-batch.ts'
import type { ChosenDate } from './chosen-date.ts'
import classes from './entry-preview.module.css'
import { EntryPreviewRow } from './entry-preview-row.tsx'
import * as words from './entry-preview-words.ts'
import { nothingChosen, type PreviewRow, previewRows, readLine, toBatchRow, troubleOf } from './entry-rows.ts'
import { LineNames, type TypedLine } from './names/line-names.tsx'
import { useSuggestedDates } from './use-suggested-dates.ts'

export interface EntryPreviewProps {
  line: TypedLine
  /** How often Enter was pressed since the line was changed. */
  pressed: number
  onDone: () => void
}

/** What a line says, food by food, below the names that it offers. Enter in the line, or the button, adds them all or says what is missing. */
export function EntryPreview({ line, pressed, onDone }: EntryPreviewProps) {
  const { text, today } = line
  const [choices, setChoices] = useState(nothingChosen)
  const isBlank = text.trim() === ''
  // What was saved has its date: the next line begins without.
  if (isBlank && choices !== nothingChosen) setChoices(nothingChosen)
  const choose = ({ key, expiryDate }: PreviewRow, chosen: ChosenDate | undefined) =>
    setChoices((before) => ({ ...before, [key]: chosen && { chosen, typedBefore: expiryDate } }))
  const list = useRef<HTMLUListElement>(null)
  const places = useOwnPlaces()
  const settled = useDeferredValue(text)
  // What is saved has to be seen: a row that lacks something takes the focus.
  const read = readLine(pressed > 0 ? text : settled, today, places)
  const { suggestions, isAsking } = useSuggestedDates(read, pressed > 0)
  const rows = previewRows(read, today, { choices, suggestions })
  const trouble = troubleOf(rows, pressed > 1)
  // Enter right after the last letter comes before the date that would be suggested.
  const isWaiting = isAsking && trouble?.isUndated === true
  const isSaid = pressed > 0 && !isWaiting && trouble !== undefined
  useRootClass(classes.reading, !isBlank)
  const save = () => {
    if (trouble) {
      const row = rows.findIndex(({ key }) => key === trouble.key)
      if (!trouble.isSettledByEnter) list.current?.children[row]?.querySelector('button')?.focus()
    } else if (rows.length > 0) {
      addBatch(rows.map(toBatchRow))
      onDone()
    }
  }
  useOncePressed(save, { pressed, isWaiting, list })
  return (
    <div className={classes.offer}>
      {isSaid && <Problem>{trouble.message}</Problem>}
      <LineNames line={line} places={places} there={read.map(({ name }) => name)} />
      {!isBlank && (
        <div className={classes.preview}>
          <ul ref={list} className={classes.rows} aria-label={words.whatWillBeAdded}>
            {rows.map((row) => (
              <EntryPreviewRow
                key={row.key}
                row={row}
                isWrong={isSaid && row.key === trouble.key}
                today={today}
                onChoose={(chosen) => choose(row, chosen)}
              />
            ))}
          </ul>
          <Foot rows={rows} />
        </div>
      )}
    </div>
  )
}

/** Saves after each press, once what it waits for is there; unless somebody has gone to a date field meanwhile, and is choosing there. */
function useOncePressed(
  save: () => void,
  { pressed, isWaiting, list }: { pressed: number; isWaiting: boolean; list: RefObject<HTMLElement | null> },
): void {
  const waited = useRef(0)
  const goOn = useEffectEvent((press: number, waits: boolean) => {
    if (waits) waited.current = press
    else if (waited.current !== press || !list.current?.querySelector('input:focus')) save()
  })
  useEffect(() => {
    if (pressed > 0) goOn(pressed, isWaiting)
  }, [pressed, isWaiting])
}

function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className={classes.problem}>
      {children}
    </p>
  )
}

/** Says how much was read, and adds it. */
function Foot({ rows }: { rows: readonly PreviewRow[] }) {
  const undated = rows.filter(({ chosen }) => !chosen).length
  return (
    <div className={classes.foot}>
      <VisuallyHidden role="status">{words.read(rows.length, undated)}</VisuallyHidden>
      <Button type="submit">{words.add(rows.length)}</Button>
    </div>
  )
}
