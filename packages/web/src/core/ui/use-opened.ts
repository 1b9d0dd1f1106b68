import { useState } from 'react'

interface Opened<T> {
  of: T
  /** Number of openings; used as a modal's key, it resets the modal each time. */
  opening: number
  isOpen: boolean
}

/** Subject that a modal is open for; once closed, it stays until the modal has faded out. */
export function useOpened<T>() {
  const [opened, setOpened] = useState<Opened<T> | null>(null)
  return {
    opened,
    open: (of: T) => setOpened((last) => ({ of, opening: (last?.opening ?? 0) + 1, isOpen: true })),
    close: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}
