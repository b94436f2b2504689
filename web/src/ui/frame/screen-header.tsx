import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as words from './frame-words.ts'
import classes from './screen-header.module.css'

interface Titles {
  title: string
  subtitle?: string | undefined
}

interface ScreenHeaderProps extends Titles {
  /** Buttons at the end of the header. */
  actions?: ReactNode
}

const home = '/home'

/** The head of a screen: Back to the previous page (home when there is none), title, subtitle, actions. */
export function ScreenHeader({ title, subtitle, actions }: ScreenHeaderProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: home, replace: true })
  }
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.back}
        aria-label={words.back}
        variant="default"
        radius="xl"
        onClick={goBack}
      >
        <IconArrowLeft size={22} aria-hidden />
      </ActionIcon>
      <Words title={title} subtitle={subtitle} />
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

const Words = ({ title, subtitle }: Titles) => (
  <div className={classes.words}>
    <h1>{title}</h1>
    {subtitle && <p>{subtitle}</p>}
  </div>
)

/** The head of a screen as long as nothing can be pressed: what it says, where it will say it. */
export const ScreenTitles = (titles: Titles) => (
  <header className={classes.header}>
    <span className={classes.back} />
    <Words {...titles} />
  </header>
)
