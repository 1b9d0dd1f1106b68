import { z } from 'zod/mini'
import { messages } from './refusal.ts'

/** What came back from a call; `body` is the parsed JSON where it was JSON. */
export interface Answer {
  status: number
  isJson: boolean
  body: unknown
}

const refusalBody = z.object({ error: z.string() })

/**
 * The sentence to show for a call that failed: the server's own for a 4xx, else the fallback of that call
 * (ERR-03 to ERR-09, OQ-05). The text of a 5xx is never shown.
 */
export function errorText(answer: Answer | 'network', fallback: string): string {
  if (answer === 'network' || answer.status < 400 || answer.status >= 500) return fallback
  if (!answer.isJson) return messages.notJson

  return refusalBody.safeParse(answer.body).data?.error ?? fallback
}
