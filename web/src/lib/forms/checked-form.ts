import { useForm } from '@mantine/form'
import type { $ZodType } from 'zod/v4/core'
import { fieldErrors, fieldsOf, focusFirstError } from './forms.ts'

/** A form that is checked before it is sent, and otherwise leads to its first error. */
export function useCheckedForm<V extends Record<string, unknown>>(
  initialValues: V,
  schema: $ZodType,
  send: (values: V) => void,
) {
  const form = useForm({ initialValues, validate: (values) => fieldErrors(schema, values) })
  const submit = form.onSubmit(send, (errors) => focusFirstError(form, errors))
  /** Says beside each field why the server refused it. */
  const refuse = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors)
    focusFirstError(form, errors)
  }
  return { form, field: fieldsOf(form), submit, refuse }
}
