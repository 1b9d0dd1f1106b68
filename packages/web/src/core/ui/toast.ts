import { Toast } from '@base-ui/react/toast'

interface ToastAction {
  label: string
  act: () => void
  /** A click anywhere on the note acts too (OQ-90). */
  isWhole?: boolean
}

/** Where in the window a note stands (SHELL-38): at the top beside what it speaks of there, else at the foot. */
export type ToastPosition = 'top' | 'middle' | 'bottom'

/** Data of a toast besides its words. */
export interface ToastData {
  position: ToastPosition
  /** Done when the note itself is clicked. */
  act?: () => void
}

/** Toasts that `Toasts` shows. */
export const toastManager = Toast.createToastManager<ToastData>()

const viewport = Promise.withResolvers<void>()
let noteCount = 0

/** Shows the notes that came so far; until then they wait for the code that shows them. */
export const showToasts = viewport.resolve

/** Says what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction, position: ToastPosition = 'bottom') => {
    const id = `note-${++noteCount}`
    add({
      id,
      title,
      description: detail,
      type: 'success',
      ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
      data: { position, ...(action?.isWhole && { act: action.act }) },
    })
  },
  failure: (detail: string, title = 'Error', position: ToastPosition = 'bottom') => {
    add({ title, description: detail, type: 'error', priority: 'high', data: { position } })
  },
}

function add(note: Parameters<typeof toastManager.add>[0]) {
  void viewport.promise.then(() => toastManager.add(note))
}

function actAndClose(id: string, action: ToastAction) {
  toastManager.close(id)
  action.act()
}
