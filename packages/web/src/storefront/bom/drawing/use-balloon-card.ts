import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadOnIntent } from '../../../core/ui/load-on-intent.tsx'
import { leaveFullScreen } from './full-screen.ts'
import type { Hotspot } from './hotspots.ts'

export type { Ordering } from './balloon-card.tsx'
export const BalloonCard = loadOnIntent(async () => (await import('./balloon-card.tsx')).BalloonCard)

/**
 * Balloon whose card is shown: only in full screen, where the parts list is out of sight. It stays until another balloon is
 * pointed at, so that its buttons can be reached. Esc closes it, and then leaves full screen; a browser that keeps the key
 * to itself does both at once (LOOKUP-26).
 */
export function useBalloonCard(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const [hotspot, setHotspot] = useState<Hotspot | null>(null)
  /** Counts the rests of the drawing, after which the card is beside its balloon again. */
  const [rests, setRests] = useState(0)
  const follow = useEffectEvent(() => {
    const fills = () => document.fullscreenElement?.contains(stage.current) === true
    setHotspot(null)
    if (!fills()) return setFull(false)
    BalloonCard.load().then(
      () => setFull(fills()),
      () => undefined,
    )
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFull) return
    if (hotspot) hotspot.stop.focus({ preventScroll: true })
    else void leaveFullScreen()
    setHotspot(null)
  })
  useEffect(() => {
    follow()
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', press)
    }
  }, [])
  return {
    shown: isFull ? hotspot : null,
    rests,
    show: (next: Hotspot | null) => isFull && setHotspot(next),
    rest: () => hotspot && setRests((count) => count + 1),
  }
}
