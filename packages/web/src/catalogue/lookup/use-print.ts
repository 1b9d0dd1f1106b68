import { durations } from '@volute/domain/kernel'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What goes on paper: the drawing with its parts list, or the drawing alone. */
export type Printed = 'bom' | 'drawing'

/** Prints, and says what belongs on the sheet meanwhile; the browser's own command prints the whole. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const asked = useRef<Printed>('bom')
  const timer = useRef(0)
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
      window.clearTimeout(timer.current)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return {
    printed,
    /** The sheet is being laid out; the browser's dialog opens when it stands. */
    isPreparing,
    /** Opens the browser's print dialog after the print delay (LOOKUP-23). */
    print: (what: Printed) => {
      window.clearTimeout(timer.current)
      asked.current = what
      setPrinted(what)
      setIsPreparing(true)
      timer.current = window.setTimeout(() => {
        setIsPreparing(false)
        window.print()
      }, durations.printDelay)
    },
  }
}
