import { createRequire } from 'node:module'
import { bidi } from './bidi.ts'

/** Word of a line, as pdfmake measures it. */
interface Inline {
  x: number
  width: number
  /** Width of the spaces at its end. */
  trailingCut: number
  bidiLevel?: number
}

interface Line {
  inlines: Inline[]
}

interface Renderer {
  renderLine(line: Line, x: number, y: number): void
}

/**
 * Draws the words of each line in their visual order. pdfmake 0.3 knows no text from right to left, and only its renderer sees a line
 * after it is broken (rule L2 of the bidirectional algorithm).
 */
export function orderLines(): void {
  const require = createRequire(import.meta.url)
  const { default: loaded } = require('pdfmake/js/Renderer.js') as { default: { prototype: Renderer } }
  const draw = loaded.prototype.renderLine
  loaded.prototype.renderLine = function (line, x, y) {
    placeWords(line.inlines)
    draw.call(this, line, x, y)
  }
}

/** A line of a repeated header is placed once for each page, always alike. */
function placeWords(words: Inline[]) {
  const levels = Uint8Array.from(words, ({ bidiLevel = 0 }) => bidiLevel)
  if (!levels.some((level) => level > 0)) return
  let x = Math.min(...words.map((word) => word.x))
  const whole = { start: 0, end: words.length - 1, level: 0 }
  for (const index of bidi.getReorderedIndices('a'.repeat(words.length), { levels, paragraphs: [whole] })) {
    const word = words[index]
    if (!word) continue
    const isEnd = index === words.length - 1 && (word.bidiLevel ?? 0) % 2 === 1
    if (isEnd) x -= word.trailingCut
    word.x = x
    x += word.width
  }
}
