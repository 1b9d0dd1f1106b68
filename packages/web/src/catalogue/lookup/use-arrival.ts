import { useState } from 'react'

/** How one came to the assembly on screen. */
export interface Arrival {
  /** The sub-assembly below it that one came up from. */
  below: string | null
  /** Told before one leaves by the list's own button, which goes with its list. */
  leaveByList: () => void
  /** Whether one came by the list, told once. */
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
