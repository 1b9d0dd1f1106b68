import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'

interface Leaving {
  /** Whether leaving would lose something. */
  isChanged: boolean
  onClose: () => void
}

/**
 * Asks before changes are lost: `close` asks or closes at once, `discard` closes, `stay` goes on editing. The browser's
 * Back and Forward ask too; where the app itself leads elsewhere, as after a lost session, nothing holds it.
 */
export function useUnsavedChanges({ isChanged, onClose }: Leaving) {
  const [isAsking, setAsking] = useState(false)
  useBlocker({
    enableBeforeUnload: () => isChanged,
    shouldBlockFn: ({ action }) => {
      if (!isChanged || action === 'PUSH' || action === 'REPLACE') return false
      setAsking(true)
      return true
    },
  })
  return {
    isAsking: isAsking && isChanged,
    close: () => (isChanged ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
    discard: () => {
      setAsking(false)
      onClose()
    },
  }
}
