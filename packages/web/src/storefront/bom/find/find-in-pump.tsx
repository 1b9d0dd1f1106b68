import { IconListSearch } from '@tabler/icons-react'
import type { BomPlace } from '@volute/domain/catalogue/bom'
import { useState } from 'react'
import { loadOnIntent } from '../../../core/ui/load-on-intent.tsx'
import { PHONE } from '../../../core/ui/phone.ts'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { useHotkey } from '../../../core/ui/use-hotkey.ts'
import { focusOnceThere } from '../parts-list/use-shown-row.ts'
import { usePlace } from '../use-place.ts'
import type { FindDialogProps } from './find-dialog.tsx'
import styles from './find-in-pump.module.css'

const FindDialog = loadOnIntent(async () => (await import('./find-dialog.tsx')).FindDialog)

/** Finds a part on all levels of the pump on screen, by button or the key `f`, and opens its level with its row highlighted. */
export function FindInPump(props: Pick<FindDialogProps, 'bom' | 'isFlat'>) {
  const { show } = usePlace()
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
      {isOpen && <FindDialog {...props} searchesShop onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )

  function open() {
    // Offline nothing opens. The next press tries again.
    FindDialog.load().then(
      () => setOpen(true),
      () => undefined,
    )
  }

  function choose({ path, line: { partNumber }, nth }: BomPlace) {
    show({ path, part: partNumber, nth })
    focusOnceThere(() => foundRow(partNumber))
  }
}

const prepare = () => void FindDialog.load().catch(() => undefined)

/** Quantity field of the row found, where Enter adds it. On touch screens its name, so that no keyboard pops up. */
function foundRow(partNumber: string) {
  if (document.querySelector('[role="dialog"]')) return null
  const row = document.querySelector<HTMLElement>('[data-list] [data-selected]')
  // Until the page has followed, the previously selected row is still marked.
  if (row?.dataset['selected'] !== partNumber) return null
  const quantity = !window.matchMedia(PHONE).matches && row.querySelector<HTMLElement>('input')
  return quantity || row.querySelector<HTMLElement>('button')
}
