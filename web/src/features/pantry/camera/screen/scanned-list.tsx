import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { formatDay } from '#lib/dates.ts'
import { cameraWords } from '../camera-words.ts'
import type { Scanned } from '../scanned.ts'
import classes from './camera.module.css'

type Change = (key: string, change: Partial<Scanned>) => void

interface ScannedListProps {
  items: readonly Scanned[]
  onChange: Change
}

/** What was scanned so far, the latest first. */
export function ScannedList({ items, onChange }: ScannedListProps) {
  const [latest] = items
  const count = items.reduce((total, { quantity }) => total + quantity, 0)
  return (
    <>
      <VisuallyHidden role="status">
        {latest ? cameraWords.seen(count, latest.name === '' ? latest.code : latest.name) : ''}
      </VisuallyHidden>
      {latest && (
        <ul className={classes.list} aria-label={cameraWords.list}>
          {items.map((item) => (
            <ScannedRow key={item.key} item={item} onChange={onChange} />
          ))}
        </ul>
      )}
    </>
  )
}

function ScannedRow({ item, onChange }: { item: Scanned; onChange: Change }) {
  const { key, code, name, from, quantity, readings, date } = item
  const said = name === '' ? code : name
  return (
    <li className={classes.item}>
      <div className={classes.named}>
        <input
          className={classes.name}
          aria-label={cameraWords.nameOf(code)}
          placeholder={cameraWords.newName}
          maxLength={limits.foodNameLength}
          value={name}
          onChange={({ currentTarget }) => onChange(key, { name: currentTarget.value, from: undefined })}
        />
        <span className={classes.note}>
          {code}
          {from && ` · ${cameraWords.from[from]}`}
        </span>
      </div>
      <div className={classes.count}>
        <ActionIcon
          variant="light"
          aria-label={cameraWords.fewer(said)}
          data-fewer
          onClick={({ currentTarget }) => {
            if (quantity === 1) focusBeside(currentTarget)
            onChange(key, { quantity: quantity - 1 })
          }}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
        <span>{quantity}</span>
        <ActionIcon
          variant="light"
          aria-label={cameraWords.more(said)}
          disabled={quantity >= limits.quantityMax}
          onClick={() => onChange(key, { quantity: quantity + 1 })}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      </div>
      {readings.length > 0 && (
        <fieldset className={classes.dates}>
          <legend className={classes.note}>{cameraWords.dates(said)}</legend>
          {readings.map((reading) => (
            <Button
              key={reading}
              radius="xl"
              variant={reading === date ? 'filled' : 'light'}
              aria-pressed={reading === date}
              onClick={() => onChange(key, { date: reading === date ? undefined : reading })}
            >
              {formatDay(reading)}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  )
}

/** With its last piece a row goes, and the button that was pressed: the same one beside it gets its focus, or else what is read next. */
function focusBeside(pressed: HTMLElement): void {
  if (document.activeElement !== pressed) return
  const row = pressed.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside
    ? beside.querySelector<HTMLElement>('[data-fewer]')
    : pressed.closest('dialog')?.querySelector<HTMLElement>('input:checked')
  next?.focus()
}
