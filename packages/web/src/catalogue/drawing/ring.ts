import type { Hotspot } from './hotspots.ts'

const padding = 4

/** Rings round all that shows the hotspots, for drawings that cannot be tinted; the answer takes them away. */
export function ringRound(drawing: SVGSVGElement, hotspots: Iterable<Hotspot>): () => void {
  const toDrawing = drawing.getScreenCTM()?.inverse()
  if (!toDrawing) return () => {}
  const boxes = [...hotspots].flatMap(({ elements }) => elements.map((one) => one.getBoundingClientRect()))
  const rings = boxes.map((box) => {
    const from = new DOMPoint(box.left - padding, box.top - padding).matrixTransform(toDrawing)
    const to = new DOMPoint(box.right + padding, box.bottom + padding).matrixTransform(toDrawing)
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const shape = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, class: 'ring' }
    for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, String(value))
    return ring
  })
  drawing.append(...rings)
  return () => {
    for (const ring of rings) ring.remove()
  }
}
