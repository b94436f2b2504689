import { Button, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useDidUpdate } from '@mantine/hooks'
import { limits } from '@shelfmate/contract/api/limits'
import type { Author } from '@shelfmate/contract/exchange/exchange'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type RefObject, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { currentSession } from '#lib/api/session.ts'
import {
  FoodForm,
  FoodNameField,
  initially,
  NameAndQuantity,
  RemarkField,
  useFormStart,
} from '#lib/forms/food-form.tsx'
import { focusFirstError } from '#lib/forms/forms.ts'
import { type ImageUpload, storedId, useImageUpload } from '#lib/images/use-image-upload.ts'
import { QuantityField } from '#ui/fields/quantity-field.tsx'
import { notifyError } from '#ui/layers/toasts.ts'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { OfferFields } from '../offers/offer-fields.tsx'
import * as words from './exchange-form-words.ts'
import { LocationField } from './location-field.tsx'
import classes from './post-form.module.css'
import { formErrors, toFields } from './post-form-check.ts'
import { addInstead, type PostForm as Opening, postForms } from './post-form-state.ts'
import { emptyValues, type FormValues, valuesOfPost } from './post-form-values.ts'
import { PostImageField } from './post-image-field.tsx'

interface PostFormProps {
  form: Opening
  today: CalendarDate
  viewer: Author
  homeDorm: string | undefined
}

/** Of made food the one date is the day of making. */
const inputOf = { madeOn: 'expiryDate' }

/** What is shared, how much of it, until when, and where. The image is uploaded when it is chosen; posting waits for it. */
export function PostForm({ form: opening, today, viewer, homeDorm }: PostFormProps) {
  const { post, donation, refusal } = opening
  const element = useRef<HTMLFormElement>(null)
  const upload = useImageUpload('post')
  const form = useForm({
    ...initially(opening, inputOf),
    validate: checkOf(opening, today),
    onValuesChange: (values) => postForms.keepDraft(opening, withPhoto(values, upload)),
  })
  useKeptImage(opening, form, upload)
  const { isNameDrawn, start } = useFormStart({ element, opening, form, empty: emptyValues, inputOf })
  const { submit, isWaiting } = useSending({ opening, viewer, element, form, upload })
  return (
    <FoodForm
      {...start}
      onSubmit={submit}
      onStartOver={() => {
        upload.clear()
        start.onStartOver()
      }}
      instead={{
        isGone:
          (post !== undefined && isApiError(refusal, 'NOT_FOUND')) || isApiError(refusal, 'PANTRY_ITEM_GONE'),
        label: words.makeNewPost,
        onPress: () => addInstead(opening, withPhoto(form.values, upload)),
      }}
      isHeld={isWaiting}
      buttons={
        isNameDrawn && (
          <div className={classes.buttons}>
            <SteadyButton type="submit" loading={isWaiting}>
              {post ? words.update : words.post}
            </SteadyButton>
            <Button variant="default" onClick={postForms.cancel}>
              {post ? words.cancelEdit : words.cancel}
            </Button>
          </div>
        )
      }
    >
      {donation && <p className={classes.note}>{words.leavesWhenPosted}</p>}
      <NameAndQuantity>
        <FoodNameField name="foodName" required withAsterisk={false} {...form.getInputProps('foodName')} />
        {isNameDrawn && (
          <QuantityField
            min={limits.quantityMin}
            max={donation?.available ?? limits.quantityMax}
            required
            withAsterisk={false}
            {...form.getInputProps('quantity')}
          />
        )}
      </NameAndQuantity>
      {isNameDrawn && (
        <PostFields form={form} upload={upload} today={today} homeDorm={homeDorm} donation={donation} />
      )}
    </FoodForm>
  )
}

/** Tells what is wrong with the values of a form, or with what an edit changed. */
const checkOf =
  ({ post, donation }: Opening, today: CalendarDate) =>
  (values: FormValues) =>
    formErrors(values, {
      today,
      now: Date.now(),
      available: donation?.available,
      before: post && valuesOfPost(post),
    })

type PostFormOf = UseFormReturnType<FormValues>

interface PostFieldsProps {
  form: PostFormOf
  upload: ImageUpload
  today: CalendarDate
  homeDorm: string | undefined
  donation: Opening['donation']
}

/** Until when, where, in what state, and how it looks. */
function PostFields({ form, upload, today, homeDorm, donation }: PostFieldsProps) {
  const { dateKind } = form.values

  return (
    <>
      <div className={classes.halves}>
        <TextInput
          type="date"
          label={dateKind === 'madeOn' ? words.dayItWasMade : words.expiryDate}
          name="expiryDate"
          min={dateKind === '' || dateKind === 'useBy' ? today : limits.expiryDateMin}
          max={dateKind === 'madeOn' ? today : limits.expiryDateMax}
          required
          withAsterisk={false}
          {...form.getInputProps('expiryDate')}
        />
        <LocationField
          homeDorm={homeDorm}
          required
          withAsterisk={false}
          {...form.getInputProps('location')}
        />
      </div>
      <RemarkField
        label={words.descriptionOptional}
        name="description"
        {...form.getInputProps('description')}
      />
      <OfferFields form={form} pantryItemId={donation?.pantryItemId ?? null} />
      <PostImageField
        photoId={form.values.photoId}
        upload={upload}
        onRemove={() => {
          if (upload.image) upload.clear()
          else form.setFieldValue('photoId', null)
        }}
      />
    </>
  )
}

const withPhoto = (values: FormValues, upload: ImageUpload): FormValues => ({
  ...values,
  photoId: storedId(upload) ?? values.photoId,
})

/** Puts an uploaded image into the draft, and takes it out with the image: it is chosen outside of the form's values. */
function useKeptImage(opening: Opening, form: PostFormOf, upload: ImageUpload) {
  const stored = storedId(upload)
  useDidUpdate(() => {
    postForms.keepDraft(opening, withPhoto(form.getValues(), upload))
  }, [stored])
}

interface Sending {
  opening: Opening
  viewer: Author
  element: RefObject<HTMLFormElement | null>
  form: PostFormOf
  upload: ImageUpload
}

/**
 * Posts once the image is uploaded, also when the screen has been left by then: Cancel alone takes it back. Says whether it
 * waits for that.
 */
function useSending({ opening, viewer, element, form, upload }: Sending) {
  const [isWaiting, setWaiting] = useState(false)
  const goOn = useEffectEvent(() => {
    if (postForms.current() !== opening) upload.clear()
    // Whoever comes back would take its draft for what is still to be posted.
    else if (isWaiting) postForms.leave(opening, form.getValues())
  })
  // Before the screen goes, and the form with it.
  useLayoutEffect(() => () => goOn(), [])
  const send = async (values: typeof form.values) => {
    setWaiting(true)
    const uploaded = await upload.settled(true)
    if (!element.current && currentSession()?.id !== viewer.userId) return
    if (upload.image && uploaded === undefined) {
      if (!element.current) return tellNoPicture(opening, values, upload.failure())
      // Its own message says why; what was typed waits for another try or another image.
      flushSync(() => setWaiting(false))
      element.current.querySelector<HTMLElement>('input[type=file]')?.focus()
      return
    }
    setWaiting(false)
    const complete = { ...values, photoId: uploaded ?? values.photoId }
    const fields = toFields(complete)
    if (!fields) return
    const toSave = { ...fields, author: viewer }
    if (element.current) postForms.submit(opening, complete, toSave)
    else postForms.send(opening, complete, toSave)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => {
        takeFocus(event.nativeEvent.submitter)
        void send(values)
      },
      (errors) => {
        // What is folded away takes no focus.
        for (const field of Object.keys(errors))
          form.getInputNode(field)?.closest('details')?.setAttribute('open', '')
        focusFirstError(form, errors)
      },
    )(event)
  return { submit, isWaiting }
}

/** Says that its picture kept a post back, which is a draft again; one that was taken back has not failed. */
function tellNoPicture(opening: Opening, values: FormValues, failure: unknown): void {
  if (failure === undefined) return
  postForms.keepUnsent({ ...opening, values })
  const { requestId } = describeError(failure)
  notifyError(`${words.imageNotUploaded} ${words.notPosted(values.foodName)}`, { requestId })
}
