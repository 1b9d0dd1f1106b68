import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Part of a `traceparent` that stays the same across calls (https://www.w3.org/TR/trace-context/): `<id>-<flags>`. */
export type Trace = string

const current = new AsyncLocalStorage<Trace>()

/** Runs work in a trace; its jobs and ERP calls belong to that trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** Trace of the current work, or a new one if it has none. */
export const currentTrace = (): Trace => current.getStore() ?? newTrace()

/** The `traceparent` of one call; each call is a span of its own. */
export const nextTraceparent = (): string => `00-${currentTrace().replace('-', `-${randomHex(8)}-`)}`

export const newTrace = (): Trace => keptTrace(randomHex(16))

/** Trace that begins here, flagged so that the called system may record it as well. */
export const keptTrace = (id: string): Trace => `${id}-01`

export const traceId = (trace: Trace): string => trace.slice(0, 32)

const form =
  /^(?!ff)[\da-f]{2}-(?<id>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f](?<isKept>[\da-f])(?:-|$)/

/** Reads the trace of a `traceparent`. Of its flags, only the one that says whether the caller records the trace is passed on. */
export function readTrace(traceparent: unknown): Trace | undefined {
  const { id, isKept } = form.exec(String(traceparent))?.groups ?? {}
  return id && `${id}-0${Number.parseInt(isKept ?? '', 16) & 1}`
}

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')
