/** What the server answered to a call. */
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

/**
 * Takes the answer to a call that `public/early-lookup.js` has made while the app's code loaded; undefined if it has not made
 * it, or has failed.
 */
export async function takeEarlyAnswer({ method, url, token, companyId, body }: Asked) {
  const { earlyAnswers } = globalThis as { earlyAnswers?: Record<string, Promise<Answer>> }
  const asked = [method, url, token, companyId, body].join(' ')
  const answer = earlyAnswers?.[asked]
  if (!answer) return undefined
  delete earlyAnswers[asked]
  return performance.now() < FRESH ? answer.catch(() => undefined) : undefined
}
