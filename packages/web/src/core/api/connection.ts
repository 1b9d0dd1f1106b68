import { useSyncExternalStore } from 'react'

/** True when the browser is online. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Waits while offline, so that changes are sent when the connection returns. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
