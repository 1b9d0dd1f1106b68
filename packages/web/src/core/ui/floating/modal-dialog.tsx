import { Dialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from '../modal.module.css'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  /** One muted line below the title, such as part number and unit. */
  subtitle?: ReactNode
  wide?: boolean
  /** Wide enough for a table. */
  table?: boolean
  /** Keeps the modal open until the work is done: no close button, no Esc, no click outside. */
  blocking?: boolean
  /** `ModalBody` and `ModalFooter`, optionally wrapped in one form. */
  children: ReactNode
}

/** Openers of the dialogs below a dialog, nearest first. */
const OpenersBelow = createContext<RefObject<HTMLElement | null>[]>([])

/**
 * Dialog over an inert page; on phones a sheet from the bottom. The focus returns to where it was, or to the page's heading
 * if that element is gone. While the dialog fades out, the page is reachable, and focus that is already there stays.
 */
export function ModalDialog({ open, onClose, title, subtitle, wide, table, blocking, children }: ModalProps) {
  const opener = useRef<HTMLElement | null>(null)
  // A dialog over this one may close together with it, which unmounts its opener.
  const below = useContext(OpenersBelow)
  const openers = useMemo(() => [opener, ...below], [below])
  const isOpenerKnown = useRef(false)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={blocking === true}
      onOpenChange={(next) => !next && !blocking && onClose()}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) isOpenerKnown.current = false
      }}
    >
      <Dialog.Portal>
        {/* Also over a dialog below this one. */}
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup
          ref={popup}
          className={joinClasses(styles.popup, wide && styles.wide, table && styles.table)}
          initialFocus={(openedBy) => {
            // Called again when a dialog over this one closes; the opener stays the same.
            if (!isOpenerKnown.current) opener.current = document.activeElement as HTMLElement
            isOpenerKnown.current = true
            return wantedField(popup.current) ?? (openedBy === 'touch' || firstField(popup.current))
          }}
          finalFocus={() =>
            !isOnThePage(document.activeElement) &&
            (openers.find(({ current }) => current?.isConnected)?.current ??
              document.querySelector<HTMLElement>('main h1'))
          }
        >
          <header className={styles.head}>
            <div>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {subtitle && (
                <Dialog.Description className={styles.subtitle} render={<div />}>
                  {subtitle}
                </Dialog.Description>
              )}
            </div>
            {!blocking && (
              <Dialog.Close
                render={
                  <IconButton label="Close">
                    <IconX size={20} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                }
              />
            )}
          </header>
          <OpenersBelow value={openers}>{children}</OpenersBelow>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Field that a dialog exists for, such as a search: its keyboard opens on touch too. */
const wantedField = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>('[data-first]')

/** Focuses a field rather than the close button. On touch the caller focuses the sheet itself, so that no keyboard opens. */
function firstField(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>('input:not([type="radio"]), select, textarea') ?? true
}

function isOnThePage(focused: Element | null): boolean {
  return focused !== null && focused !== document.body && !focused.closest('[data-base-ui-portal]')
}
