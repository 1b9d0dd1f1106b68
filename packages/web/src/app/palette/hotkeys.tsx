import { useEffect, useState } from 'react'
import { loadOnIntent } from '../../ui/load-on-intent.tsx'

const Palette = loadOnIntent(async () => (await import('./palette.tsx')).Palette)
const KeyList = loadOnIntent(async () => (await import('./key-list.tsx')).KeyList)

/** What opens by a key on every page: the palette by Ctrl+K, the list of keys by `?`. */
export function Hotkeys() {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wanted = wantedBy(event)
      if (!wanted) return
      event.preventDefault()
      // Without a network nothing opens, and the next press tries again.
      const load = wanted === 'palette' ? Palette.load() : KeyList.load()
      load.then(
        () => setOpened(wanted),
        () => undefined,
      )
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const close = () => setOpened(null)
  if (opened === 'palette') return <Palette onClose={close} />
  return opened === 'keys' && <KeyList onClose={close} />
}

/** A dialog keeps its own keys, and a question mark in a field is a character. */
function wantedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (altKey || within('[role="dialog"], [role="alertdialog"]')) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  return key === '?' && !within('input, textarea, select') ? 'keys' : null
}
