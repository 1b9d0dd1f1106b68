import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSession } from '../api/index.ts'

const Toasts = lazyRouteComponent(() => import('../ui/toasts.tsx'), 'Toasts')

/** The place of the toasts: fetched for the first session, since the sign-in page has none, and kept after it. */
export function ToastArea() {
  const { token, accessToken } = useSession()
  const isWanted = token !== '' || accessToken !== null
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return (
    wasWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
