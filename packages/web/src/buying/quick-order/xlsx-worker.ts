import { readSheet } from 'read-excel-file/universal'

/** Request from the page. */
export interface SheetToRead {
  bytes: ArrayBuffer
  /** Maximum number of rows to return. */
  mostRows: number
}

// Runs in a worker, so that a sheet with a million rows does not freeze the page.
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

/** Cell as text: dates as `2026-11-30`, an empty cell as an empty string. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
