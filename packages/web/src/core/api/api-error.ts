import { type ErrorCode, failureTitle, type InputError } from '@volute/domain/core/kernel'
import { keepSessionEnd, type SessionEnd } from './session-end.ts'
import { clearSession, getSession } from './session-store.ts'

/** A call that failed, with the sentence to show; `status` is 500 when the network failed (ERR-05), `code` the server's, where it has answered. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  /** The fields of the input that the server found wrong. */
  readonly fields: readonly InputError[]

  constructor(status: number, sentence: string, code?: ErrorCode, fields: readonly InputError[] = []) {
    super(sentence)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Nobody answered: there is no network, or no shop at its end (ERR-05). */
export class NetworkError extends ApiError {
  constructor(sentence: string) {
    super(500, sentence)
  }
}

/** The sentence of a failed call; any other error is a bug and is thrown on. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message
  throw failure
}

/** Title and sentence of a failed call by what happened, as `FailureCard` shows them. */
export function failureOf(failure: unknown) {
  const children = sentenceOf(failure)
  const isAnswered = failure instanceof ApiError && !(failure instanceof NetworkError)
  return { title: failureTitle(isAnswered ? failure.status : 'network'), children }
}

let whenSessionEnds: (reason: SessionEnd) => void = () => {}

/** Sets what the app does when the server ends a session. */
export function onSessionEnd(listener: (reason: SessionEnd) => void) {
  whenSessionEnds = listener
}

/** Signs out when the server says so, unless there is no session or a newer one has begun since the call. */
export function endSession(reason: SessionEnd, token: string) {
  if (token === '' || token !== getSession().token) return
  keepSessionEnd(reason)
  clearSession()
  whenSessionEnds(reason)
}

let whenBehind: () => void = () => {}

/** Sets what the app does when the server has another company or other rights than this tab. */
export function onBehind(listener: () => void) {
  whenBehind = listener
}

/** Reports that this tab is out of date, unless a newer session has begun since the call. */
export function noteBehind(token: string) {
  if (token !== '' && token === getSession().token) whenBehind()
}
