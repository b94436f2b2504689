import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import { type OwnProfile, profileBody, profileTexts } from '@shelfmate/contract/profile/profile'
import { Link } from '@tanstack/react-router'
import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeError } from '#lib/api/errors.ts'
import { currentSession } from '#lib/api/session.ts'
import { readNote, removeNote } from '#lib/device/device-notes.ts'
import { fieldErrors, focusFirstError } from '#lib/forms/forms.ts'
import { refusedFields } from '#lib/forms/refused-fields.ts'
import { type ImageUpload, useImageUpload } from '#lib/images/use-image-upload.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { DietField } from '../diet/diet-field.tsx'
import { dietFields } from '../diet/diet-field-words.ts'
import { saveProfile } from '../profile.operations.ts'
import * as words from '../profile-words.ts'
import { DormField } from './dorm-field.tsx'
import { KeptChanges, SeenByFields, SeenByPreview } from './late-parts.ts'
import classes from './profile-form.module.css'
import { ProfileImageField } from './profile-image-field.tsx'
import { profileNote } from './profile-note.ts'
import { type ProfileFormOf, toBody, toValues } from './profile-values.ts'
import { useLateValues } from './use-late-values.ts'

interface ProfileFormProps {
  profile: OwnProfile
  /** Why the server refused these values. */
  refusal?: unknown
  onSaved: () => void
  onCancel: () => void
}

/** Everything one tells of oneself. The image is uploaded when it is chosen; saving waits for it. */
export function ProfileForm({ profile, refusal, onSaved, onCancel }: ProfileFormProps) {
  const upload = useImageUpload('profile')
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: toValues(profile),
    initialErrors: refusedFields(refusal),
    validate: (values) => ({
      ...fieldErrors(profileBody, toBody(values)),
      // A browser shows what is no number and says that the field is empty.
      ...(hasUnreadableAge(element.current) && { age: profileTexts.ageInvalid }),
    }),
  })
  useLateValues(form, toValues(profile))
  const left = (then: () => void) => () => {
    removeNote(profileNote(profile.userId))
    then()
  }
  const cancel = () => {
    // What keeps changes may come only now, or be drawn once more, while the form goes: it shall find none.
    upload.clear()
    form.reset()
    onCancel()
  }
  const saving = { refusal, onSaved: left(onSaved), element, form, upload }
  const { submit, isSaving, refused } = useSaving(profile.userId, saving)
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      {/* What is typed while it is being saved would be neither saved nor kept. */}
      <div className={classes.fields} inert={isSaving}>
        <KeptChanges userId={profile.userId} form={form} upload={upload} />
        <div className={classes.part}>
          <ProfileImageField
            name={form.values.displayName}
            photoId={form.values.photoId}
            upload={upload}
            onRemove={() => (upload.image ? upload.clear() : form.setFieldValue('photoId', null))}
          />
          <PersonFields form={form} email={profile.email} />
        </div>
        <DietFields form={form} />
        <div className={classes.alert}>
          <SeenByPreview profile={profile} values={form.values} />
        </div>
      </div>
      {refused !== undefined && (
        <div className={classes.alert}>
          <FailureAlert error={refused} />
        </div>
      )}
      <div className={classes.buttons}>
        <SteadyButton type="submit" loading={isSaving}>
          {words.save}
        </SteadyButton>
        <Button variant="default" onClick={left(cancel)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Who one is. */
function PersonFields({ form, email }: { form: ProfileFormOf; email: string }) {
  return (
    <>
      <TextInput
        label={words.name}
        name="displayName"
        autoComplete="name"
        required
        withAsterisk={false}
        {...form.getInputProps('displayName')}
      />
      <TextInput
        label={words.email}
        name="email"
        type="email"
        readOnly
        value={email}
        description={words.emailHint}
        classNames={{ input: classes.fixed ?? '' }}
      />
      <Link className={classes.change ?? ''} to="/changeemail">
        {words.changeEmail}
      </Link>
      <TextInput
        label={words.age}
        name="age"
        type="number"
        inputMode="numeric"
        min={limits.ageMin}
        max={limits.ageMax}
        step={1}
        classNames={{ wrapper: classes.age ?? '' }}
        {...form.getInputProps('age')}
      />
      <DormField {...form.getInputProps('dorm')} />
      <SeenByFields of={['age', 'dorm']} form={form} />
    </>
  )
}

/** What one eats, and must not eat. */
function DietFields({ form }: { form: ProfileFormOf }) {
  return (
    <div className={classes.part}>
      {dietFields.map((field) => (
        <DietField key={field.name} {...field} texts={form.values} {...form.getInputProps(field.name)} />
      ))}
      <SeenByFields of={['preferences', 'allergies']} form={form} />
    </div>
  )
}

interface Saving {
  refusal: unknown
  onSaved: () => void
  element: RefObject<HTMLFormElement | null>
  form: ProfileFormOf
  upload: ImageUpload
}

/** Saves once the image is uploaded, also when the form has been left by then; says whether it is at it, and why the last try was refused. */
function useSaving(userId: string, { refusal, onSaved, element, form, upload }: Saving) {
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState(refusal)
  const store = async (values: typeof form.values) => {
    setSaving(true)
    setRefused(undefined)
    const isShown = () => element.current !== null
    try {
      const uploaded = await upload.settled(true)
      // Somebody else may be signed in by then.
      if (!isShown() && currentSession()?.id !== userId) return
      if (upload.image && uploaded === undefined) {
        // Here its own message says why; what was typed waits for another try or another image.
        if (!isShown()) return tellNoPicture(upload.failure())
        flushSync(() => setSaving(false))
        element.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
        return
      }
      const note = profileNote(userId)
      const typed = readNote(note)
      const isSaved = await saveProfile(
        toBody({ ...values, photoId: uploaded ?? values.photoId }),
        toBody(form.getInitialValues()),
        isShown,
      )
      notifySuccess(isSaved ? words.profileUpdated : words.keptOnDevice(navigator.onLine))
      // Whoever is elsewhere by now is not called away from there; what a form opened since has kept is not saved.
      if (isShown()) onSaved()
      else if (readNote(note) === typed) removeNote(note)
    } catch (error) {
      if (error instanceof GivenUp) return
      setRefused(error)
      form.setErrors(refusedFields(error))
    } finally {
      setSaving(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => {
        takeFocus(event.nativeEvent.submitter)
        void store(values)
      },
      (errors) => focusFirstError(form, errors),
    )(event)
  return { submit, isSaving, refused }
}

/** A picture that was taken back before has not failed. */
function tellNoPicture(failure: unknown): void {
  if (failure === undefined) return
  const { requestId } = describeError(failure)
  notifyError(`${words.pictureNotUploaded} ${words.profileNotSaved}`, { requestId })
}

const hasUnreadableAge = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name=age]')?.validity.badInput === true
