import { z } from 'zod/mini'
import { newUuid } from '../api/index.ts'

const requestCode = z.object({
  code: z.uuid(),
  /** What is ordered, as text: another order needs another code. */
  order: z.string(),
  /** It was sent and nobody knows yet what came of it. */
  isSent: z.boolean(),
})

/** The name of one attempt to order; sent again, it never makes a second order (OQ-44). */
export type RequestCode = z.infer<typeof requestCode>

/** Reads a kept code; anything unreadable is none. */
export function readRequestCode(kept: unknown): RequestCode | null {
  return requestCode.safeParse(kept).data ?? null
}

/** Keeps the code while the order stays the same, as after a network failure; an edit makes a new one (OQ-44). */
export function requestCodeFor(kept: RequestCode | null, order: string): RequestCode {
  return kept?.order === order ? kept : { code: newUuid(), order, isSent: false }
}
