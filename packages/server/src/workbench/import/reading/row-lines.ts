import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { formatNumber } from '@volute/domain/core/kernel'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import { ImportRejection } from '../report.ts'

/** Characters of rows passed on at once. */
const PORTION = 1_000_000

/** Writes rows to a file, one line of JSON each, and returns the bytes written; rejects more than `most` bytes. */
export async function writeLines(
  { path, name, most }: { path: string; name: string; most: number },
  work: (write: (row: unknown) => Promise<void>) => Promise<void>,
): Promise<number> {
  const file = createWriteStream(path)
  let bytes = 0
  try {
    await work(async (row) => {
      const line = `${JSON.stringify(row)}\n`
      bytes += Buffer.byteLength(line)
      if (bytes > most) throw new ImportRejection(`${name}: ${tooMuch}.`)
      if (!file.write(line)) await once(file, 'drain')
    })
  } finally {
    file.end()
    await once(file, 'close')
  }
  return bytes
}

const tooMuch = `all that it holds is larger than ${formatNumber(workbenchLimits.fileBytes / 1_048_576)} MB: split it into smaller files`

/** Passes the rows of such a file to `onRows` in portions, each with its share of the file. */
export async function readLines(
  path: string,
  onRows: (rows: unknown[], share: number) => Promise<void>,
): Promise<void> {
  const { size: bytes } = await stat(path)
  let rows: unknown[] = []
  let size = 0
  for await (const line of linesOf(path)) {
    rows.push(JSON.parse(line))
    size += line.length
    if (size < PORTION) continue
    await onRows(rows, size / bytes)
    rows = []
    size = 0
  }
  if (rows.length > 0) await onRows(rows, size / bytes)
}

/** Splits lines at `\n` alone: JSON strings may contain other line terminators. */
async function* linesOf(path: string) {
  let held = ''
  for await (const text of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = text.split('\n')
    held += first
    for (const next of others) {
      yield held
      held = next
    }
  }
}
