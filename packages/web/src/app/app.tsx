import { RouterProvider } from '@tanstack/react-router'
import { messages } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import { useIsOnline, useSession } from '../core/api/index.ts'
import { afterFirstSight, loadOnIntent } from '../core/ui/load-on-intent.tsx'
import { prepareModals } from '../core/ui/modal.tsx'
import styles from './app.module.css'
import { router } from './router.ts'

/** Every page, with what stands above and over all of them. */
export function App() {
  return (
    <>
      <ConnectionBar />
      <RouterProvider router={router} />
      <ToastArea />
    </>
  )
}

/** Says that the connection is lost, as long as it is; reads and saves wait for it and then go on. */
function ConnectionBar() {
  const isOnline = useIsOnline()
  return <div aria-live="polite">{!isOnline && <p className={styles.bar}>{messages.offline}</p>}</div>
}

const Toasts = loadOnIntent(async () => (await import('../core/ui/floating/toasts.tsx')).Toasts)

/** The place of the toasts; its code and the modals' load after the first page of a session. */
function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const isOnline = useIsOnline()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // Offline the code may come from the service worker; else it is loaded when the connection is back.
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
