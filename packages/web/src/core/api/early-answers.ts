/** Answer of the server to a call. */
export interface Answer {
  status: number
  isOk: boolean
  isJson: boolean
  body: unknown
}

interface Asked {
  url: string
  method: string
  body: string | null
  token: string
  companyId: number
}

/** Until when an early answer is new enough, in ms from the opening of the page. */
const FRESH = 10_000

/** True while answers to this page's first calls are still to be taken. */
export const wasAskedEarly = () => Object.keys(early() ?? {}).length > 0

/**
 * Takes the answer to a call that `public/early-lookup.js` has made while the app's code loaded; undefined if it has not made
 * it, or has failed.
 */
export async function takeEarlyAnswer({ method, url, token, companyId, body }: Asked) {
  const answers = early()
  const asked = [method, url, token, companyId, body].join(' ')
  const answer = answers?.[asked]
  if (!answer) return undefined
  delete answers[asked]
  return performance.now() < FRESH ? answer.catch(() => undefined) : undefined
}

const early = () => (globalThis as { earlyAnswers?: Record<string, Promise<Answer>> }).earlyAnswers
