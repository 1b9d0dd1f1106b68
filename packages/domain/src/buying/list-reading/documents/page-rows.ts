/** Text on a page of a PDF; `y` is the distance of its baseline from the top. */
export interface PageText {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** Text of a row without a wide gap, and the texts that it is joined of. */
export interface Piece {
  text: string
  left: number
  right: number
  parts: Omit<Piece, 'parts'>[]
}

export interface TextRow {
  /** Identifies the page. */
  page: symbol
  y: number
  height: number
  pieces: Piece[]
}

/** Gaps by the height of letters: above the first there is a blank between two texts, above the second another cell begins. */
const BLANK = 0.12
const CELL = 0.5

/** Rows of a page from top to bottom. Texts whose baselines differ by less than a third of a line are in one row. */
export function piecesOf(texts: readonly PageText[]): TextRow[] {
  const page = Symbol('page')
  const rows: { y: number; height: number; texts: PageText[] }[] = []
  for (const text of texts.flatMap(splitAtBlanks).toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(text.y - row.y) < Math.max(row.height, text.height) / 3) row.texts.push(text)
    else rows.push({ y: text.y, height: text.height, texts: [text] })
  }
  return rows.map(({ y, height, texts: own }) => ({ page, y, height, pieces: joinNear(own) }))
}

/** Splits a text at wide blanks, as a report in letters of one width has them. */
function splitAtBlanks(whole: PageText): PageText[] {
  const letter = whole.width / whole.text.length
  return [...whole.text.matchAll(/\S+(\s\S+)*/g)].map(({ 0: text, index }) => ({
    ...whole,
    text,
    x: whole.x + index * letter,
    width: text.length * letter,
  }))
}

function joinNear(texts: readonly PageText[]): Piece[] {
  const pieces: Piece[] = []
  for (const { text, x, width, height } of texts.toSorted((one, other) => one.x - other.x)) {
    const part = { text, left: x, right: x + width }
    const last = pieces.at(-1)
    const gap = last ? (x - last.right) / height : CELL
    if (!last || gap >= CELL) pieces.push({ ...part, parts: [part] })
    else {
      last.text += (gap > BLANK ? ' ' : '') + text
      last.right = Math.max(last.right, part.right)
      last.parts.push(part)
    }
  }
  return pieces
}

export interface Column {
  left: number
  right: number
}

/** Columns by the header, widened to the cells below that are under one header alone. */
export function columnsOf(rows: readonly TextRow[], head: TextRow): Column[] {
  const columns = head.pieces.map(({ left, right }) => ({ left, right }))
  for (const { pieces } of rows.slice(rows.indexOf(head) + 1)) {
    if (pieces.length < Math.max(3, columns.length - 2)) continue
    for (const piece of pieces) {
      const [only, another] = columns.filter((column) => touches(piece, column))
      if (!only || another) continue
      only.left = Math.min(only.left, piece.left)
      only.right = Math.max(only.right, piece.right)
    }
  }
  return columns
}

export const touches = (piece: Column, { left, right }: Column) => piece.left < right && left < piece.right

/** Cells of a row, each in the column that it overlaps most or is nearest to. A piece across columns is taken apart. */
export function placeCells(pieces: readonly Piece[], columns: readonly Column[]): string[] {
  const cells = columns.map(() => '')
  for (const piece of pieces)
    for (const { text, left, right } of isAcross(piece, columns) ? piece.parts : [piece]) {
      const closeness = columns.map((column) => Math.min(right, column.right) - Math.max(left, column.left))
      const place = closeness.indexOf(Math.max(...closeness))
      cells[place] = [cells[place], text].filter(Boolean).join(' ')
    }
  return cells
}

/** True for a piece that overlaps more than one column. */
export const isAcross = (piece: Piece, columns: readonly Column[]) =>
  columns.filter((column) => touches(piece, column)).length > 1
