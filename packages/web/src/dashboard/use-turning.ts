import { durations } from '@volute/domain/kernel'
import { useEffect, useState } from 'react'

/** Which of so many slides is shown: the next one after a while, in a loop, unless it rests (OQ-60). */
export function useTurning(count: number, rests: boolean) {
  const [at, setAt] = useState(0)
  const turnTo = (next: number) => setAt((next + count) % count)

  useEffect(() => {
    if (rests) return
    const timer = setTimeout(() => setAt((at + 1) % count), durations.carousel)
    return () => clearTimeout(timer)
  }, [at, count, rests])

  return { at, turnTo }
}
