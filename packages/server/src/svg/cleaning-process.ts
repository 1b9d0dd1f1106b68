import { readFile } from 'node:fs/promises'
import { answerFiles } from '../process/index.ts'
import { BadDrawing } from './bad-drawing.ts'
import { cleanDrawing, type TakenApart, takeApart } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'

/** What becomes of one file. */
export type Cleaned =
  | ({ drawing: string } & Partial<TakenApart>)
  | { problem: string; line: number | undefined }

/** What the cleaner asks its process. */
export interface ToClean {
  path: string
  /** Whether it takes what the drawing calls out from it as well. */
  isTakenApart: boolean
}

answerFiles(async ({ path, isTakenApart }: ToClean): Promise<Cleaned> => {
  try {
    const source = decodeXml(await readFile(path))
    return isTakenApart ? takeApart(source) : { drawing: cleanDrawing(source) }
  } catch (error) {
    if (error instanceof BadDrawing) return { problem: error.message, line: error.line }
    throw error
  }
})
