import { useEffect, useState } from 'react'
import { useIsOnline, useSession } from '../api/index.ts'
import { afterFirstSight } from '../ui/after-first-sight.ts'
import { loadOnIntent } from '../ui/load-on-intent.tsx'
import { prepareModals } from '../ui/modal.tsx'

const Toasts = loadOnIntent(async () => (await import('../ui/floating/toasts.tsx')).Toasts)

/** The place of the toasts: fetched once the first page of a session stands, and kept after it; so are the modals. */
export function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const isOnline = useIsOnline()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // The device may have kept the code; else it is tried again when the connection is back.
    if (!isWanted || isLoaded) return
    return afterFirstSight(() => {
      Toasts.load().then(
        () => setLoaded(true),
        () => undefined,
      )
      prepareModals()
    })
  }, [isWanted, isOnline, isLoaded])
  return isLoaded && <Toasts />
}
