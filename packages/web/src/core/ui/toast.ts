import type { Toast } from '@base-ui/react/toast'
import { durations } from '@volute/domain/core/kernel'
import { noteToast } from './first-toast.ts'

interface ToastAction {
  label: string
  act: () => void
  /** Makes a click anywhere on the toast run the action (OQ-90). */
  isWhole?: boolean
  /** Milliseconds that the toast stays; by default as long as any toast. */
  timeout?: number
}

/** Action that undoes what the toast reports; such a toast stays longer (OQ-115). */
export const undo = (act: () => void): ToastAction => ({ label: 'Undo', act, timeout: durations.undoToast })

/** Position of a toast in the window (SHELL-38): at the top near what it refers to, else at the bottom. */
export type ToastPosition = 'top' | 'middle' | 'bottom'

/** Data of a toast besides its texts. */
export interface ToastData {
  position: ToastPosition
  /** Called when the toast itself is clicked. */
  act?: () => void
}

/** Manager of the toasts that `Toasts` shows. */
type Manager = ReturnType<typeof Toast.createToastManager<ToastData>>

const viewport = Promise.withResolvers<Manager>()
let noteCount = 0

/** Shows the toasts added so far; until then they wait for the code that shows them. */
export const showToasts = viewport.resolve

/** Reports what has happened: `toast.success('Part Added', '2 Gasket, casing')`. */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction, position: ToastPosition = 'bottom') => {
    const id = `note-${++noteCount}`
    add({
      id,
      title,
      description: detail,
      type: 'success',
      ...(action && { actionProps: { children: action.label, onClick: () => actAndClose(id, action) } }),
      ...(action?.timeout && { timeout: action.timeout }),
      data: { position, ...(action?.isWhole && { act: action.act }) },
    })
  },
  failure: (detail: string, title = 'Error', position: ToastPosition = 'bottom') => {
    add({ title, description: detail, type: 'error', priority: 'high', data: { position } })
  },
}

function add(note: Parameters<Manager['add']>[0]) {
  noteToast()
  void viewport.promise.then((manager) => manager.add(note))
}

function actAndClose(id: string, action: ToastAction) {
  void viewport.promise.then((manager) => manager.close(id))
  action.act()
}
