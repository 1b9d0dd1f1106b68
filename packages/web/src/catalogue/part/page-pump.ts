import type { BuiltImpeller } from '@volute/domain/catalogue/fit'
import { useEffect, useSyncExternalStore } from 'react'

/** Pump that parts are added for. */
export interface PagePump {
  pumpId: number
  serialNumber: string
  /** Impeller on its nameplate, where the page knows it. */
  built?: BuiltImpeller | undefined
}

let pagePump: PagePump | null = null
const listeners = new Set<() => void>()

function show(next: PagePump | null) {
  pagePump = next
  for (const listener of listeners) listener()
}

/** Makes the page add parts for its pump while it is open (LINE-10). */
export function useSetPagePump(pumpId: number | null, serialNumber: string | null, built?: BuiltImpeller) {
  useEffect(() => {
    if (pumpId === null || serialNumber === null) return
    show({ pumpId, serialNumber, built })
    return () => show(null)
  }, [pumpId, serialNumber, built])
}

/** Pump of the open page; null without one. */
export function usePagePump(): PagePump | null {
  return useSyncExternalStore(subscribe, () => pagePump)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
