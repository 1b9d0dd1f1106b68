import { type ErrorCode, failureTitle, type InputError } from '@volute/domain/core/kernel'
import { keepSessionEnd, type SessionEnd } from './session-end.ts'
import { clearSession, getSession } from './session-store.ts'

/**
 * Failed call, with the message to show. `status` is 500 when the network failed (ERR-05); `code` is the server's, if it
 * answered.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  /** Input fields that the server found invalid. */
  readonly fields: readonly InputError[]

  constructor(status: number, sentence: string, code?: ErrorCode, fields: readonly InputError[] = []) {
    super(sentence)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** No answer: the network or the shop is unreachable (ERR-05). */
export class NetworkError extends ApiError {
  constructor(sentence: string) {
    super(500, sentence)
  }
}

/** Message of a failed call; any other error is a bug and is rethrown. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message
  throw failure
}

/** Title and message of a failed call by its cause, as props of `FailureCard`. */
export function failureOf(failure: unknown) {
  const children = sentenceOf(failure)
  const isAnswered = failure instanceof ApiError && !(failure instanceof NetworkError)
  return { title: failureTitle(isAnswered ? failure.status : 'network'), children }
}

let whenSessionEnds: (reason: SessionEnd) => void = () => {}

/** Sets the app's handler for a session ended by the server. */
export function onSessionEnd(listener: (reason: SessionEnd) => void) {
  whenSessionEnds = listener
}

/** Signs out on the server's request, unless there is no session or a newer one started after the call. */
export function endSession(reason: SessionEnd, token: string) {
  if (token === '' || token !== getSession().token) return
  keepSessionEnd(reason)
  clearSession()
  whenSessionEnds(reason)
}

let whenBehind: () => void = () => {}

/** Sets the app's handler for a company or permissions that differ between the server and this tab. */
export function onBehind(listener: () => void) {
  whenBehind = listener
}

/** Reports that this tab is out of date, unless a newer session started after the call. */
export function noteBehind(token: string) {
  if (token !== '' && token === getSession().token) whenBehind()
}
