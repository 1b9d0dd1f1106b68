const LONGEST_WAIT = 2000

/** Does something once the browser has painted and rests; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LONGEST_WAIT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT })
  return () => cancelIdleCallback(handle)
}
