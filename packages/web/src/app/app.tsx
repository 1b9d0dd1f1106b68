import { RouterProvider } from '@tanstack/react-router'
import { messages } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import { useIsOnline, useSession } from '../core/api/index.ts'
import { firstToast } from '../core/ui/first-toast.ts'
import { loadOnIntent, onFirstIntent } from '../core/ui/load-on-intent.tsx'
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

/** Toast area. Its code and that of the modals load when a person begins to use the page, or with the first toast. */
function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const isOnline = useIsOnline()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted || isLoaded) return
    let cancel = onFirstIntent(load)
    let isMounted = true
    void firstToast.then(() => isMounted && load())
    return () => {
      isMounted = false
      cancel()
    }

    function load() {
      prepareModals()
      Toasts.load().then(
        () => setLoaded(true),
        // Offline the service worker may have the code. Otherwise it loads with the next sign, or when the connection returns.
        () => {
          cancel()
          if (isMounted) cancel = onFirstIntent(load)
        },
      )
    }
  }, [isWanted, isOnline, isLoaded])
  return isLoaded && <Toasts />
}
