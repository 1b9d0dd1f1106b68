import { readFile } from 'node:fs/promises'
import { BadDrawing } from './bad-drawing.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'

/** The cleaner process's result for one file. */
export type Cleaned = { drawing: string } | { reason: string; line: number | undefined } | { failure: string }

async function clean(path: string): Promise<Cleaned> {
  try {
    return { drawing: cleanDrawing(decodeXml(await readFile(path))) }
  } catch (error) {
    if (error instanceof BadDrawing) return { reason: error.message, line: error.line }
    return { failure: (error as Error).message }
  }
}

process.on('message', async (path: string) => process.send?.(await clean(path)))
// The import decides when to stop; a Ctrl-C in its terminal reaches this process as well.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})
