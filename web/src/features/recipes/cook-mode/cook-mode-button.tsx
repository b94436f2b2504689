import { Button } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '#lib/lazy/lazy-part.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import * as words from './cook-mode-button-words.ts'

const cookMode = lazyPart(async () => (await import('./cook-mode.tsx')).CookMode)
// A name of its own: the compiler takes `cookMode.useDraw()` for no hook.
const useCookMode = cookMode.useDraw

/** Opens the recipe step by step. */
export function CookModeButton({ recipe }: { recipe: SuggestedRecipe }) {
  const [isOpen, setOpen] = useState(false)
  const draw = useCookMode()
  const open = () => {
    setOpen(true)
    cookMode.load().catch(() => {
      setOpen(false)
      notifyError(words.stepsNotLoaded)
    })
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconToolsKitchen2 size={20} aria-hidden />}
        aria-label={words.cookStepByStepOf(recipe.title)}
        onClick={open}
      >
        {words.cookStepByStep}
      </Button>
      {isOpen && draw?.({ recipe, onClose: () => setOpen(false) })}
    </>
  )
}
