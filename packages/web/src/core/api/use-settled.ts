import { useEffect, useState } from 'react'

/** True when a value has not changed for `milliseconds`, or is the first one: debounces typing and scrolling. */
export function useSettled(value: string, milliseconds: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled === value
}
