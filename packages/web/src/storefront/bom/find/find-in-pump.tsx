import { IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { loadOnIntent } from '../../../core/ui/load-on-intent.tsx'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { useHotkey } from '../../../core/ui/use-hotkey.ts'
import type { FindDialogProps } from './find-dialog.tsx'
import styles from './find-in-pump.module.css'

const FindDialog = loadOnIntent(async () => (await import('./find-dialog.tsx')).FindDialog)

/** Finds a part on all levels of the pump on screen, by button or the key `f`. */
export function FindInPump(props: Omit<FindDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  useHotkey('f', open)
  return (
    <>
      <TextButton
        aria-keyshortcuts="f"
        className={styles.find}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <IconListSearch size={16} stroke={1.5} aria-hidden="true" />
        Find in Pump
        <kbd aria-hidden="true">f</kbd>
      </TextButton>
      {isOpen && <FindDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )

  function open() {
    // Offline nothing opens. The next press tries again.
    FindDialog.load().then(
      () => setOpen(true),
      () => undefined,
    )
  }
}

const prepare = () => void FindDialog.load().catch(() => undefined)
