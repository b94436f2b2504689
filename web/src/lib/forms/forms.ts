import { type $ZodType, safeParse } from 'zod/v4/core'
import { isApiError } from '../api/api-error.ts'

/** Checks form values with the schema that the server uses: the first complaint per field, by its dotted path. */
export function fieldErrors(schema: $ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of safeParse(schema, values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message
  }
  return errors
}

type Texts = Readonly<Record<string, string>>

/** What the server found wrong, by field: nothing where it failed for another reason. `inputOf` names the inputs of fields that are sent by another name. */
export function refusedFields(error: unknown, inputOf: Texts = {}): Texts {
  const refused = isApiError(error) ? Object.entries(error.fields) : []
  return Object.fromEntries(refused.map(([field, text]) => [inputOf[field] ?? field, text]))
}

/** The reason, with the texts of what was refused and has no field in a form of these values to stand beside. */
export function withFieldless(reason: string, refused: Texts, values: object): string {
  const fieldless = Object.keys(refused).filter((path) => !Object.hasOwn(values, path.split('.', 1)[0] ?? ''))
  return [reason, ...fieldless.map((path) => refused[path])].join(' ')
}

interface FormWithInputs {
  // As Mantine types it.
  getInputProps: (path: string) => object
}

/** What ties an input to the field of that name. */
export const fieldsOf = (form: FormWithInputs) => (name: string) => ({ name, ...form.getInputProps(name) })

interface FormWithFields {
  getInputNode: (path: string) => HTMLElement | null
}

/** Moves the focus to the first field that has an error, so that a keyboard or a screen reader is where the work is. */
export function focusFirstError(form: FormWithFields, errors: object): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const isBefore = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING
  nodes.sort((a, b) => (isBefore(a, b) ? -1 : 1))[0]?.focus()
}
