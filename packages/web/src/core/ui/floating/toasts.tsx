import { Toast } from '@base-ui/react/toast'
import { IconExclamationCircle, IconX } from '@tabler/icons-react'
import { durations } from '@volute/domain/core/kernel'
import { useEffect, useSyncExternalStore } from 'react'
import { showToasts, type ToastData, type ToastPosition } from '../toast.ts'
import styles from './toasts.module.css'

const toastManager = Toast.createToastManager<ToastData>()
const positions: ToastPosition[] = ['top', 'middle', 'bottom']

/**
 * Toasts over the window; each stays for five seconds, with Undo for ten, or until it is clicked. While the pointer or the
 * focus is on them their time stands still (SHELL-38, SHELL-39, CONST-01, OQ-115). In full screen they are in its element,
 * outside of which nothing is visible.
 */
export function Toasts() {
  useEffect(() => showToasts(toastManager), [])
  const fullScreen = useSyncExternalStore(onFullScreen, () => document.fullscreenElement)
  return (
    <Toast.Provider toastManager={toastManager} timeout={durations.toast} limit={3}>
      <Toast.Portal container={fullScreen instanceof HTMLElement ? fullScreen : undefined}>
        <Toast.Viewport className={styles.viewport}>
          {positions.map((position) => (
            <div key={position} className={styles[position]}>
              <ToastList position={position} />
            </div>
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function onFullScreen(change: () => void) {
  document.addEventListener('fullscreenchange', change)
  return () => document.removeEventListener('fullscreenchange', change)
}

/** Toasts at one position, each with its own Close button (SHELL-40). */
function ToastList({ position }: { position: ToastPosition }) {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  const here = toasts.filter(({ data }) => data?.position === position)
  return here.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // A note, not a dialog: it needs no answer. It can be focused, so it is never hidden.
      role="group"
      aria-modal={undefined}
      aria-hidden={undefined}
      className={styles.toast}
      swipeDirection={[position === 'top' ? 'up' : 'down']}
      onClick={({ target }) => {
        close(toast.id)
        if (!(target as Element).closest('button')) toast.data?.act?.()
      }}
    >
      <Toast.Content className={styles.content}>
        {toast.type === 'error' && <IconExclamationCircle size={20} stroke={1.5} aria-hidden="true" />}
        <p>
          <Toast.Title className={styles.title} render={<span />} />
          {toast.description && (
            <>
              <span aria-hidden="true"> · </span>
              <Toast.Description render={<span />} />
            </>
          )}
        </p>
        {toast.actionProps && <Toast.Action className={styles.action} />}
        <Toast.Close className={styles.close} aria-label="Close" aria-hidden={undefined}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
