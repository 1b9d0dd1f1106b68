import { Toast } from '@base-ui/react/toast'

interface ToastAction {
  label: string
  act: () => void
  /** A click anywhere on the note acts too (OQ-90). */
  isWhole?: boolean
}

/** What a note carries besides its words. */
export interface ToastData {
  /** Done when the note itself is clicked. */
  act?: () => void
}

/** What `Toasts` shows. */
export const toastManager = Toast.createToastManager<ToastData>()

/** Tells what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction) => {
    const id: string = toastManager.add({
      title,
      description: detail,
      type: 'success',
      ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
      ...(action?.isWhole && { data: { act: action.act } satisfies ToastData }),
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
