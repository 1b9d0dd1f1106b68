import { useSyncExternalStore } from 'react'

/** Whether the window matches a media query now. */
export function useMediaQuery(text: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(text)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(text).matches,
  )
}
