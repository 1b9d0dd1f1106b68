import { readFile } from 'node:fs/promises'
import { answerFiles } from '../process/index.ts'
import { BadDrawing } from './bad-drawing.ts'
import { cleanDrawing, type TakenApart, takeApart } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'

/** Result for one file. */
export type Cleaned =
  | ({ drawing: string } & Partial<TakenApart>)
  | { problem: string; line: number | undefined }

/** Request to the cleaner's process. */
export interface ToClean {
  path: string
  /** True to extract the callouts from the drawing as well. */
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
