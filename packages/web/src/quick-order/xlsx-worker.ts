import { limits } from '@volute/domain/kernel'
import { readSheet } from 'read-excel-file/universal'

/** Beyond the rows that are taken, so many more tell that there are too many. */
const mostRows = limits.importedRows * 2

// Runs beside the page, so that a sheet of a million rows freezes nothing.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readSheet(data).then(
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
