import { Button, VisuallyHidden } from '@mantine/core'
import type { SuggestedIngredient, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { unknownWarning } from '@shelfmate/contract/recipes/unknown-warning'
import { IconAlarm, IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { cardId, useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { pressOnce } from '#ui/press-once.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { standInNote } from '../screen/recipes-screen-words.ts'
import classes from './cook-mode.module.css'
import * as words from './cook-mode-words.ts'
import { clockOf, timersIn } from './step-timers.ts'
import { type Timers, useTimers } from './use-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'

const widthPx = 720

/** All that the recipe says of it. */
const lineOf = ({ amount, text, optional, standIn, unknown }: SuggestedIngredient): string =>
  [
    amount,
    optional ? text + words.optional : text,
    standIn !== undefined && standInNote(standIn),
    unknown !== undefined && unknownWarning(unknown),
  ]
    .filter(Boolean)
    .join(' ')

const timerId = (id: number) => `timer-${id}`

interface CookModeProps {
  /** For as many portions as are cooked. */
  recipe: SuggestedRecipe
  onClose: () => void
}

/** One step at a time in large type, for a phone on the kitchen table. */
export function CookMode({ recipe, onClose }: CookModeProps) {
  const { title, steps } = recipe
  const [reached, setAt] = useState(0)
  // One's own may have fewer steps since, by another device.
  const at = Math.max(0, Math.min(reached, steps.length - 1))
  const isAwake = useWakeLock()
  const timers = useTimers(recipe)
  const step = steps[at] ?? ''
  const next = useRef<HTMLButtonElement>(null)
  useFocusReturn(
    timers.running.map(({ id }) => timerId(id)),
    next,
  )
  return (
    <Popup title={title} opened onClose={onClose} width={widthPx}>
      <div className={classes.mode}>
        <details className={classes.ingredients}>
          <summary>{words.ingredients}</summary>
          <ul>
            {recipe.ingredients.map((line, index) => (
              <li key={index}>{lineOf(line)}</li>
            ))}
          </ul>
        </details>
        <div aria-live="polite" aria-atomic="true">
          <p className={classes.count}>{words.stepNumber(at + 1, steps.length)}</p>
          <p className={classes.step}>{step}</p>
        </div>
        <TimerButtons step={step} number={at + 1} timers={timers} />
        <div className={classes.buttons}>
          <SteadyButton
            variant="default"
            disabled={at === 0}
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => setAt(at - 1)}
          >
            {words.back}
          </SteadyButton>
          {at < steps.length - 1 ? (
            <Button
              ref={next}
              data-autofocus
              rightSection={<IconArrowRight size={20} aria-hidden />}
              onKeyDown={pressOnce}
              onClick={() => setAt(at + 1)}
            >
              {words.nextStep}
            </Button>
          ) : (
            <Button ref={next} onKeyDown={pressOnce} onClick={onClose}>
              {words.done}
            </Button>
          )}
        </div>
        {isAwake && <p className={classes.aside}>{words.theScreenStaysOn}</p>}
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
            {words.timer(timer.words)}
          </Button>
        ))}
      </div>
      {timers.running.map(({ id, words: time, step: from, left }) => (
        <div key={id} className={classes.running} data-item={timerId(id)}>
          <span role="timer" aria-label={words.timerOfStep(time, from)}>
            {clockOf(left)}
          </span>
          <span>{words.step(from)}</span>
          <Button
            id={cardId(timerId(id))}
            variant="subtle"
            aria-label={words.stopOf(time)}
            onClick={() => timers.stop(id)}
          >
            {words.stop}
          </Button>
        </div>
      ))}
      {timers.said.startsWith(words.timeIsUp) && <p className={classes.over}>{timers.said}</p>}
    </>
  )
}
