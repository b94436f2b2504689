import { notifyError } from '#ui/layers/toasts.ts'
import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import { currentSession } from '../api/session.ts'
import { noteName, readNote, removeNote, writeNote } from '../device/device-notes.ts'
import { newId } from '../new-id.ts'
import { discardAlone, type Pressed } from '../press/press.ts'
import { GivenUp } from '../press/press-refusal.ts'
import { keepRefused } from '../press/press-store.ts'
import { createStore } from '../store.ts'

/** A thing that is there already, and what it said when its form was opened. */
interface Thing<Values> {
  id: string
  values: Values
}

/** Which one it is of several forms that follow each other. */
export interface PlaceInRow {
  at: number
  of: number
}

/** One opening of a form. */
export interface Opening<Values> {
  values: Values
  /** The new thing's id. Refused values that go out again keep it, so that they are saved once. */
  id: string
  /** Why the server refused these values. */
  refusal?: unknown
  /** Typed before and kept. */
  isDraft?: boolean
  /** What it is about, or was brought from. Its draft is kept for it as long as it says the same. */
  of?: Thing<Values>
  /** The waiting press whose place this form takes once it is sent. */
  replaces?: string | undefined
  /** Called when the user leaves the form, by saving or without: then it is cancelled. */
  onLeave?: ((isCancelled: boolean) => void) | undefined
  place?: PlaceInRow | undefined
}

interface FormOptions<Form, Values, Fields> {
  /** Names its draft on the device. */
  name: string
  empty: Values
  /** Whether nothing worth keeping was typed into a form that began so. */
  isBlank: (values: Values, begun: Values) => boolean
  /** Whether a form makes something new out of what is typed alone: that is a draft until it is sent. */
  isNew: (form: Form) => boolean
  /** Says what is done, and does it. */
  save: (form: Form, fields: Fields) => Pressed
  /** What is said of a refusal where no form is open to say it. */
  failure: (fields: Fields) => string
  /** Takes away what was said last: it shall not stand before the form's buttons. */
  dismissSaid: () => void
}

/**
 * A form in a popup that closes at once when it is sent: a refusal opens it again as it was typed, with the reason. It lives
 * outside its screen, so that what fails after the user went elsewhere is still there; a draft survives the page.
 */
export class FormOpening<Form extends Opening<Values>, Values extends object, Fields> {
  readonly #options: FormOptions<Form, Values, Fields>
  readonly #state = createStore<Form | undefined>(undefined)
  #screens = 0
  /** Sent when the session was over: it waits until its author is back. */
  #interrupted: { userId: string | undefined; form: Form } | undefined
  /** The note of a draft that is being sent while its form has been left. */
  #onItsWay: string | null = null
  /** The form that is open. */
  readonly useOpen = this.#state.use

  constructor(options: FormOptions<Form, Values, Fields>) {
    this.#options = options
  }

  /** A screen is there on which a refused form comes back. The returned function takes it away, and the form with it. */
  showOn(): () => void {
    this.#screens += 1
    const waiting = this.#interrupted
    if (waiting && currentSession()) {
      this.#interrupted = undefined
      if (waiting.userId === currentSession()?.id) this.open(waiting.form)
    }
    return () => {
      this.#screens -= 1
      // Not by the user's decision about the form: nobody hears that it was left.
      this.#state.set(undefined)
    }
  }

  /** The form that is open, outside components. */
  readonly current = this.#state.get

  /** Opens a form. */
  open(form: Form): void {
    this.#options.dismissSaid()
    this.#state.set(form)
  }

  /** What an empty form begins with: what this user typed before and neither sent nor discarded is there again. */
  fresh(): Opening<Values> {
    const draft = this.#readDraft(currentSession()?.id)
    return { values: draft ?? this.#options.empty, id: newId(), isDraft: draft !== undefined }
  }

  /** The form about a thing that is there, as it says now: what this user typed before is there again, unless the thing changed since. */
  about(id: string, form: Form): Form {
    const of = { id, values: form.values }
    const draft = this.#readDraft(currentSession()?.id, of)
    return { ...form, of, ...(draft && { values: draft, isDraft: true }) }
  }

  /** Closes the form and forgets what was typed about a thing that is there. Something new stays as a draft, against a slip of the thumb. */
  cancel = (): void => {
    const form = this.#state.get()
    if (form?.of && !this.#options.isNew(form)) this.forgetDraft(form)
    this.close(true)
  }

  /** Closes the form; whoever opened it hears that it was left. */
  close = (isCancelled = false): void => {
    const left = this.#state.get()
    this.#state.set(undefined)
    left?.onLeave?.(isCancelled)
  }

  /** Keeps what is typed, against a slip of the thumb and a page that goes. */
  keepDraft(form: Form, values: Values): void {
    this.#writeDraft(currentSession()?.id, form, values)
  }

  /** Keeps what is being sent though its form is left, for a page that goes before it is sent. In this page it is no draft. */
  leave(form: Form, values: Values): void {
    this.keepDraft(form, values)
    const { id = '' } = currentSession() ?? {}
    this.#onItsWay = readNote(this.#draftName(id, form.of))
  }

  /** Keeps as a draft what could not be sent, unless another stands in its place. */
  keepUnsent(form: Form, userId = currentSession()?.id): void {
    this.#onItsWay = null
    if (!this.#readDraft(userId, form.of)) this.#writeDraft(userId, form, form.values)
  }

  /** Closes the form and saves. */
  submit(form: Form, values: Values, fields: Fields): void {
    this.close()
    this.forgetDraft(form)
    this.send(form, values, fields)
  }

  /** Forgets what was typed into a form. */
  forgetDraft(form: Form): void {
    this.keepDraft(form, form.of?.values ?? this.#options.empty)
  }

  /** Saves without closing: the form's screen has been left, and another may be open by now. */
  send(form: Form, values: Values, fields: Fields): void {
    const isOther = form.refusal !== undefined && !isSame(values, form.values)
    const { replaces, onLeave: _left, place: _place, ...rest } = form
    // All but what belongs to this opening alone.
    const sent = { ...rest, values, id: isOther ? newId() : form.id } as Form
    const { id = '' } = currentSession() ?? {}
    const name = this.#draftName(id, form.of)
    if (readNote(name) === this.#onItsWay) removeNote(name)
    this.#onItsWay = null
    if (replaces !== undefined) void discardAlone(replaces)
    void this.#save(sent, fields, currentSession()?.id)
  }

  /** Whether a refused form can come back without taking the place of another, or of what is kept as a draft. */
  #hasRoom(form: Form, userId: string | undefined): boolean {
    const isFree = this.#screens > 0 && !this.#state.get() && currentSession()?.id === userId
    return isFree && !(this.#options.isNew(form) && this.#readDraft(userId, form.of))
  }

  /** The author's session may be over by the time that they are refused. */
  async #save(form: Form, fields: Fields, userId: string | undefined): Promise<void> {
    const { id, done } = this.#options.save(form, fields)
    keepRefused(id, () => this.#hasRoom(form, userId))
    try {
      await done
    } catch (error) {
      if (error instanceof GivenUp) return
      const hasRoom = this.#hasRoom(form, userId)
      this.keepUnsent(form, userId)
      const isOver = isApiError(error, 'UNAUTHENTICATED')
      if (isOver) this.#interrupted = { userId, form }
      else if (hasRoom) {
        this.open({ ...form, refusal: error, isDraft: false })
        return
      }
      const { message, requestId } = describeError(error)
      const isFinal = isOver || isApiError(error, 'NOT_FOUND')
      notifyError(`${this.#options.failure(fields)} ${message}`, {
        requestId,
        retry: isFinal ? undefined : () => void this.#save(form, fields, userId),
      })
    }
  }

  #writeDraft(userId: string | undefined, form: Form, values: Values): void {
    // What a press holds until it is sent is kept there, and the draft may be of something else.
    const { of, replaces } = form
    if (userId === undefined || replaces !== undefined || !(of || this.#options.isNew(form))) return
    const name = this.#draftName(userId, of)
    const typed = JSON.stringify(values)
    if (this.#options.isBlank(values, of?.values ?? this.#options.empty)) removeNote(name)
    else writeNote(name, of ? `${JSON.stringify(of.values)}\n${typed}` : typed)
  }

  #readDraft(userId: string | undefined, of?: Thing<Values>): Values | undefined {
    if (userId === undefined) return undefined
    const name = this.#draftName(userId, of)
    const text = readNote(name)
    if (text !== null && text === this.#onItsWay) return undefined
    if (!of || text === null) return readDraft(text, this.#options.empty)
    const [begun, typed = ''] = text.split('\n')
    if (begun === JSON.stringify(of.values)) return readDraft(typed, this.#options.empty)
    // What changed since would be undone by what was typed before it.
    removeNote(name)
    return undefined
  }

  #draftName(userId: string, of: Thing<Values> | undefined): string {
    return noteName(userId, 'form', this.#options.name, ...(of ? [of.id] : []))
  }
}

/** Whether two forms hold the same, letter by letter. */
export const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** What was kept as a draft; undefined where there is none, or it is of another version of the form. */
export function readDraft<Values extends object>(text: string | null, empty: Values): Values | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? '')
    return isLike(draft, empty) ? draft : undefined
  } catch {
    return undefined
  }
}

function isLike<Values extends object>(draft: unknown, empty: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null) return false
  const values = new Map(Object.entries(draft))
  return Object.entries(empty).every(([name, value]) => {
    const kind = kindOf(values.get(name))
    return kind === kindOf(value) || (value === null && kind === 'lists')
  })
}

/** Fields hold texts, none, lists of texts, or such lists by name where an empty form holds none. */
function kindOf(value: unknown): 'text' | 'texts' | 'lists' | 'other' {
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string') ? 'texts' : 'other'
  if (value === null || typeof value === 'string') return 'text'
  const isLists = typeof value === 'object' && Object.values(value).every((part) => kindOf(part) === 'texts')
  return isLists ? 'lists' : 'other'
}
