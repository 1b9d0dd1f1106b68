import type { Block, Chapter, Fault, Manual, Row } from './manual.ts'
import { HAIRLINE, INK, PAGE, PETROL, paper } from './paper.ts'

const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

/** Draws an operation and maintenance manual: its cover, and a page for each chapter, which the PDF's outline lists. */
export function drawManual(manual: Manual): Promise<Buffer> {
  return paper(`${manual.number} ${manual.model}`, false, (sheet) => {
    drawCover(sheet, manual)
    for (const chapter of manual.chapters) drawChapter(sheet, chapter)
    drawFooters(sheet, manual)
  })
}

function drawCover(sheet: PDFKit.PDFDocument, manual: Manual): void {
  sheet.font('Helvetica-Bold').fontSize(13).fillColor(PETROL).text('VOLUTE', PAGE.margin, 60)
  sheet.fontSize(58).fillColor(INK).text(manual.model, PAGE.margin, 190, { width: TEXT_WIDTH })
  sheet.font('Helvetica').fontSize(17).text(manual.title, { width: TEXT_WIDTH })
  sheet.moveDown(0.4).fontSize(12).fillColor(PETROL).text('Operation and maintenance manual')
  drawScroll(sheet, 440, 430)
  sheet.y = 560
  sheet.fillColor(INK)
  drawTable(sheet, [['Data', 'Value'], ...manual.facts])
}

/** Draws the spiral of a pump casing around its impeller. */
function drawScroll(sheet: PDFKit.PDFDocument, x: number, y: number): void {
  sheet.lineWidth(1.4).strokeColor(INK)
  for (let degrees = 0; degrees <= 360; degrees += 4) {
    const radius = 52 + degrees / 12
    const angle = (degrees * Math.PI) / 180
    const [px, py] = [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
    if (degrees === 0) sheet.moveTo(px, py)
    else sheet.lineTo(px, py)
  }
  sheet
    .lineTo(x + 82, y - 92)
    .moveTo(x + 52, y)
    .lineTo(x + 52, y - 92)
    .moveTo(x + 46, y - 92)
    .lineTo(x + 88, y - 92)
    .stroke()
  sheet.circle(x, y, 40).circle(x, y, 16).stroke()
  sheet.lineWidth(0.5).strokeColor(PETROL).dash(9, { space: 4 })
  sheet
    .moveTo(x - 105, y)
    .lineTo(x + 105, y)
    .moveTo(x, y - 105)
    .lineTo(x, y + 105)
    .stroke()
    .undash()
}

function drawChapter(sheet: PDFKit.PDFDocument, { title, blocks }: Chapter): void {
  sheet.addPage()
  sheet.outline.addItem(title)
  sheet.font('Helvetica-Bold').fontSize(17).fillColor(INK).text(title, PAGE.margin, PAGE.margin)
  for (const block of blocks) {
    sheet.font('Helvetica').fontSize(10.5).moveDown(1)
    drawBlock(sheet, block)
  }
}

function drawBlock(sheet: PDFKit.PDFDocument, block: Block): void {
  if (typeof block === 'string') sheet.text(block, PAGE.margin, sheet.y, { width: TEXT_WIDTH, lineGap: 2 })
  else if ('steps' in block) drawSteps(sheet, block.steps)
  else if ('faults' in block) drawFaults(sheet, block.faults)
  else drawTable(sheet, block.table)
}

function drawSteps(sheet: PDFKit.PDFDocument, steps: string[]): void {
  for (const [index, step] of steps.entries()) {
    const top = sheet.y
    sheet.text(`${index + 1}`, PAGE.margin, top)
    sheet.text(step, PAGE.margin + 26, top, { width: TEXT_WIDTH - 26, lineGap: 2 }).moveDown(0.5)
  }
}

/** Sets the line's color and width once for all rows, since each setting is written into the file. */
function drawTable(sheet: PDFKit.PDFDocument, rows: Row[]): void {
  const widest = Math.max(...rows.map(([name]) => name.length))
  const nameWidth = Math.min(320, Math.max(140, widest * 5.2))
  drawColumns(sheet, rows, [0, nameWidth + 10])
}

const drawFaults = (sheet: PDFKit.PDFDocument, faults: Fault[]) =>
  drawColumns(sheet, [['Symptom', 'Cause', 'Remedy'], ...faults], [0, 132, 298])

function drawColumns(sheet: PDFKit.PDFDocument, rows: readonly string[][], starts: readonly number[]): void {
  sheet.fontSize(10).lineWidth(0.5).strokeColor(HAIRLINE)
  for (const [index, cells] of rows.entries()) {
    const top = sheet.y + 5
    sheet.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica')
    const ends = cells.map((cell, column) => {
      const start = starts[column] ?? 0
      const end = starts[column + 1] ?? TEXT_WIDTH + 10
      sheet.text(cell, PAGE.margin + start, top, { width: end - start - 10 })
      return sheet.y
    })
    sheet.y = Math.max(...ends) + 4
    sheet.moveTo(PAGE.margin, sheet.y).lineTo(PAGE.margin + TEXT_WIDTH, sheet.y)
  }
  sheet.stroke()
  sheet.x = PAGE.margin
}

function drawFooters(sheet: PDFKit.PDFDocument, manual: Manual): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.font('Helvetica').fontSize(8)
    sheet.text(`${manual.number} · ${manual.model} · page ${page + 1} of ${count}`, PAGE.margin, 740, {
      lineBreak: false,
    })
  }
}
