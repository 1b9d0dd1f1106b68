import { useEffect, useSyncExternalStore } from 'react'

/** The pump that parts are added for. */
export interface ArmedPump {
  pumpId: number
  serialNumber: string
}

let armed: ArmedPump | null = null
const listeners = new Set<() => void>()

function show(next: ArmedPump | null) {
  armed = next
  for (const listener of listeners) listener()
}

/** Arms the page with its pump as long as it is open: whatever is added meanwhile is for that pump (LINE-10). */
export function useArm(pumpId: number | null, serialNumber: string | null) {
  useEffect(() => {
    if (pumpId === null || serialNumber === null) return
    show({ pumpId, serialNumber })
    return () => show(null)
  }, [pumpId, serialNumber])
}

/** The pump of the page that is open; null without one. */
export function useArmedPump(): ArmedPump | null {
  return useSyncExternalStore(subscribe, () => armed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
