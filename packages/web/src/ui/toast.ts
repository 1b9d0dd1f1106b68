import { Toast } from '@base-ui/react/toast'

interface ToastAction {
  label: string
  act: () => void
}

/** What `Toasts` shows. */
export const toastManager = Toast.createToastManager()

/** Tells what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction) => {
    const id: string = toastManager.add({
      title,
      description: detail,
      type: 'success',
      ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
    })
  },
  failure: (detail: string, title = 'Error') => {
    toastManager.add({ title, description: detail, type: 'error', priority: 'high' })
  },
}

function actAndClose(id: string, action: ToastAction) {
  toastManager.close(id)
  action.act()
}
