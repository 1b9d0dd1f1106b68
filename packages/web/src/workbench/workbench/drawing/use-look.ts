import type { Rectangle, Size } from '@volute/domain/catalogue/bom'
import { seenIn } from '@volute/domain/workbench/workbench'
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { shownOf } from './tiles-in-view.ts'
import type { Desk } from './use-desk.ts'

/** Visible region of the picture when it rests, and the zoom of the paper at that time. */
interface Look {
  region: Rectangle
  scale: number
  zoom: number
}

/** Tracks the visible region of the picture. Callouts inside it count as seen. */
export function useLook(
  stage: RefObject<HTMLElement | null>,
  paper: RefObject<HTMLElement | null>,
  { width, height }: Size,
  desk: Pick<Desk, 'callouts' | 'see'>,
) {
  const { callouts } = desk
  const [shown, setShown] = useState<Look | null>(null)
  const look = useCallback(() => {
    if (!stage.current || !paper.current) return
    const box = paper.current.getBoundingClientRect()
    const now = shownOf(stage.current.getBoundingClientRect(), box, { width, height })
    setShown(now && { ...now, zoom: box.width / paper.current.offsetWidth })
  }, [stage, paper, width, height])

  useEffect(() => {
    const observer = new ResizeObserver(look)
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage, look])

  const see = useEffectEvent(() => {
    if (shown && paper.current?.querySelector('img')?.complete)
      desk.see(seenIn(callouts, shown.region, shown.scale))
  })
  useEffect(() => see(), [shown, callouts])
  return { shown, look }
}
