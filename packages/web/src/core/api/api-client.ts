import {
  type Endpoint,
  type ErrorCode,
  errorText,
  type Fallback,
  type InputError,
  type ListCsv,
  type ReplyOf,
  requestOf,
  type SentTo,
} from '@volute/domain/core/kernel'
import { ApiError, endSession, NetworkError, noteBehind } from './api-error.ts'
import { type Answer, takeEarlyAnswer } from './early-answers.ts'
import { getSession } from './session-store.ts'

export interface CallOptions {
  /** Replaces the contract's error message where a page uses the same endpoint for another purpose (OQ-05). */
  fallback?: string
  signal?: AbortSignal | null
  /** Token that is not yet the session's, before the policy is accepted. */
  token?: string
  /** Lets the call finish after the page is unloaded. */
  keepalive?: boolean
}

/**
 * Calls an endpoint as its contract declares it: `await call(getPart, { partNumber })`. Throws `ApiError` with the message
 * to show; a 401 also ends the session (AUTH-22).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  {
    fallback = endpoint.fallback,
    signal = null,
    token = getSession().token,
    keepalive = false,
  }: CallOptions = {},
): Promise<ReplyOf<E>> {
  const request = requestOf(endpoint, input)
  const answer =
    (await takeEarlyAnswer({ ...request, token, companyId: getSession().user.companyId })) ??
    (await send({ ...request, headers: headersOf(endpoint, token), signal, keepalive }))
  return bodyOf(answer, 'json', { ...endpoint, fallback, token }) as ReplyOf<E>
}

/** Exports all rows of a list as a CSV file, whichever page `input` names; fails like `call`. */
export async function exportList<E extends Endpoint & { csv: ListCsv }>(
  endpoint: E,
  input: SentTo<E>,
): Promise<File> {
  const { token } = getSession()
  const headers = { ...headersOf(endpoint, token), Accept: 'text/csv' }
  const answer = await send({ ...requestOf(endpoint, input), headers })
  const file = bodyOf(answer, 'csv', { ...endpoint, token }) as Blob
  return new File([file], endpoint.csv.fileName, { type: file.type })
}

/** Returns the body of an expected answer; throws for any other answer. A 401 also ends the session (AUTH-22). */
export function bodyOf(
  answer: Answer | 'network',
  kind: 'json' | 'csv',
  { token, ...said }: Fallback & { token: string },
): unknown {
  if (answer === 'network') throw new NetworkError(errorText('network', said))
  if (isRefused(answer)) endSession(answer.status === 401 ? 'unauthorized' : 'policy', token)
  if (isBehind(answer)) noteBehind(token)
  if (!answer.isOk || answer.isJson !== (kind === 'json'))
    throw new ApiError(answer.status, errorText(answer, said), ...reasonOf(answer))
  return answer.body
}

/** Headers of a call: the user's token and the acting company (AUTH-17, ERR-01). */
export function headersOf(endpoint: Endpoint, token: string) {
  const { companyId } = getSession().user
  return {
    ...(endpoint.body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && companyId && { 'X-Company-Id': String(companyId) }),
  }
}

async function send({ url, ...init }: { url: string } & RequestInit) {
  try {
    const response = await fetch(url, init)
    const isCsv = response.headers.get('content-type')?.startsWith('text/csv')
    const read = isCsv ? { isJson: false, body: await response.blob() } : readJson(await response.text())
    return { status: response.status, isOk: response.ok, ...read } satisfies Answer
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    return 'network'
  }
}

export function readJson(text: string): { isJson: boolean; body: unknown } {
  try {
    return { isJson: true, body: JSON.parse(text) }
  } catch {
    return { isJson: false, body: null }
  }
}

/** True when the session has ended, or a new policy version must be accepted first. */
function isRefused(answer: Answer): boolean {
  return answer.status === 401 || codeOf(answer) === 'POLICY_REQUIRED'
}

/** True when the acting company is not the one on screen, or the user lacks a permission that the screen assumed. */
function isBehind(answer: Answer): boolean {
  return ['OTHER_COMPANY', 'FORBIDDEN'].includes(codeOf(answer) ?? '')
}

function codeOf(answer: Answer): ErrorCode | undefined {
  return answer.isOk ? undefined : reasonOf(answer)[0]
}

/** Error code and invalid fields of an answer. */
function reasonOf({ body }: Answer) {
  const { code, fields } = (body ?? {}) as { code?: ErrorCode; fields?: InputError[] }
  return [code, fields] as const
}
