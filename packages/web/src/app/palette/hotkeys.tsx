import { useEffect, useRef, useState } from 'react'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'

const Palette = loadOnIntent(async () => (await import('./palette.tsx')).Palette)
const KeyList = loadOnIntent(async () => (await import('./key-list.tsx')).KeyList)

/** Dialogs that open by key on every page: the palette by Ctrl+K, the list of keys by `?`. */
export function Hotkeys() {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)
  /** Text typed between Ctrl+K and the focus of the palette's field; null while no palette is opening. */
  const typedAhead = useRef<string | null>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wanted = wantedBy(event)
      if (typedAhead.current !== null && isText(event)) typedAhead.current += event.key
      else if (wanted) open(wanted)
      else return
      event.preventDefault()
    }
    function open(wanted: 'palette' | 'keys') {
      typedAhead.current = wanted === 'palette' ? '' : null
      const load = wanted === 'palette' ? Palette.load() : KeyList.load()
      load.then(
        () => setOpened(wanted),
        // Offline nothing opens. The next press tries again.
        () => takeTyped(),
      )
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function takeTyped() {
    const typed = typedAhead.current ?? ''
    typedAhead.current = null
    return typed
  }
  function close() {
    takeTyped()
    setOpened(null)
  }
  if (opened === 'palette') return <Palette takeTyped={takeTyped} onClose={close} />
  return opened === 'keys' && <KeyList onClose={close} />
}

/** Dialogs handle their own keys, and a question mark in a field is text. */
function wantedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (altKey || isWithin(target, dialogs)) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  return key === '?' && !isWithin(target, 'input, textarea, select') ? 'keys' : null
}

const isText = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isWithin(target, dialogs)

const dialogs = '[role="dialog"], [role="alertdialog"]'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
