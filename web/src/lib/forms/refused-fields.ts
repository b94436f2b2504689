import { isApiError } from '../api/api-error.ts'

type Texts = Readonly<Record<string, string>>

/** What the server found wrong, by field: nothing where it failed for another reason. `inputOf` names the inputs of fields that are sent by another name. */
export function refusedFields(error: unknown, inputOf: Texts = {}): Texts {
  const refused = isApiError(error) ? Object.entries(error.fields) : []
  return Object.fromEntries(refused.map(([field, text]) => [inputOf[field] ?? field, text]))
}

/** The text of the first field that the server found wrong; undefined where it failed for another reason. */
export const firstRefused = (error: unknown): string | undefined => Object.values(refusedFields(error))[0]

/** The reason, with the texts of what was refused and has no field in a form of these values to stand beside. */
export function withFieldless(reason: string, refused: Texts, values: object): string {
  const fieldless = Object.keys(refused).filter((path) => !Object.hasOwn(values, path.split('.', 1)[0] ?? ''))
  return [reason, ...fieldless.map((path) => refused[path])].join(' ')
}
