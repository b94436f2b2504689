import { Button } from '@mantine/core'
import { contentOfDraft, type RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { ownFaults } from '@shelfmate/contract/recipe-book/own-faults'
import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import { useId, useState } from 'react'
import { newId } from '#lib/new-id.ts'
import { saveAll } from '../own.mutations.ts'
import { draftFacts, keepCount, ownTexts } from '../own-words.ts'
import classes from './import.module.css'
import * as words from './import-words.ts'

interface Row {
  draft: RecipeDraft
  recipe: OwnRecipe
  /** Why it can't be saved as it is. */
  fault: string | undefined
}

interface ReviewListProps {
  drafts: readonly RecipeDraft[]
  onDone: () => void
}

/** The recipes of a file or page: what is ticked is kept. */
export function ReviewList({ drafts, onDone }: ReviewListProps) {
  const listId = useId()
  const [rows] = useState(() => drafts.map(rowOf))
  const [left, setLeft] = useState<ReadonlySet<Row>>(new Set())
  const kept = rows.filter((row) => row.fault === undefined && !left.has(row))
  const tick = (row: Row, isTicked: boolean) => {
    const others = new Set(left)
    if (isTicked) others.delete(row)
    else others.add(row)
    setLeft(others)
  }
  return (
    <div className={classes.ways}>
      <p className={classes.note}>{ownTexts.checked}</p>
      <ul className={classes.rows}>
        {rows.map((row, index) => (
          <li key={index}>
            <label className={classes.row}>
              <input
                type="checkbox"
                checked={kept.includes(row)}
                disabled={row.fault !== undefined}
                aria-describedby={`${listId}-${index}`}
                onChange={({ currentTarget }) => tick(row, currentTarget.checked)}
              />
              {row.draft.title}
            </label>
            <p id={`${listId}-${index}`} className={classes.note}>
              {row.fault ?? draftFacts(row.draft.ingredients.length, row.draft.steps.length)}
            </p>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button
          data-autofocus
          disabled={kept.length === 0}
          onClick={() => {
            onDone()
            saveAll(kept.map(({ recipe }) => recipe))
          }}
        >
          {keepCount(kept.length)}
        </Button>
        <Button variant="default" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

function rowOf(draft: RecipeDraft): Row {
  const recipe = { id: newId(), recipe: contentOfDraft(draft), address: draft.address }
  const [fault] = Object.values(ownFaults(recipe.recipe))
  return { draft, recipe, fault }
}
