import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asks again when the connection is lost, so that the page says what it shows; and for the drawings, once it is back. */
export function useFollowConnection(isCopy: boolean, ask: () => Promise<unknown>) {
  const client = useQueryClient()
  useEffect(() => {
    const follow = () => void ask()
    window.addEventListener('offline', follow)
    return () => window.removeEventListener('offline', follow)
  }, [ask])
  useEffect(() => {
    if (!isCopy) return
    return () => {
      void client.invalidateQueries({ queryKey: ['has-drawing'] })
      void client.invalidateQueries({ queryKey: ['drawing'] })
    }
  }, [client, isCopy])
}
