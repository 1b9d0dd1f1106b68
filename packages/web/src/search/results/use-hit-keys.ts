import { useEffect, useRef } from 'react'

/** Arrows lead from hit to hit, and from the page's heading to the first one. */
export function useHitKeys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)

    function press(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || !(event.target instanceof Element)) return
      const hits = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
      const at = hits.findIndex((hit) => hit.closest('li')?.contains(event.target as Element))
      if (at < 0 && !event.target.matches('main, h1, body')) return
      const next = hits[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
  }, [])
  return list
}
