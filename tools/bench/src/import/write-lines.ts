import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

/** Lines per BOM. */
const IN_BOM = 12

/**
 * Writes a catalogue of this many BOM lines in the import format. Another `quantity` changes every line or, with `every`,
 * only those of one BOM in so many.
 */
export async function writeLines(folder: string, lines: number, quantity: number, every = 1): Promise<void> {
  const boms = Math.ceil(lines / IN_BOM)
  await write(join(folder, 'parts.csv'), partRows(boms))
  await write(join(folder, 'bom_lines.csv'), lineRows(boms, quantity, every))
}

function* partRows(boms: number) {
  yield 'part_number,description,price'
  for (let n = 0; n < boms; n++) yield `BOM-${n},Assembly ${n},${n}.10\nP-${n},Part ${n},${n}.50`
}

function* lineRows(boms: number, quantity: number, every: number) {
  yield 'parent_part_number,child_part_number,quantity,position'
  for (let bom = 0; bom < boms; bom++)
    for (let position = 1; position <= IN_BOM; position++)
      yield `BOM-${bom},P-${(bom * 7 + position * 131) % boms},${bom % every === 0 ? quantity : 1},${position}`
}

async function write(path: string, rows: Iterable<string>) {
  const file = createWriteStream(path)
  for (const row of rows) if (!file.write(`${row}\n`)) await once(file, 'drain')
  await once(file.end(), 'finish')
}
