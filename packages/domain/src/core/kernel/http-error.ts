import { type Checked, type InputError } from './checked.ts'
import { type ErrorCode, type OwnErrorCode } from './error-codes.ts'
import { formatNumber } from './format-number.ts'
import { limits } from './limits.ts'

/** The only error that a handler throws: a status, a sentence for the user, and a code for programs. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503
  readonly code: ErrorCode
  /** Invalid input fields, if a check found them. */
  readonly fields: readonly InputError[] | undefined
  /** Seconds until the same call may succeed; only for a 429. */
  retryAfter: number | undefined

  constructor(
    status: HttpError['status'],
    sentence: string,
    code: ErrorCode,
    fields?: readonly InputError[],
  ) {
    super(sentence)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

export const badRequest = (
  sentence: string,
  code: OwnErrorCode | 'INVALID_INPUT' = 'INVALID_INPUT',
  fields?: readonly InputError[],
) => new HttpError(400, sentence, code, fields)
/** Rejects input that does not match the contract's schema, or that no page of the shop sends. */
export const invalidRequest = () => new HttpError(400, messages.invalidRequest, 'INVALID_REQUEST')
export const unauthorized = () => new HttpError(401, messages.unauthorized, 'UNAUTHORIZED')
export const forbidden = (
  sentence: string = messages.forbidden,
  code: OwnErrorCode | 'FORBIDDEN' = 'FORBIDDEN',
) => new HttpError(403, sentence, code)
export const policyRequired = () => new HttpError(403, messages.policyRequired, 'POLICY_REQUIRED')
export const notFound = (
  sentence: string = messages.notFound,
  code: OwnErrorCode | 'NOT_FOUND' = 'NOT_FOUND',
) => new HttpError(404, sentence, code)
export const conflict = (sentence: string, code: OwnErrorCode | 'OTHER_COMPANY') =>
  new HttpError(409, sentence, code)
export const tooManyAttempts = (retryAfter: number) =>
  Object.assign(new HttpError(429, messages.tooManyAttempts, 'TOO_MANY_ATTEMPTS'), { retryAfter })
export const unavailable = (sentence: string) => new HttpError(503, sentence, 'UNAVAILABLE')

/** Returns the value of a check that passed; otherwise throws an HttpError with the first sentence and all field errors. */
export function orThrow<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value
  throw badRequest(checked.errors[0].error, 'INVALID_INPUT', checked.errors)
}

/** Sentences that any endpoint may return. */
export const messages = {
  unauthorized: 'Authorization required.',
  forbidden: 'You do not have permission to perform this action.',
  policyRequired: 'Privacy Policy must be accepted to be allowed to login.',
  otherCompany: 'The company you are acting for has changed. Please reload the page.',
  invalidRequest: 'The request is not valid.',
  emailInvalid: 'You must enter a valid email address.',
  tooSlow: 'The request took too long.',
  tooLarge: 'The request is too large.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  exportEnds: `Only the first ${formatNumber(limits.exportedRows)} rows are in this file. A narrower filter finds the others.`,
  busy: 'The shop is busy right now. Please try again in a moment.',
  stopping: 'The shop is stopping.',
  noDatabase: 'The database does not answer.',
  diskFull: "The shop's disk is full. Ask the shop's administrator to free some space.",
  otherSchema: 'The database belongs to another version of the shop.',
  noFiles: 'The file store does not answer.',
  notFound: 'The requested item was not found.',
  internal: 'Internal server error.',
  noConnection: 'No connection.',
  offline: 'You’re offline. What you typed is saved; continue when you’re back online.',
  notJson: 'Response body does not contain valid JSON.',
} as const
