import { Toast } from '@base-ui/react/toast'
import { IconExclamationCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './toast.module.css'

interface ToastAction {
  label: string
  act: () => void
}

/** Tells what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export function useToast() {
  const manager = Toast.useToastManager()
  return {
    success: (title: string, detail?: string, action?: ToastAction) => {
      const id: string = manager.add({
        title,
        description: detail,
        type: 'success',
        ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
      })
    },
    failure: (detail: string, title = 'Error') => {
      manager.add({ title, description: detail, type: 'error', priority: 'high' })
    },
  }

  function actAndClose(id: string, action: ToastAction) {
    manager.close(id)
    action.act()
  }
}

/** Toasts live `timeout` milliseconds or until clicked (SHELL-39); `children` may call `useToast`. */
export function ToastProvider({ timeout, children }: { timeout: number; children: ReactNode }) {
  return (
    <Toast.Provider timeout={timeout} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts, close } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // A note, not a dialog: nothing has to be answered. The viewport announces it.
      role="group"
      className={styles.toast}
      swipeDirection={['down']}
      onClick={() => close(toast.id)}
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
        <Toast.Close className={styles.close} aria-label="Close">
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
