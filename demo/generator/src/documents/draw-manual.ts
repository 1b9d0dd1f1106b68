import { parts } from '../catalogue/catalogue.ts'
import type { Manual } from './manuals.ts'
import { installation, maintenance, ordering, safety } from './manual-text.ts'
import { HAIRLINE, INK, PAGE, PETROL, paper } from './paper.ts'

const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

/** An operation and maintenance manual of three pages. */
export function drawManual(manual: Manual): Promise<Buffer> {
  return paper(`${manual.number} ${manual.model}`, false, (sheet) => {
    drawCover(sheet, manual)
    nextPage(sheet, 'Safety')
    drawSteps(sheet, safety)
    heading(sheet, 'Before the first start')
    drawSteps(sheet, installation(manual.installation))
    nextPage(sheet, 'Maintenance')
    sheet.text(maintenance, { lineGap: 2 }).moveDown(1)
    drawTable(sheet, ['Interval', 'Work'], manual.maintenance)
    heading(sheet, 'Ordering parts')
    sheet.text(ordering.text, { lineGap: 2 }).moveDown(1)
    drawTable(sheet, ['Part number', 'Recommended spare'], manual.spares.map(spare))
    sheet.moveDown(1)
    drawTable(sheet, ['Reach us', 'By'], ordering.contacts)
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
  drawTable(sheet, ['Data', 'Value'], manual.facts)
}

/** The spiral of a pump casing around its impeller. */
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

function nextPage(sheet: PDFKit.PDFDocument, title: string): void {
  sheet.addPage()
  sheet.y = PAGE.margin - 10
  heading(sheet, title)
}

function heading(sheet: PDFKit.PDFDocument, title: string): void {
  sheet
    .moveDown(1.6)
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(INK)
    .text(title, PAGE.margin)
    .moveDown(0.6)
  sheet.font('Helvetica').fontSize(10.5)
}

function drawSteps(sheet: PDFKit.PDFDocument, steps: string[]): void {
  steps.forEach((step, index) => {
    const top = sheet.y
    sheet
      .font('Helvetica-Bold')
      .fillColor(PETROL)
      .text(`${index + 1}`, PAGE.margin, top)
    sheet
      .font('Helvetica')
      .fillColor(INK)
      .text(step, PAGE.margin + 26, top, { width: TEXT_WIDTH - 26, lineGap: 2 })
    sheet.moveDown(0.5)
  })
}

function drawTable(sheet: PDFKit.PDFDocument, head: [string, string], rows: [string, string][]): void {
  for (const [index, [name, value]] of [head, ...rows].entries()) {
    const top = sheet.y + 5
    sheet
      .font(index === 0 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor(INK)
    sheet.text(name, PAGE.margin, top, { width: 140 })
    sheet.text(value, PAGE.margin + 150, top, { width: TEXT_WIDTH - 150 })
    const bottom = sheet.y + 4
    sheet.lineWidth(index === 0 ? 0.9 : 0.4).strokeColor(index === 0 ? INK : HAIRLINE)
    sheet
      .moveTo(PAGE.margin, bottom)
      .lineTo(PAGE.margin + TEXT_WIDTH, bottom)
      .stroke()
    sheet.y = bottom
  }
  sheet.x = PAGE.margin
}

function drawFooters(sheet: PDFKit.PDFDocument, manual: Manual): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.font('Helvetica').fontSize(8).fillColor(INK)
    sheet.text(`${manual.number} · ${manual.model} · page ${page + 1} of ${count}`, PAGE.margin, 740, {
      lineBreak: false,
    })
  }
}

function spare(number: string): [string, string] {
  const part = parts.find((known) => known.number === number)
  if (!part) throw new Error(`The spare part ${number} is not in the catalogue.`)
  return [number, part.description]
}
