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

const viewport = Promise.withResolvers<void>()
let told = 0

/** Lets the notes come that have been told so far; until then they wait for the code that shows them. */
export const showToasts = viewport.resolve

/** Tells what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction) => {
    const id = `note-${++told}`
    tell({
      id,
      title,
      description: detail,
      type: 'success',
      ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
      ...(action?.isWhole && { data: { act: action.act } satisfies ToastData }),
    })
  },
  failure: (detail: string, title = 'Error') => {
    tell({ title, description: detail, type: 'error', priority: 'high' })
  },
}

function tell(note: Parameters<typeof toastManager.add>[0]) {
  void viewport.promise.then(() => toastManager.add(note))
}

function actAndClose(id: string, action: ToastAction) {
  toastManager.close(id)
  action.act()
}
