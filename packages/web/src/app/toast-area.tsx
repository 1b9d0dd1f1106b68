import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useSession } from '../api/index.ts'
import { prepareModals } from '../ui/modal.tsx'
import { afterFirstSight } from '../ui/after-first-sight.ts'

const Toasts = lazyRouteComponent(() => import('../ui/toasts.tsx'), 'Toasts')

/** The place of the toasts: fetched once the first page of a session stands, and kept after it; so are the modals. */
export function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const [wasWanted, setWasWanted] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    return afterFirstSight(() => {
      setWasWanted(true)
      prepareModals()
    })
  }, [isWanted])
  return (
    wasWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
