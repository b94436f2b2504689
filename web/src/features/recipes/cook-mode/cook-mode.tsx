import { Button, VisuallyHidden } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconAlarm, IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import classes from './cook-mode.module.css'
import { clockOf, timersIn } from './step-timers.ts'
import { type Timers, useTimers } from './use-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'

const widthPx = 720

interface CookModeProps {
  /** As it is cooked. */
  recipe: SuggestedRecipe
  onClose: () => void
}

/** One step at a time in large type, for a phone on the kitchen table. */
export function CookMode({ recipe, onClose }: CookModeProps) {
  const { title, steps } = recipe
  const [at, setAt] = useState(0)
  const isAwake = useWakeLock()
  const timers = useTimers()
  const step = steps[at] ?? ''
  return (
    <Popup title={title} opened onClose={onClose} width={widthPx}>
      <div className={classes.mode}>
        <details className={classes.ingredients}>
          <summary>Ingredients</summary>
          <ul>
            {recipe.ingredients.map(({ amount, text, optional }, index) => (
              <li key={index}>{`${amount ? `${amount} ` : ''}${text}${optional ? ' (optional)' : ''}`}</li>
            ))}
          </ul>
        </details>
        <div aria-live="polite" aria-atomic="true">
          <p className={classes.count}>{`Step ${at + 1} of ${steps.length}`}</p>
          <p className={classes.step}>{step}</p>
        </div>
        <TimerButtons step={step} number={at + 1} timers={timers} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={at === 0}
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => setAt(at - 1)}
          >
            Back
          </Button>
          {at < steps.length - 1 ? (
            <Button
              data-autofocus
              rightSection={<IconArrowRight size={20} aria-hidden />}
              onClick={() => setAt(at + 1)}
            >
              Next step
            </Button>
          ) : (
            <Button onClick={onClose}>Done</Button>
          )}
        </div>
        {isAwake && <p className={classes.aside}>The screen stays on.</p>}
      </div>
    </Popup>
  )
}

interface TimerButtonsProps {
  step: string
  number: number
  timers: Timers
}

/** Starts the times that a step names, and shows those that run, of whatever step. */
function TimerButtons({ step, number, timers }: TimerButtonsProps) {
  return (
    <>
      <VisuallyHidden role="alert">{timers.said}</VisuallyHidden>
      <div className={classes.buttons}>
        {timersIn(step).map((timer) => (
          <Button
            key={timer.words}
            variant="light"
            leftSection={<IconAlarm size={20} aria-hidden />}
            onClick={() => timers.start(timer, number)}
          >
            {`Timer: ${timer.words}`}
          </Button>
        ))}
      </div>
      {timers.running.map(({ id, words, step: from, left }) => (
        <div key={id} className={classes.running}>
          <span role="timer" aria-label={`${words}, step ${from}`}>
            {clockOf(left)}
          </span>
          <span>{`Step ${from}`}</span>
          <Button variant="subtle" aria-label={`Stop: ${words}`} onClick={() => timers.stop(id)}>
            Stop
          </Button>
        </div>
      ))}
      {timers.said.startsWith('Time is up') && <p className={classes.over}>{timers.said}</p>}
    </>
  )
}
