import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

/** Lines per BOM. */
const IN_BOM = 12

interface Wanted {
  lines: number
  /** Parts in all, at least two for each BOM: its assembly and those of its lines. */
  parts?: number
  /** Pumps in all, built to one BOM after the other. */
  pumps?: number
  /** Quantity of every line or, with `every`, of those of one BOM in so many; the others have 1. */
  quantity: number
  every?: number
}

/** Writes a catalogue in the import format. */
export async function writeLines(folder: string, wanted: Wanted): Promise<void> {
  const boms = Math.ceil(wanted.lines / IN_BOM)
  const leaves = Math.max(boms, (wanted.parts ?? 0) - boms)
  await write(join(folder, 'parts.csv'), partRows(boms, leaves))
  await write(join(folder, 'bom_lines.csv'), lineRows(boms, leaves, wanted))
  if (wanted.pumps) await write(join(folder, 'pumps.csv'), pumpRows(boms, wanted.pumps))
}

function* partRows(boms: number, leaves: number) {
  yield 'part_number,description,price'
  for (let n = 0; n < boms; n++) yield `BOM-${n},Assembly ${n},${n}.10`
  for (let n = 0; n < leaves; n++) yield `P-${n},Part ${n},${n}.50`
}

function* lineRows(boms: number, leaves: number, { quantity, every = 1 }: Wanted) {
  yield 'parent_part_number,child_part_number,quantity,position'
  for (let bom = 0; bom < boms; bom++)
    for (let position = 1; position <= IN_BOM; position++)
      yield `BOM-${bom},P-${(bom * 7 + position * 131) % leaves},${bom % every === 0 ? quantity : 1},${position}`
}

function* pumpRows(boms: number, pumps: number) {
  yield 'bom_number,pump_model,serial_number'
  for (let n = 0; n < pumps; n++) yield `BOM-${n % boms},M${n % 60},S-${n}`
}

async function write(path: string, rows: Iterable<string>) {
  const file = createWriteStream(path)
  for (const row of rows) if (!file.write(`${row}\n`)) await once(file, 'drain')
  await once(file.end(), 'finish')
}
