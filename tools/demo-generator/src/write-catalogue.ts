import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemblies } from './catalogue/catalogue.ts'
import { csvFiles } from './catalogue/csv-files.ts'
import { documents } from './documents/documents.ts'
import { drawAssembly } from './drawing/draw-assembly.ts'
import { drawSections } from './section/draw-sections.ts'

/** Absolute path of the committed catalogue. */
export const catalogueFolder = fileURLToPath(new URL('../../../demo/catalogue', import.meta.url))

if (import.meta.main) await writeCatalogue(catalogueFolder)

/** Writes the demo catalogue as a folder in the import format, replacing what was there. */
async function writeCatalogue(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await writeTables(folder)
  await writeDocuments(join(folder, 'documents'))
  await writeDrawings(join(folder, 'drawings'))
}

async function writeTables(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of csvFiles()) await writeFile(join(folder, name), text)
}

async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { file, draw } of documents) await writeFile(join(folder, file), await draw())
}

async function writeDrawings(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const assembly of assemblies)
    await writeFile(join(folder, `${assembly.partNumber}.svg`), drawAssembly(assembly))
  for (const [file, svg] of drawSections(assemblies)) await writeFile(join(folder, file), svg)
}
