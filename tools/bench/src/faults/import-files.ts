import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../../../gate/src/run-program.ts'
import { release } from '../world/supervise-server.ts'
import type { Ground } from './open-ground.ts'

const source = fileURLToPath(new URL('../../../../demo/catalogue/drawings/12VT-4S-50.svg', import.meta.url))
/** Path at which the shop serves the drawing, which the callers read. */
export const drawing = `/svgs/${basename(source)}`

/** Imports a drawing, and a document that differs each time; returns success and the last line of output. */
export async function importFiles(
  { folder, dataDir, database }: Ground,
  settings: Record<string, string>,
  stop: AbortSignal,
) {
  const catalogue = join(folder, 'catalogue')
  for (const name of ['drawings', 'documents']) await mkdir(join(catalogue, name), { recursive: true })
  await cp(source, join(catalogue, 'drawings', basename(source)))
  const document = Buffer.from(`%PDF-1.7\n${performance.now()}\n`.padEnd(300_000, '%'))
  await writeFile(join(catalogue, 'documents/4RB.pdf'), document)
  const command = [process.execPath, release, 'import', catalogue, '--no-rest']
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings }
  const { ok, output } = await runProgram(command, env, stop)
  await rm(catalogue, { recursive: true })
  return { ok, said: output.trim().split('\n').at(-1) ?? '' }
}
