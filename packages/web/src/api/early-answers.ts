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

/** How long after the page was opened an early answer is not too old, in ms. */
const FRESH = 10_000

/** Whether answers to this page's first calls are still to be taken. */
export const wasAskedEarly = () => Object.keys(early() ?? {}).length > 0

/**
 * The answer to a call that `public/early-lookup.js` has made already while the app's code loaded, once; undefined if it has
 * not, or has failed.
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
