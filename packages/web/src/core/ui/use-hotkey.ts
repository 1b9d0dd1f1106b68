import { useEffect, useEffectEvent } from 'react'

/** Elements that have their own use for a letter. */
const typing = 'input, textarea, select, [role="dialog"], [role="menu"]'

/** Acts on one key pressed by itself anywhere on the page, but where one types. */
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
