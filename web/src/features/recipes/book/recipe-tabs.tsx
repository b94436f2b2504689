import { UnstyledButton } from '@mantine/core'
import * as words from './book-words.ts'
import classes from './recipe-tabs.module.css'

const tabs = { ideas: words.ideas, kept: words.myRecipes } as const
export type RecipeTab = keyof typeof tabs

interface RecipeTabsProps {
  tab: RecipeTab
  onChange: (tab: RecipeTab) => void
}

/** Ideas for today, or what is kept. */
export function RecipeTabs({ tab, onChange }: RecipeTabsProps) {
  // An object's own keys are all that it was written with.
  const all = Object.keys(tabs) as RecipeTab[]
  return (
    <div className={classes.tabs} role="group" aria-label={words.whichRecipes}>
      {all.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.tab}
          aria-pressed={each === tab}
          onClick={() => onChange(each)}
        >
          {tabs[each]}
        </UnstyledButton>
      ))}
    </div>
  )
}
