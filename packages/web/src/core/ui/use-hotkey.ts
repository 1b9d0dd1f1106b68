import { useEffect, useEffectEvent } from 'react'

/** Elements that handle letter keys themselves. */
const typing = 'input, textarea, select, [role="dialog"], [role="menu"]'

/** Runs an action when a key is pressed without modifiers anywhere on the page, except where the user types. */
export function useHotkey(key: string, act: () => void, isOn = true) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
