import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import readWorkbook from 'read-excel-file/node'
import { answerFiles } from '../../process/index.ts'

/** The names of a workbook's sheets, whose rows stand in `0.ndjson`, `1.ndjson` and so on; or why it cannot be read. */
export type Sheets = { sheets: string[] } | { problem: string }

/** A workbook, and the folder for the rows of its sheets. */
export interface ToUnpack {
  path: string
  folder: string
}

answerFiles(async ({ path, folder }: ToUnpack): Promise<Sheets> => {
  try {
    const sheets = await readWorkbook(path, { trim: false })
    for (const [place, { data }] of sheets.entries()) await writeRows(join(folder, `${place}.ndjson`), data)
    return { sheets: sheets.map(({ sheet }) => sheet) }
  } catch (error) {
    return { problem: `it cannot be read (${(error as Error).message})` }
  }
})

async function writeRows(path: string, rows: readonly (readonly unknown[])[]) {
  const file = createWriteStream(path)
  for (const cells of rows)
    if (!file.write(`${JSON.stringify(cells.map(asCell))}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

function asCell(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : ''
}
