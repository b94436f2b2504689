import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { LongTextField, type LongTextFieldProps } from '#ui/fields/long-text-field.tsx'
import { FailureAlert } from '../states/failure-alert.tsx'
import classes from './food-form.module.css'
import type { Opening } from './form-opening.ts'
import * as words from './forms-words.ts'
import { refusedFields, withFieldless } from './refused-fields.ts'

type InputOf = Parameters<typeof refusedFields>[1]

/** What a form begins with: what was refused is said beside its field; for `inputOf` see `refusedFields`. */
export const initially = <Values,>({ values, refusal }: Opening<Values>, inputOf?: InputOf) => ({
  initialValues: values,
  initialErrors: refusedFields(refusal, inputOf),
})

interface FormStart<Values> {
  element: RefObject<HTMLFormElement | null>
  opening: Opening<Values>
  form: Pick<UseFormReturnType<Values>, 'setValues'>
  empty: Values
  inputOf?: InputOf
}

/** How a form begins: in its name, with a draft or with why it was refused. `start` is what its frame has to know of it. */
export function useFormStart<Values>({ element, opening, form, empty, inputOf }: FormStart<Values>) {
  const [isDraft, setDraft] = useState(opening.isDraft)
  // A press is answered with the name alone; drawing all at once would keep a slow phone waiting.
  const isNameDrawn = useDeferredValue(true, false)
  const focusName = () =>
    element.current?.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus()
  // The popup does this when it opens; this form may take the place of another in an open one.
  const focusOnce = useEffectEvent(focusName)
  useEffect(() => focusOnce(), [])
  const startOver = () => {
    form.setValues(opening.of?.values ?? empty)
    clearHalfTyped(element.current)
    setDraft(false)
    focusName()
  }
  return { isNameDrawn, start: { ref: element, opening, inputOf, isDraft, onStartOver: startOver } }
}

/** What the browser can't read stands in its field alone: the form's values know nothing of it. */
function clearHalfTyped(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll('input') ?? []) if (input.validity.badInput) input.value = ''
}

interface FoodFormProps extends ComponentPropsWithRef<'form'> {
  opening: Opening<object>
  inputOf?: InputOf
  isDraft: boolean | undefined
  onStartOver: () => void
  /** What can be done when that which the form was about is gone. */
  instead?: { isGone: boolean; label: string; onPress: () => void }
  /** Whether it waits to be sent as it is: what is typed then would be neither sent nor kept. */
  isHeld?: boolean
  /** What sends it or leaves it. */
  buttons?: ReactNode
}

/** A form that describes one food; above its fields stands why they were refused, or that they were typed before. */
export function FoodForm(props: FoodFormProps) {
  const { opening, inputOf, isDraft, onStartOver, instead, isHeld, buttons, children, ...form } = props
  return (
    <form {...form} className={classes.form} noValidate>
      <div className={classes.fields} inert={isHeld}>
        <FailureAlert
          error={opening.refusal}
          said={(reason) => withFieldless(reason, refusedFields(opening.refusal, inputOf), opening.values)}
        >
          {instead?.isGone && (
            <Button variant="default" onClick={instead.onPress}>
              {instead.label}
            </Button>
          )}
        </FailureAlert>
        {isDraft && <DraftNote onStartOver={onStartOver} />}
        {children}
      </div>
      {buttons}
    </form>
  )
}

/** Says that the form holds what was typed before, and offers an empty one. */
const DraftNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <div className={classes.draft}>
    <span>{words.draftKept}</span>
    <Button variant="subtle" onClick={onStartOver}>
      {words.startOver}
    </Button>
  </div>
)

/** The food's name with its quantity, beside it where there is room. */
export const NameAndQuantity = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
)

/** What the food is called: the field that a popup begins in. */
export const FoodNameField = (props: TextInputProps) => (
  <TextInput
    {...props}
    label={words.foodName}
    autoComplete="off"
    autoCapitalize="sentences"
    enterKeyHint="done"
    data-autofocus
  />
)

/** Free words about the food, with their length below. */
export const RemarkField = ({ value, ...props }: LongTextFieldProps & { value?: string }) => (
  <LongTextField
    {...props}
    value={value}
    description={`${[...(value ?? '')].length} / ${limits.remarkLength}`}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    classNames={{ description: classes.counter ?? '' }}
  />
)
