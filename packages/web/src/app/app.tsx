import { RouterProvider } from '@tanstack/react-router'
import { messages } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import { useIsOnline, useSession } from '../core/api/index.ts'
import { afterFirstSight, loadOnIntent } from '../core/ui/load-on-intent.tsx'
import { prepareModals } from '../core/ui/modal.tsx'
import styles from './app.module.css'
import { router } from './router.ts'

/** All pages, with the elements above and over them. */
export function App() {
  return (
    <>
      <ConnectionBar />
      <RouterProvider router={router} />
      <ToastArea />
    </>
  )
}

/** Bar shown while the connection is lost. Reads and saves wait and resume when it returns. */
function ConnectionBar() {
  const isOnline = useIsOnline()
  return <div aria-live="polite">{!isOnline && <p className={styles.bar}>{messages.offline}</p>}</div>
}

const Toasts = loadOnIntent(async () => (await import('../core/ui/floating/toasts.tsx')).Toasts)

/** Toast area. Its code and that of the modals load after the first page of a session. */
function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const isOnline = useIsOnline()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // Offline the service worker may have the code. Otherwise it loads when the connection returns.
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
