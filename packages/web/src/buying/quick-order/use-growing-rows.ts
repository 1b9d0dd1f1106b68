import { useEffect, useState } from 'react'

/** Rows that are rendered at once. */
export const ROWS_AT_ONCE = 30
/** Rows that are rendered in each frame after it. */
const STEP = 10

/** Number of rows to render: the first at once, the others frame by frame, so that a long list blocks no input. */
export function useGrowingRows(count: number): number {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  useEffect(() => {
    if (count <= ROWS_AT_ONCE) return setShown(ROWS_AT_ONCE)
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
