import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useToldFailure } from '#lib/api/use-told-failure.ts'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import classes from './name-list.module.css'

/** What is in a list by a name that somebody typed. */
interface Named {
  id: string
  name: string
}

interface Removal {
  /** What the button says, and what it says to those who hear it alone. */
  word: string
  label: (name: string) => string
  remove: (named: Named) => Promise<unknown>
  onRemoved: (named: Named) => void
  /** What else can be done about it, before that button. */
  more?: (named: Named) => ReactNode
}

/** Names, each with a button that takes it off the list. */
export function NameList({ names, ...removal }: { names: readonly Named[] } & Removal) {
  return (
    <ul className={classes.list}>
      {names.map((named) => (
        <NameRow key={named.id} named={named} {...removal} />
      ))}
    </ul>
  )
}

function NameRow({ named, word, label, remove, onRemoved, more }: { named: Named } & Removal) {
  const removing = useMutation({
    ...useToldFailure(),
    mutationFn: () => remove(named),
    onSuccess: () => onRemoved(named),
  })
  return (
    <li data-item={named.id}>
      <bdi>{named.name}</bdi>
      <div className={classes.buttons}>
        {more?.(named)}
        <SteadyButton
          id={cardId(named.id)}
          variant="default"
          loading={removing.isPending}
          aria-label={label(named.name)}
          onClick={() => removing.mutate()}
        >
          {word}
        </SteadyButton>
      </div>
    </li>
  )
}
