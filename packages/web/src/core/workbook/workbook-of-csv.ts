import { amountHeadings, readCell } from '@volute/domain/core/kernel'
import { openCsv } from '@volute/domain/core/table'
import { type SheetCell, writeWorkbook } from './write-workbook.ts'

/** Turns an export of the shop in CSV into a workbook: amounts and counts become numbers, all other cells stay texts. */
export function workbookOfCsv(csv: string): Uint8Array<ArrayBuffer> {
  const reader = openCsv(',')
  const rows = [...reader.push(csv.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')), ...reader.close()].map(
    ({ cells }) => cells,
  )
  const isAmount = (rows[0] ?? []).map((heading) => amountHeadings.has(heading))
  return writeWorkbook(rows.map((cells) => cells.map((cell, at) => cellOf(cell, isAmount[at] ?? false))))
}

function cellOf(cell: string, isAmount: boolean): SheetCell {
  return isAmount && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : readCell(cell)
}
