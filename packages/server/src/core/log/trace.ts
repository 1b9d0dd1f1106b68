import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Part of a `traceparent` that stays the same from call to call (https://www.w3.org/TR/trace-context/): `<id>-<flags>`. */
export type Trace = string

const current = new AsyncLocalStorage<Trace>()

/** Does work whose jobs and calls of the ERP belong to this trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** The trace of the work that asks, or a new one where it has none. */
export const currentTrace = (): Trace => current.getStore() ?? newTrace()

/** The `traceparent` of one call: each is a span of its own. */
export const nextTraceparent = (): string => `00-${currentTrace().replace('-', `-${randomHex(8)}-`)}`

export const newTrace = (): Trace => keptTrace(randomHex(16))

/** A trace that begins here, which whoever is called may keep as well. */
export const keptTrace = (id: string): Trace => `${id}-01`

export const traceId = (trace: Trace): string => trace.slice(0, 32)

const form =
  /^(?!ff)[\da-f]{2}-(?<id>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f](?<isKept>[\da-f])(?:-|$)/

/** The trace that a `traceparent` names. Of its flags, one says whether the caller keeps the trace; no other is handed on. */
export function readTrace(traceparent: unknown): Trace | undefined {
  const { id, isKept } = form.exec(String(traceparent))?.groups ?? {}
  return id && `${id}-0${Number.parseInt(isKept ?? '', 16) & 1}`
}

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')
