/** An affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies the inner transform first, then the outer one. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Numbers of an attribute: `10,-.5e1` is 10 and -5. */
export const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

/** Reads a `transform` attribute; anything that is not a transform has no effect. */
export function readTransform(text: string | undefined): Matrix {
  let whole = identity
  for (const [, name = '', inner = ''] of text?.matchAll(/\b(\w+)\s*\(([^()]*)\)/g) ?? [])
    whole = multiply(whole, toMatrix(name, numbersIn(inner)))
  return whole
}

function toMatrix(name: string, [x = 0, y, ...rest]: number[]): Matrix {
  const angle = (x * Math.PI) / 180
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, x, y ?? 0]
    case 'scale':
      return [x, 0, 0, y ?? x, 0, 0]
    case 'rotate': {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const turned: Matrix = [cos, sin, -sin, cos, 0, 0]
      const [cx, cy] = [y ?? 0, rest[0] ?? 0]
      return multiply(multiply([1, 0, 0, 1, cx, cy], turned), [1, 0, 0, 1, -cx, -cy])
    }
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0]
    case 'matrix': {
      const [c = 0, d = 1, e = 0, f = 0] = rest
      return [x, y ?? 0, c, d, e, f]
    }
    default:
      return identity
  }
}
