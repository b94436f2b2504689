import { type $ZodType, safeParse } from 'zod/v4/core'

/** Checks form values with the schema that the server uses: the first complaint per field, by its dotted path. */
export function fieldErrors(schema: $ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of safeParse(schema, values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message
  }
  return errors
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
