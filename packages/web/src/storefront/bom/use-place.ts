import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

const top: string[] = []

/** The place in a BOM as the URL has it: the breadcrumb's part numbers, the selected part and which of its rows. */
export function usePlace() {
  const { path = top, part = null, nth } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    path,
    selected: { part, nth },
    /** Opens the level where a part stands, with its row selected. */
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

/** Way by which the person came to the assembly on screen. */
export interface Arrival {
  /** The sub-assembly that was left to come up here. */
  below: string | null
  /** Called before the list's own button leads away: the button is unmounted with its list. */
  leaveByList: () => void
  /** True once when the person came by the list's button. */
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
