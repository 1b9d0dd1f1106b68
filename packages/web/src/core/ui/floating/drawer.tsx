import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './drawer.module.css'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Name for screen readers. */
  title: string
  children: ReactNode
}

/** Panel that slides in from the left over an inert page. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.panel}>
          <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
