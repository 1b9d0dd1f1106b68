import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportMap } from '@volute/domain/workbench/workbench'
import { exportFlat } from './export-flat.ts'
import type { ErpFile } from './erp-file.ts'
import { exportGerman } from './export-german.ts'
import { exportWorkbooks } from './export-workbooks.ts'

export { writeWorkbook, type WorkbookCell } from './write-workbook.ts'
export { writeZip } from './write-zip.ts'

/** Three ERPs, each of which exports the demo's catalogue in its own format. */
export const erps = { german: exportGerman, workbooks: exportWorkbooks, flat: exportFlat }
export type Erp = keyof typeof erps

const catalogue = fileURLToPath(new URL('../../catalogue/', import.meta.url))

/** Writes the demo's catalogue as an ERP exports it, and the rest in the import format; returns how to read the export. */
export async function writeErpExport(erp: Erp, folder: string): Promise<ImportMap> {
  const files: ErpFile[] = await erps[erp]()
  const exported = files.flatMap(({ read }) => read.mappings.map(({ file }) => file))
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(catalogue))
    if (name.endsWith('.csv') && !exported.includes(name)) await cp(join(catalogue, name), join(folder, name))
  for (const { name, content } of files) await writeFile(join(folder, name), content)
  return files.map(({ read }) => read)
}
