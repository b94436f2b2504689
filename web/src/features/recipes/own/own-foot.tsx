import { Button } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { tellNotLoaded } from '#lib/forms/offer-reload.ts'
import classes from './own.module.css'
import { removeOwn } from './own.mutations.ts'
import * as words from './own-words.ts'
import { hostOf } from './own-words.ts'

/** What can be done with a recipe that one wrote, and the page that it comes from. */
export function OwnFoot({ recipe }: { recipe: SuggestedRecipe }) {
  const { title, address } = recipe
  const edit = () => {
    import('./own-edit.ts').then(({ openEditForm }) => openEditForm(recipe)).catch(tellNotLoaded)
  }
  return (
    <div className={classes.foot}>
      {address !== undefined && (
        <p>
          {words.from}{' '}
          <a href={address} target="_blank" rel="noreferrer noopener">
            {hostOf(address)}
          </a>
        </p>
      )}
      <Button
        variant="subtle"
        aria-label={words.editOf(title)}
        leftSection={<IconPencil size={20} aria-hidden />}
        onClick={edit}
      >
        {words.edit}
      </Button>
      <Button
        variant="subtle"
        aria-label={words.removeOf(title)}
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => removeOwn(recipe)}
      >
        {words.remove}
      </Button>
    </div>
  )
}
