import type { Point } from './pan-zoom.ts'

/** Pixels at the foot of the stage that the controls cover. */
const covered = 64

/** How far the drawing must move to bring an element to the middle of its stage; null when its middle is to be seen. */
export function offStage(stage: Element, element: Element): Point | null {
  const seen = stage.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const bottom = seen.bottom - covered
  const isSeen = x >= seen.left && x <= seen.right && y >= seen.top && y <= bottom
  return isSeen ? null : { x: (seen.left + seen.right) / 2 - x, y: (seen.top + bottom) / 2 - y }
}
