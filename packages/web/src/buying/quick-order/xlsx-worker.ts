import { readSheet } from 'read-excel-file/universal'

/** Request of the page. */
export interface SheetToRead {
  bytes: ArrayBuffer
  /** Most rows that are handed back. */
  mostRows: number
}

// Runs beside the page, so that a sheet of a million rows freezes nothing.
self.addEventListener('message', ({ data: { bytes, mostRows } }: MessageEvent<SheetToRead>) => {
  void readSheet(bytes).then(
    (rows) =>
      self.postMessage(
        rows.slice(0, mostRows).map((row) => row.map(cellText)),
        {},
      ),
    () => self.postMessage(null, {}),
  )
})

/** A cell as text: dates as `2026-11-30`, an empty cell as nothing. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
