import { loadOnIntent } from './load-on-intent.tsx'

/** The dialog of all modals. */
export const LoadedModal = loadOnIntent(async () => (await import('./modal-dialog.tsx')).ModalDialog)

/** Fetches the code of the modals before one is wanted. */
export const prepareModals = () => void LoadedModal.load().catch(() => undefined)
