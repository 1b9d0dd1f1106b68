export interface Steering {
  pan: (right: number, down: number) => void
  zoom: (steps: number) => void
  reset: () => void
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows move the drawing; answers whether the key was one. */
export function moveByKey(key: string, { pan }: Steering): boolean {
  const way = arrows[key]
  if (way) pan(...way)
  return way !== undefined
}

/** + and − zoom the drawing, 0 resets it; answers whether the key was one of them. */
export function zoomByKey(key: string, { zoom, reset }: Steering): boolean {
  if (key === '0') reset()
  else if (key === '+' || key === '=') zoom(1)
  else if (key === '-') zoom(-1)
  else return false
  return true
}
