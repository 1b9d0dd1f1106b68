/** Action of a key on a drawing. `go` and those below it need a focused callout. */
export type CalloutKey =
  | { act: 'unsure' | 'place' | 'acceptSure' | 'undo' | 'redo' | 'lookAt' }
  | { act: 'go'; step: 1 | -1 }
  | { act: 'goToEnd'; isLast: boolean }
  | { act: 'accept' | 'remove' }
  | { act: 'move'; right: number; down: number }
  | { act: 'type'; text: string }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export const arrowWays: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const plain: Record<string, CalloutKey> = {
  Enter: { act: 'accept' },
  Delete: { act: 'remove' },
  Backspace: { act: 'remove' },
  F2: { act: 'type', text: '' },
  Home: { act: 'goToEnd', isLast: false },
  End: { act: 'goToEnd', isLast: true },
  ArrowRight: { act: 'go', step: 1 },
  ArrowDown: { act: 'go', step: 1 },
  ArrowLeft: { act: 'go', step: -1 },
  ArrowUp: { act: 'go', step: -1 },
  u: { act: 'unsure' },
  n: { act: 'place' },
  a: { act: 'acceptSure' },
}

const held: Record<string, CalloutKey> = {
  z: { act: 'undo' },
  Z: { act: 'redo' },
  y: { act: 'redo' },
  Enter: { act: 'lookAt' },
}

/** Action of a key; null for keys of the browser and of the drawing itself. */
export function readKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): CalloutKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return held[key] ?? null
  const way = arrowWays[key]
  if (shiftKey && way) return { act: 'move', right: way[0], down: way[1] }
  const meant = plain[key] ?? plain[key.toLowerCase()]
  if (meant) return meant
  return /^[\p{L}\p{N}]$/u.test(key) ? { act: 'type', text: key } : null
}
