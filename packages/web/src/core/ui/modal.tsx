import { type ReactNode, useEffect, useState } from 'react'
import { loadOnIntent } from './load-on-intent.tsx'
import type { ModalProps } from './floating/modal-dialog.tsx'
import styles from './modal.module.css'

/** Dialog over an inert page. Its code loads with the first dialog; if that fails, the dialog closes again. */
export function Modal(props: ModalProps) {
  const { open, onClose } = props
  const [isLoaded, setLoaded] = useState(false)
  // A dialog that mounts open would not fade in.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(open && isLoaded), [open, isLoaded])
  useEffect(() => {
    if (!open || isLoaded) return
    let isWanted = true
    LoadedModal.load().then(
      () => isWanted && setLoaded(true),
      () => isWanted && onClose(),
    )
    return () => {
      isWanted = false
    }
  }, [open, isLoaded, onClose])
  return isLoaded && <LoadedModal {...props} open={isShown} />
}

/** Scrolling content of a modal. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** Fixed footer of a modal: the destructive action at the left, Cancel and the primary action at the right. */
export function ModalFooter({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      {start && <div className={styles.start}>{start}</div>}
      {children}
    </footer>
  )
}

/** Dialog component shared by all modals. */
const LoadedModal = loadOnIntent(async () => (await import('./floating/modal-dialog.tsx')).ModalDialog)

/** Loads the modals' code in advance. */
export const prepareModals = () => void LoadedModal.load().catch(() => undefined)
