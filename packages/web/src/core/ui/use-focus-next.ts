import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows are added, moved and removed. `focusNext` names the row, and the element of it, that
 * takes the focus once the rows have changed; if it is not there, another `data-act` of the row or `data-add` takes it.
 */
export function useFocusNext<List extends HTMLElement>(rows: readonly unknown[]) {
  const list = useRef<List>(null)
  const next = useRef<{ row: number; on: string } | null>(null)
  useEffect(() => {
    const { row, on } = next.current ?? {}
    if (row === undefined) return
    next.current = null
    const shown = list.current?.children[row]
    const wanted = shown?.querySelector<HTMLElement>(`${on}:not(:disabled)`)
    const instead = shown?.querySelector<HTMLElement>('[data-act]:not(:disabled)')
    ;(wanted ?? instead ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }, [rows])
  return { list, focusNext: (row: number, on: string) => void (next.current = { row, on }) }
}
