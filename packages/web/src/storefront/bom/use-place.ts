import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

const top: string[] = []

/** Position in a BOM from the URL: the breadcrumb's part numbers, the selected part and its row. */
export function usePlace() {
  const { path = top, part = null, nth } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    path,
    selected: { part, nth },
    /** Opens the level that contains a part, with its row selected. */
    show: ({ path: at, part: wanted, nth: row }: { path: string[]; part: string; nth: number }) =>
      void navigate({
        to: '.',
        search: (now) => ({
          ...now,
          path: at.length > 0 ? at : undefined,
          part: wanted,
          nth: row > 1 ? row : undefined,
        }),
      }),
    goTo: (next: string[]) =>
      void navigate({
        to: '.',
        search: (now) => ({
          ...now,
          path: next.length > 0 ? next : undefined,
          part: undefined,
          nth: undefined,
        }),
      }),
    select: (next: { part: string; nth: number } | null) =>
      void navigate({
        to: '.',
        search: (now) => ({
          ...now,
          part: next?.part,
          nth: next && next.nth > 1 ? next.nth : undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
  }
}

/** Route by which the person reached the assembly on screen. */
export interface Arrival {
  /** Sub-assembly that the person left to come up here. */
  below: string | null
  /** Call before the list's own button navigates away, since the button is unmounted with its list. */
  leaveByList: () => void
  /** Returns true once if the person came by the list's button. */
  isByList: () => boolean
}

export function useArrival(path: readonly string[]): Arrival {
  const [trail, setTrail] = useState<{ path: readonly string[]; below: string | null }>({ path, below: null })
  const [way] = useState(openWay)
  if (!isSame(trail.path, path)) {
    const isAbove = path.every((partNumber, depth) => trail.path[depth] === partNumber)
    setTrail({ path, below: (isAbove && trail.path[path.length]) || null })
  }
  return { below: trail.below, ...way }
}

function openWay() {
  let isByList = false
  return {
    leaveByList: () => {
      isByList = true
    },
    isByList: () => {
      const was = isByList
      isByList = false
      return was
    },
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((partNumber, depth) => partNumber === b[depth])
}
