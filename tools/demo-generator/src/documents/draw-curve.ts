import { type Axis, drawAxes, drawGrid, drawLine, type Frame, label, niceMaximum } from './chart.ts'
import type { Curve } from './curves.ts'
import { INK, PETROL, paper } from './paper.ts'
import { performance, type Point } from './performance.ts'

const HEAD_FRAME: Frame = { left: 78, top: 96, width: 600, height: 256 }
const POWER_FRAME: Frame = { left: 78, top: 384, width: 600, height: 128 }

/** Draws one sheet: head and efficiency above, power and NPSH below, all against the flow. */
export function drawCurve(curve: Curve): Promise<Buffer> {
  const families = curve.settings.map((setting) => ({ setting, points: performance(curve, setting) }))
  const [full] = families
  if (!full) throw new Error(`The curve ${curve.name} has no trim.`)
  const reach = (value: (point: Point) => number) => niceMaximum(Math.max(...full.points.map(value)))
  const flow: Axis = { title: 'Flow, US gallons per minute', maximum: reach((point) => point.flow) }
  return paper(curve.name, true, (sheet) => {
    drawTitle(sheet, curve)
    drawUpper(
      sheet,
      curve,
      families,
      flow,
      reach((point) => point.head),
    )
    drawLower(
      sheet,
      families,
      flow,
      reach((point) => point.power),
      reach((point) => point.npsh),
    )
    sheet.font('Helvetica').fontSize(7.5).fillColor(INK)
    const note =
      'Clear water at 68 °F, specific gravity 1.0. Plotted by the affinity laws from the full setting; not for acceptance tests.'
    sheet.text(note, HEAD_FRAME.left, 552, { lineBreak: false })
  })
}

type Family = { setting: number; points: Point[] }

function drawTitle(sheet: PDFKit.PDFDocument, curve: Curve): void {
  sheet.font('Helvetica-Bold').fontSize(17).fillColor(INK).text(curve.title, 78, 40, { lineBreak: false })
  const line = `${curve.speed} RPM · best point ${curve.bestFlow} gpm at ${curve.bestHead} ft · BOM ${curve.bom}`
  sheet.font('Helvetica').fontSize(10).text(line, 78, 64, { lineBreak: false })
  sheet.font('Helvetica-Bold').fontSize(10).fillColor(PETROL).text('VOLUTE', 630, 44, { lineBreak: false })
}

function drawUpper(
  sheet: PDFKit.PDFDocument,
  curve: Curve,
  families: Family[],
  flow: Axis,
  headMaximum: number,
): void {
  const head: Axis = { title: 'Head, feet', maximum: headMaximum }
  const efficiency: Axis = { title: 'Efficiency, %', maximum: 100 }
  drawGrid(sheet, HEAD_FRAME)
  drawAxes(sheet, HEAD_FRAME, flow, head, efficiency)
  for (const { setting, points } of families) {
    drawLine(
      sheet,
      HEAD_FRAME,
      flow,
      head,
      points.map((point) => [point.flow, point.head]),
      { color: INK, width: 1.4 },
    )
    const last = points.at(-1)
    const text = curve.settingUnit === 'in' ? `${setting.toFixed(2)} in` : `${setting}°`
    if (last) label(sheet, HEAD_FRAME, flow, head, [last.flow, last.head], text)
  }
  const efficiencies =
    families[0]?.points.map((point): [number, number] => [point.flow, point.efficiency]) ?? []
  drawLine(sheet, HEAD_FRAME, flow, efficiency, efficiencies, { color: PETROL, width: 1, dash: 5 })
}

function drawLower(
  sheet: PDFKit.PDFDocument,
  families: Family[],
  flow: Axis,
  powerMaximum: number,
  npshMaximum: number,
): void {
  const power: Axis = { title: 'Power, hp', maximum: powerMaximum }
  const npsh: Axis = { title: 'NPSH required, feet', maximum: npshMaximum }
  drawGrid(sheet, POWER_FRAME)
  drawAxes(sheet, POWER_FRAME, flow, power, npsh)
  for (const { points } of families) {
    drawLine(
      sheet,
      POWER_FRAME,
      flow,
      power,
      points.map((point) => [point.flow, point.power]),
      { color: INK, width: 1.1 },
    )
  }
  const needed = families[0]?.points.map((point): [number, number] => [point.flow, point.npsh]) ?? []
  drawLine(sheet, POWER_FRAME, flow, npsh, needed, { color: PETROL, width: 1, dash: 5 })
}
