import { type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'
import { expect } from 'vitest'

interface Refusal {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

const traces = /node_modules|\.ts:\d|\.js:\d|\bat [\w.<>]+ \(|Error:|select .+ from |insert into /

/** Holds a refusal against the one error shape: its code's status, a request id, and nothing of our insides. */
export function expectRefusal({ statusCode, headers, body }: Refusal, code?: ErrorCode): void {
  expect(headers['content-type'], body).toBe('application/json; charset=utf-8')
  const { error, ...rest } = JSON.parse(body)
  expect(rest).toEqual({})
  const { fields = {}, ...told } = error
  expect(told).toEqual({
    code: code ?? expect.any(String),
    message: expect.any(String),
    requestId: expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/),
  })
  for (const text of Object.values(fields)) expect(text).toEqual(expect.any(String))
  // A code that is not in the catalogue is told apart here.
  expect(statusCode, body).toBe(errorCatalogue[told.code as ErrorCode]?.status)
  expect(body).not.toMatch(traces)
}
