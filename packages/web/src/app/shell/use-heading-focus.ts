import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the new page's heading, so that screen readers hear where they are. */
export function useHeadingFocus() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === undefined || path === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = path
    if (!isFirst) (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus()
  }, [path])
}
