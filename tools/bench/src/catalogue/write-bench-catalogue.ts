import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchCatalogue } from './bench-catalogue.ts'
import { benchBoms } from './bench-numbers.ts'
import { partRow } from './bench-parts.ts'
import { drawBenchDrawing } from './draw-bench-drawing.ts'
import { seeded } from './seeded.ts'
import { slowCatalogue } from './slow-catalogue.ts'

/** Writes the bench's catalogue of this many parts in the import format, the same bytes in every run. */
export async function writeBenchCatalogue(folder: string, size: number): Promise<void> {
  const chance = seeded(1)
  const { parts, lines, pumps, drawnParts } = benchCatalogue(chance, size)
  const partRows = parts.map((part) => partRow(part, chance))
  await writeFile(join(folder, 'parts.csv'), csv(partRows))
  await writeFile(join(folder, 'bom_lines.csv'), csv(lines))
  await writeFile(join(folder, 'pumps.csv'), csv(pumps))

  const { number } = benchBoms.drawn
  await mkdir(join(folder, 'drawings'))
  await writeFile(join(folder, 'drawings', `${number}.svg`), drawBenchDrawing(number, drawnParts, chance))
}

/** Writes the small catalogue of the slowed browser, the same bytes in every run. */
export async function writeSlowCatalogue(folder: string): Promise<void> {
  const chance = seeded(2)
  const { parts, lines, pumps, boms } = slowCatalogue(chance)
  await writeFile(join(folder, 'parts.csv'), csv(parts.map((part) => partRow(part, chance))))
  await writeFile(join(folder, 'bom_lines.csv'), csv(lines))
  await writeFile(join(folder, 'pumps.csv'), csv(pumps))
  await writeFile(join(folder, 'boms.csv'), csv(boms))
}

/** Needs no quoting: no cell of the bench's catalogue holds a comma or a quotation mark. */
function csv(rows: readonly object[]): string {
  const head = Object.keys(rows[0] ?? {})
  return [head, ...rows.map((row) => Object.values(row) as unknown[])]
    .map((cells) => `${cells.join(',')}\n`)
    .join('')
}
