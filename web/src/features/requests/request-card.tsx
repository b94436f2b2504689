import { Button } from '@mantine/core'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { useState } from 'react'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import * as words from './asking-words.ts'
import { CodeForm } from './hand-over/code-form.tsx'
import classes from './request-card.module.css'
import { holdWords, pressToo, recordWords, requestState } from './request-words.ts'
import { usePendingRequests } from './requests.operations.ts'
import { actOn } from './requests.press.ts'
import { useFocusKept } from './use-focus-kept.ts'

const CodeQr = lazyOnRender(async () => (await import('./hand-over/code-qr.tsx')).CodeQr)
const ArrangeForm = lazyOnRender(async () => (await import('./forms/arrange-form.tsx')).ArrangeForm)

interface RequestCardProps {
  request: FoodRequest
  /** Something pressed here is on its way. */
  isPending: boolean
  /** The chat around it says what the two have shared. */
  isInChat?: boolean
}

/** One request as its reader sees it: how it stands, and what they may press. */
export function RequestCard({ request, isPending, isInChat = false }: RequestCardProps) {
  const { code, actions, pressed, partner, foodName, role } = request
  const keep = useKeep(request)
  const isPromised = request.state === 'promised'
  const isWaitingForPartner = isPromised && pressed.mine
  const isWaitingForMe = isPromised && pressed.partner && !pressed.mine
  const focusKept = useFocusKept()
  return (
    <section
      {...focusKept}
      className={classes.card}
      aria-label={words.requestFor(foodName, partner.displayName)}
    >
      <p className={classes.state}>{requestState(request)}</p>
      {[holdWords(request), recordWords(request, isInChat)].map(
        (line) =>
          line && (
            <p key={line} className={classes.note}>
              {line}
            </p>
          ),
      )}
      {code !== null && (
        <>
          <p className={classes.note}>
            {words.showThisCode} <strong className={classes.code}>{code}</strong>
          </p>
          <CodeQr request={request} code={code} />
        </>
      )}
      {actions.includes('keep') && keep !== null && (
        <Switch
          label={words.putInPantryWhenGot}
          checked={keep}
          onChange={(isKept) => actOn(request, { action: 'keep', keep: isKept })}
        />
      )}
      {actions.includes('enterCode') && <CodeForm request={request} isPending={isPending} />}
      {actions.includes('arrange') && <Arranging request={request} />}
      {isWaitingForPartner && <p className={classes.note}>{words.waitsForOther(partner.displayName)}</p>}
      {isWaitingForMe && <p className={classes.note}>{pressToo(request)}</p>}
      <Buttons request={request} isPending={isPending} key={role} />
    </section>
  )
}

/** The same for a chat, which knows of no presses. */
export function ChatRequestCard({ request }: Pick<RequestCardProps, 'request'>) {
  const pending = usePendingRequests()
  return (
    <RequestCard
      request={request}
      isInChat
      isPending={pending.some(({ call }) => call.input.params.id === request.id)}
    />
  )
}

/** Whether the food goes into the taker's pantry, as it was pressed last; null to the giver. */
function useKeep({ id, keep }: FoodRequest): boolean | null {
  const pressed = usePendingRequests().map(({ call }) =>
    call.name === 'act' && call.input.params.id === id ? call.input.body.keep : undefined,
  )
  return pressed.findLast((each) => each !== undefined) ?? keep
}

const labels = {
  promise: words.promise,
  confirm: words.handedOver,
  thank: words.sayThanks,
  sayMissed: words.itWasMissed,
  decline: words.decline,
  withdraw: words.noLongerWanted,
} as const
type Press = keyof typeof labels

// Object.keys says less than what the literal holds.
const order = Object.keys(labels) as Press[]
const loud: readonly Press[] = ['promise', 'thank']

function Buttons({ request, isPending }: RequestCardProps) {
  const { actions, pressed, partner } = request
  const shown = order.filter((each) => actions.includes(each) && !(each === 'confirm' && pressed.mine))
  if (shown.length === 0) return null
  return (
    <div className={classes.buttons}>
      {shown.map((action) => (
        <SteadyButton
          key={action}
          variant={loud.includes(action) ? 'filled' : 'light'}
          disabled={isPending}
          aria-label={`${labels[action]}: ${request.foodName}, ${partner.displayName}`}
          onClick={() => actOn(request, { action })}
        >
          {labels[action]}
        </SteadyButton>
      ))}
    </div>
  )
}

/** One press, and the giver says when it is to be picked up. */
function Arranging({ request }: Pick<RequestCardProps, 'request'>) {
  const [isOpen, setOpen] = useState<boolean>()
  if (isOpen) return <ArrangeForm request={request} onDone={() => setOpen(false)} />
  const label = request.pickupAt === null ? words.setPickUpTime : words.changePickUpTime
  return (
    <Button
      // Back from the form the focus is where it was.
      ref={isOpen === false ? takeFocus : undefined}
      variant="subtle"
      aria-label={`${label}: ${request.foodName}, ${request.partner.displayName}`}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  )
}
