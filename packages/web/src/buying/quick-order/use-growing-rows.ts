import { useEffect, useState } from 'react'

/** Rows that are rendered at once, and in each frame after it. */
const FIRST = 30
const STEP = 10

/** Number of rows to render: the first at once, the others frame by frame, so that a long list blocks no input. */
export function useGrowingRows(count: number): number {
  const [shown, setShown] = useState(FIRST)
  useEffect(() => {
    if (count <= FIRST) return setShown(FIRST)
    if (shown >= count) return
    const frame = requestAnimationFrame(() => setShown(shown + STEP))
    return () => cancelAnimationFrame(frame)
  }, [shown, count])
  return Math.min(shown, count)
}

/** Calls `act` once all rows are rendered. */
export function afterRows(act: () => void): void {
  requestAnimationFrame(() => (document.querySelector('[data-growing]') ? afterRows(act) : act()))
}
