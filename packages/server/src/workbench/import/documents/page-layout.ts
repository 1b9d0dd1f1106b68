import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** Text at a place of a page, in points from its left and upper edge. */
export interface Piece {
  text: string
  x: number
  end: number
  /** Baseline. */
  y: number
  size: number
}

/** Horizontal line of a page, such as the edge of a cell. */
export interface Rule {
  y: number
  x: number
  end: number
}

export interface PageLayout {
  page: number
  height: number
  pieces: Piece[]
  rules: Rule[]
}

/** Pages with more are not searched for tables. */
const MOST = { pieces: 5_000, rules: 5_000 }

/** Places of a page's texts and of its horizontal lines. */
export async function readLayout(page: Page, number: number, operations: Operations): Promise<PageLayout> {
  const [left = 0, lower = 0, , upper = 0] = page.view
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c, d, x, y] = item.transform as Matrix
    return [
      { text: item.str, x: x - left, end: x - left + item.width, y: upper - y, size: Math.hypot(c, d) || 1 },
    ]
  })
  const rules = pieces.length > MOST.pieces ? [] : await readRules(page, operations)
  const isRead = pieces.length <= MOST.pieces && rules.length <= MOST.rules
  const layout = {
    page: number,
    height: upper - lower,
    pieces: isRead ? pieces : [],
    rules: rules.map(({ y, x, end }) => ({ y: upper - y, x: x - left, end: end - left })),
  }
  page.cleanup()
  return layout
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
const straight: Matrix = [1, 0, 0, 1, 0, 0]

/** Horizontal lines that a page draws: strokes, edges of cells, and borders drawn as thin areas. */
async function readRules(page: Page, operations: Operations): Promise<Rule[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const rules: Rule[] = []
  const saved: Matrix[] = []
  let now = straight
  for (const [place, operation] of fnArray.entries()) {
    if (rules.length > MOST.rules) break
    const given = argsArray[place] as unknown[]
    if (operation === operations.save) saved.push(now)
    else if (operation === operations.restore) now = saved.pop() ?? straight
    else if (operation === operations.transform) now = multiply(now, given as Matrix)
    else if (operation === operations.paintFormXObjectBegin) {
      saved.push(now)
      if (given[0]) now = multiply(now, given[0] as Matrix)
    } else if (operation === operations.paintFormXObjectEnd) now = saved.pop() ?? straight
    else if (operation === operations.constructPath)
      rules.push(...rulesOf((given[1] as unknown[])[0] as ArrayLike<number> | null, now))
  }
  return rules
}

const multiply = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
]

/** Numbers that follow each step of a path: move, line, curve, quadratic curve, close. */
const NUMBERS = [2, 2, 6, 4, 0]
/** Shortest line that may be the edge of a cell. */
const SHORTEST = 20

function rulesOf(path: ArrayLike<number> | null, [a, b, c, d, e, f]: Matrix): Rule[] {
  const rules: Rule[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  if (!path) return rules
  for (let at = 0; at < path.length; ) {
    const step = path[at++] ?? 0
    const count = NUMBERS[step]
    if (count === undefined) return rules
    const [toX, toY] = [path[at + count - 2] ?? 0, path[at + count - 1] ?? 0]
    at += count
    const [nextX, nextY] = count === 0 ? [startX, startY] : [a * toX + c * toY + e, b * toX + d * toY + f]
    if (step === 0) [startX, startY] = [nextX, nextY]
    if ((step === 1 || step === 4) && Math.abs(nextY - y) < 0.5 && Math.abs(nextX - x) >= SHORTEST)
      rules.push({ y, x: Math.min(x, nextX), end: Math.max(x, nextX) })
    ;[x, y] = [nextX, nextY]
  }
  return rules
}
