import { messages } from './http-error.ts'

/** Response to a call; `body` is the parsed JSON if it was JSON. */
export interface Answer {
  status: number
  isJson: boolean
  body: unknown
}

/** Sentence shown for failures of a call that come without one from the server. */
export interface Fallback {
  fallback: string
  /** The specification lists the sentence, so it is shown verbatim without a connection (OQ-05). */
  isListed?: true | undefined
}

/** Title of a failure, by the response status or a missing response. Only server failures are called internal (ERR-08). */
export function failureTitle(happened: number | 'network'): string {
  if (happened === 'network') return 'No Connection'
  if (happened < 400 || happened >= 500) return 'Internal Server Error'
  return titles[happened] ?? 'Request Not Accepted'
}

const titles: Partial<Record<number, string>> = {
  401: 'Signed Out',
  403: 'Access Denied',
  404: 'Not Found',
  409: 'Changed Meanwhile',
  429: 'Too Many Attempts',
}

/**
 * Sentence to show for a failed call: the server's own for a 4xx, otherwise the fallback of that call
 * (ERR-03 to ERR-09, OQ-05). The text of a 5xx is never shown.
 */
export function errorText(answer: Answer | 'network', { fallback, isListed }: Fallback): string {
  if (answer === 'network') return isListed ? fallback : withoutConnection(fallback)
  if (answer.status < 400 || answer.status >= 500) return fallback
  if (!answer.isJson) return messages.notJson

  return sentenceIn(answer.body) ?? fallback
}

/** The server's own sentence in a body. */
function sentenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' ? body.error : undefined
}

const withoutConnection = (fallback: string) =>
  isInternal(fallback) ? `${messages.noConnection} ${contextOf(fallback)}`.trim() : fallback

/** Rest of a sentence that calls the failure internal: the action that failed. */
export const contextOf = (sentence: string) =>
  isInternal(sentence) ? sentence.slice(messages.internal.length).trim() : sentence

const isInternal = (sentence: string) => sentence.startsWith(messages.internal)
