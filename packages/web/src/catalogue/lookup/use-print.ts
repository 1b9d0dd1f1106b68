import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What goes on paper: the drawing with its parts list, or the drawing alone. */
export type Printed = 'bom' | 'drawing'

/** Prints, and says while the browser prints what belongs on the sheet; its own command prints the whole. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const asked = useRef<Printed>('bom')
  useEffect(() => {
    // The sheet must stand before the browser lays out the page, which it does when the listener returns.
    const begin = () => flushSync(() => setPrinted(asked.current))
    const end = () => {
      asked.current = 'bom'
      setPrinted(null)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return {
    printed,
    print: (what: Printed) => {
      asked.current = what
      window.print()
    },
  }
}
