import { useForm } from '@mantine/form'
import { focusFirstError } from './forms.ts'

/** A form that is checked before it is sent, and otherwise leads to its first error. `check` returns a complaint per field. */
export function useCheckedForm<V extends Record<string, unknown>>(
  initialValues: V,
  check: (values: V) => Record<string, string>,
  send: (values: V) => void,
) {
  const form = useForm({ initialValues, validate: check })
  const submit = form.onSubmit(send, (errors) => focusFirstError(form, errors))
  return { form, submit }
}
