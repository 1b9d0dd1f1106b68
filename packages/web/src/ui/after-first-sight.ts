const FIRST_SIGHT = 1000

/** Does something once the page's first sight, with its data, has had its second; the answer calls it off. */
export function afterFirstSight(act: () => void): () => void {
  const timer = setTimeout(act, FIRST_SIGHT)
  return () => clearTimeout(timer)
}
