import { ErpError, orderConfig } from '@volute/erp'
import { readValue } from './tryton-values.ts'

/** Context of every call: the language of errors, and the company that the user works for. */
export type Context = Record<string, unknown>

/** Row of a model, by field name. */
export type Row = Record<string, unknown> & { id: number }

/** Calls a Tryton method over JSON-RPC, with the context as its last parameter. */
export type CallTryton = <T>(method: string, params: unknown[], context?: Context) => Promise<T>

interface Session {
  authorization: string
  context: Context
}

/** Connects to a database of a Tryton server: `tryton+https://user:password@host/database`. */
export function openTrytonCalls(url: string) {
  const { address, database, user, password } = readTrytonUrl(url)
  let session: Promise<Session> | undefined

  async function login(traceparent?: string): Promise<Session> {
    const answer = await post('common.db.login', [user, { password }, 'en'], { traceparent })
    if (answer.status === 401) throw new ErpError('config', 'Tryton refuses the user or the password.')
    const [userId, key] = read(answer) as [number, string]
    const authorization = `Session ${Buffer.from(`${user}:${userId}:${key}`).toString('base64')}`
    const asked = await post('model.res.user.get_preferences', [true, {}], { authorization, traceparent })
    const { company } = read(asked) as { company?: number }
    if (!company) throw new ErpError('config', `The user ${user} works for no company in Tryton.`)
    return { authorization, context: { company, language: 'en' } }
  }

  /** Opens a session; forgets one that failed, so that the next call tries again. */
  function openSession(traceparent?: string) {
    session ??= login(traceparent).catch((error: unknown) => {
      session = undefined
      throw error
    })
    return session
  }

  async function post(method: string, params: unknown[], headers: Record<string, string | undefined>) {
    const given = Object.entries(headers).filter((one): one is [string, string] => one[1] !== undefined)
    const answer = await fetch(`${address}/${database}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...Object.fromEntries(given) },
      body: JSON.stringify({ id: 0, method, params }),
      signal: AbortSignal.timeout(CALL_MILLISECONDS),
    }).catch(silent)
    return { status: answer.status, text: await answer.text().catch(silent) }
  }

  /** Calls of one operation, all with its trace. */
  return (traceparent?: string): CallTryton =>
    async function call<T>(method: string, params: unknown[], context: Context = {}): Promise<T> {
      const opened = await openSession(traceparent)
      const { authorization } = opened
      const sent = [...params, { ...opened.context, ...context }]
      const answer = await post(method, sent, { authorization, traceparent })
      if (answer.status !== 401) return read(answer) as T
      session = undefined
      const again = { authorization: (await openSession(traceparent)).authorization, traceparent }
      return read(await post(method, sent, again)) as T
    }
}

/** Timeout of a single call; the whole operation has the shop's own timeout. */
const CALL_MILLISECONDS = 60_000

function readTrytonUrl(url: string) {
  const { protocol, host, username, password, pathname } = new URL(url)
  return {
    address: `${protocol.slice('tryton+'.length)}//${host}`,
    database: pathname.slice(1),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

function silent(error: Error): never {
  throw new ErpError('retryable', `Tryton does not answer (${error.message}).`, 'unknown')
}

/** Returns the result of an answer, or throws its error. */
function read({ status, text }: { status: number; text: string }): unknown {
  if (status === 404) throw new ErpError('config', 'Tryton has no such database.')
  if (status === 401 || status === 403)
    throw new ErpError('config', 'Tryton refuses the session of the shop.')
  if (status !== 200) throw new ErpError('retryable', `Tryton is busy (${status}).`, 'unknown')
  const answer = parse(text) as { result: unknown; error?: [kind: string, detail: unknown] }
  if (answer.error) throw errorFrom(...answer.error)
  return answer.result
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, readValue)
  } catch {
    throw new ErpError('retryable', 'The answer of Tryton broke off.', 'unknown')
  }
}

/** Tryton reports a missing right like an invalid order: only the words differ. */
const missingRight = /^(You are not allowed to|Calling button .* is not allowed)/
/** Rejection by a record rule, which may allow other orders. */
const ruledOut = /^You are not allowed to (create|read|write to|delete) records /
/** Name of a model that no active module defines. */
const missingModel = /^'[a-z_]+(\.[a-z_]+)+'$/

function errorFrom(kind: string, detail: unknown): ErpError {
  if (missingModel.test(kind)) return new ErpError('config', `Tryton lacks the module that brings ${kind}.`)
  if (kind !== 'UserError' && kind !== 'UserWarning')
    return new ErpError('retryable', `Tryton failed: ${kind}`, 'unknown')
  const words = detail as string[]
  const sentence = words[kind === 'UserWarning' ? 1 : 0] ?? kind
  if (ruledOut.test(sentence)) return orderConfig(sentence)
  return new ErpError(missingRight.test(sentence) ? 'config' : 'rejected', sentence)
}
