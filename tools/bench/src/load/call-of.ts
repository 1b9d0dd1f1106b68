import { type Endpoint, requestOf, type SentTo } from '@volute/domain/core/kernel'
import type { Person } from '../world/fill-people.ts'
import type { Sent } from './load-process.ts'

/** A person's call of an endpoint. The shop identifies them by the token, a bare route by `x-user-id`. */
export function callOf<E extends Endpoint>({ token, userId }: Person, endpoint: E, sent: SentTo<E>): Sent {
  const { url, method, body } = requestOf(endpoint, sent)
  return {
    method,
    path: url,
    headers: {
      authorization: `Bearer ${token}`,
      'x-user-id': String(userId),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  }
}
