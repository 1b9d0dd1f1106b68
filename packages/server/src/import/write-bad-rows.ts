import { appendFile, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import Papa from 'papaparse'
import { readCsv } from './read-csv.ts'

export interface LeftOut {
  path: string
  lines: ReadonlySet<number>
}

/** Copies rows that were left out, under their headers, into a new folder, to be corrected and imported. */
export async function writeBadRows(folder: string, files: readonly LeftOut[]): Promise<string> {
  const target = await makeFolder(folder)
  try {
    for (const { path, lines } of files) await copyRows(path, lines, join(target, basename(path)))
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
  return target
}

/** `bad-rows`, or `bad-rows-2` when that one is still there. */
async function makeFolder(folder: string): Promise<string> {
  for (let number = 1; ; number++) {
    const target = join(folder, number === 1 ? 'bad-rows' : `bad-rows-${number}`)
    try {
      await mkdir(target)
      return target
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

async function copyRows(path: string, lines: ReadonlySet<number>, target: string) {
  await readCsv(path, async (rows) => {
    const left = rows.filter(({ line }) => line === 1 || lines.has(line)).map(({ cells }) => cells)
    if (left.length > 0) await appendFile(target, `${Papa.unparse(left, { newline: '\n' })}\n`)
  })
}
