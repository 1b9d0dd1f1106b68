import { setTimeout as wait } from 'node:timers/promises'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import { signIn } from '@volute/domain/people/session'
import { PASSWORD } from './open-world.ts'

/** Observations of all buyers together. */
export interface Seen {
  /** Milliseconds from the first attempt to COMPLETED. */
  durations: number[]
  /** Calls repeated because the shop was down or rejected them. */
  retries: number
  /** Reason of the latest repeated call. */
  lastRefusal: string
  /** Violations of the promises. */
  mistakes: string[]
}

/** Signs a buyer in; returns a function for one call of the shop, and one that repeats until it succeeds. */
export async function openSession(address: string, email: string, seen: Seen, stop: AbortSignal) {
  const session: { token?: string } = {}
  session.token = (await until(() => call(signIn, { username: email, password: PASSWORD }))).token
  return { call, until }

  /** Repeats until it succeeds; the wait is the browser's, only shorter. */
  async function until<T>(act: () => Promise<T>, counts = true): Promise<T> {
    for (;;) {
      stop.throwIfAborted()
      try {
        return await act()
      } catch (error) {
        if (counts) seen.retries++
        if (counts) seen.lastRefusal = String(error)
        await wait(300, undefined, { signal: stop })
      }
    }
  }

  async function call<E extends Endpoint>(endpoint: E, sent: SentTo<E>): Promise<ReplyOf<E>> {
    const { url, ...request } = requestOf(endpoint, sent)
    const answer = await fetch(`${address}${url}`, {
      ...request,
      headers: {
        ...(session.token ? { authorization: `Bearer ${session.token}` } : {}),
        ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(20_000),
    })
    if (!answer.ok) throw new Error(`${endpoint.path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as ReplyOf<E>
  }
}
