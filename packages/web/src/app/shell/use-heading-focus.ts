import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the new page's heading, so that screen readers hear where they are; a page that is there to be typed
 * into marks its field with `data-first-focus` and gets it there, except by touch, where a keyboard would jump up.
 */
export function useHeadingFocus() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === undefined || path === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = path
    // Whoever has opened a dialog meanwhile types there.
    if (document.querySelector('[role="dialog"][data-open]')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    const target = firstField() ?? (isFirst ? null : heading)
    // The router scrolls: to the top, or on Back to where the page was left.
    target?.focus({ preventScroll: true })
  }, [path])
}

function firstField(): HTMLElement | null {
  if (!window.matchMedia('(pointer: fine)').matches) return null
  return document.querySelector<HTMLElement>('main [data-first-focus]')
}
