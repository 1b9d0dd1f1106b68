import { useEffect, useState } from 'react'

/** Whether a value has stayed the same for `milliseconds`: debounces typing and scrolling. */
export function useSettled(value: string, milliseconds: number): boolean {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled === value
}
