import { ApiError, type ApiErrorCode } from '../api/api-error.ts'

/** An error as it can be stored. GIVEN_UP: the press needed another one, and that was refused. */
export interface PressRefusal {
  code: ApiErrorCode | 'GIVEN_UP'
  status: number
  message: string
  fields: Readonly<Record<string, string>>
  requestId: string | undefined
}

/** What a press needed never happened, and that failure has been explained; or whoever pressed has left: this one is not. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** The error that a refusal was; undefined for what was given up. */
export const errorOf = ({ code, status, ...details }: PressRefusal): ApiError | undefined =>
  code === 'GIVEN_UP' ? undefined : new ApiError(code, status, details)
