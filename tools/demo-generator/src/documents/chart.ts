import { HAIRLINE, INK, PETROL } from './paper.ts'

/** Position and size of a chart on the sheet, in points. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** An axis from 0 to its maximum. */
export interface Axis {
  title: string
  maximum: number
}

type Dot = [x: number, y: number]

const COLUMNS = 10
const ROWS = 5

/** Smallest maximum, not below a value, that divides into even steps: 951 → 1000, 113 → 120. */
export function niceMaximum(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value))
  const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
  return decade * (steps.find((step) => step * decade >= value) ?? 10)
}

export function drawGrid(sheet: PDFKit.PDFDocument, { left, top, width, height }: Frame): void {
  sheet.lineWidth(0.35).strokeColor(HAIRLINE).undash()
  for (let column = 0; column <= COLUMNS * 2; column++) {
    const x = left + (column * width) / (COLUMNS * 2)
    sheet.moveTo(x, top).lineTo(x, top + height)
  }
  for (let row = 0; row <= ROWS * 2; row++) {
    const y = top + (row * height) / (ROWS * 2)
    sheet.moveTo(left, y).lineTo(left + width, y)
  }
  sheet.stroke()
  sheet.lineWidth(0.9).strokeColor(INK).rect(left, top, width, height).stroke()
}

/** Draws figures and titles below, to the left and, in petrol, to the right. */
export function drawAxes(
  sheet: PDFKit.PDFDocument,
  frame: Frame,
  below: Axis,
  left: Axis,
  right: Axis,
): void {
  const { left: x, top, width, height } = frame
  sheet.font('Helvetica').fontSize(8).fillColor(INK)
  for (let column = 0; column <= COLUMNS; column++) {
    const at = x + (column * width) / COLUMNS
    sheet.text(figure((below.maximum * column) / COLUMNS), at - 20, top + height + 4, {
      width: 40,
      align: 'center',
    })
  }
  for (let row = 0; row <= ROWS; row++) {
    const at = top + height - (row * height) / ROWS - 3
    sheet.fillColor(INK).text(figure((left.maximum * row) / ROWS), x - 44, at, { width: 38, align: 'right' })
    sheet.fillColor(PETROL).text(figure((right.maximum * row) / ROWS), x + width + 6, at, { width: 38 })
  }
  sheet.fillColor(INK).text(below.title, x, top + height + 15, { width, align: 'center' })
  sideways(sheet, left.title, x - 52, top + height / 2, INK)
  sideways(sheet, right.title, x + width + 36, top + height / 2, PETROL)
}

export function drawLine(
  sheet: PDFKit.PDFDocument,
  frame: Frame,
  below: Axis,
  left: Axis,
  dots: Dot[],
  pen: { color: string; width: number; dash?: number },
): void {
  sheet.save().rect(frame.left, frame.top, frame.width, frame.height).clip()
  sheet.lineWidth(pen.width).strokeColor(pen.color)
  if (pen.dash) sheet.dash(pen.dash, { space: pen.dash * 0.6 })
  dots.forEach((dot, index) => {
    const [x, y] = place(frame, below, left, dot)
    if (index === 0) sheet.moveTo(x, y)
    else sheet.lineTo(x, y)
  })
  sheet.stroke().restore()
}

/** Writes a small text on white at a line's end, so that the grid does not run through it. */
export function label(
  sheet: PDFKit.PDFDocument,
  frame: Frame,
  below: Axis,
  left: Axis,
  dot: Dot,
  text: string,
): void {
  const [x, y] = place(frame, below, left, dot)
  sheet.font('Helvetica-Bold').fontSize(7.5)
  const width = sheet.widthOfString(text)
  sheet.rect(x + 3, y - 4.5, width + 4, 9).fill('white')
  sheet.fillColor(INK).text(text, x + 5, y - 3, { lineBreak: false })
}

function place({ left, top, width, height }: Frame, below: Axis, beside: Axis, [x, y]: Dot): Dot {
  return [left + (x / below.maximum) * width, top + height - (y / beside.maximum) * height]
}

function sideways(sheet: PDFKit.PDFDocument, text: string, x: number, y: number, color: string): void {
  sheet
    .save()
    .rotate(-90, { origin: [x, y] })
    .font('Helvetica')
    .fontSize(8)
    .fillColor(color)
  sheet.text(text, x - 80, y - 4, { width: 160, align: 'center' })
  sheet.restore()
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}
