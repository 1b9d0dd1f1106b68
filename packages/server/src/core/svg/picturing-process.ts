import { readFile } from 'node:fs/promises'
import { answerFiles } from '../process/index.ts'
import { cropCallouts } from './crop-callouts.ts'
import { cutOutParts } from './cut-out-parts.ts'

/** Picture of a part as a file: an SVG, or a PNG of a scan. */
export interface Picture {
  partNumber: string
  extension: 'svg' | 'png'
  content: Uint8Array
  /** Size in its drawing, to choose among drawings: a part by its own shapes always precedes a crop. */
  size: number
}

export interface Pictured {
  pictures: Picture[]
}

answerFiles(async ({ path }: { path: string }): Promise<Pictured> => {
  const source = await readFile(path, 'utf8')
  const { cutOuts, calledOut, view } = cutOutParts(source)
  const crops = calledOut.length > 0 && view ? await cropCallouts(source, calledOut, view) : []
  return {
    pictures: [
      ...cutOuts.map(({ partNumber, svg, size }) => ({
        partNumber,
        extension: 'svg' as const,
        content: Buffer.from(svg),
        size,
      })),
      ...crops.map(({ partNumber, png, size }) => ({
        partNumber,
        extension: 'png' as const,
        content: png,
        size,
      })),
    ],
  }
})
