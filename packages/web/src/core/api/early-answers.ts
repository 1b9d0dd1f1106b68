/** Server's answer to a call. */
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

/** Milliseconds since the page was opened, up to which an early answer is fresh. */
const FRESH = 10_000

/** True while this page has early answers that no call has taken. */
export const wasAskedEarly = () => Object.keys(early() ?? {}).length > 0

/**
 * Takes the answer to a call that `public/early-lookup.js` made while the app's code loaded; undefined if there is none or
 * it failed.
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
