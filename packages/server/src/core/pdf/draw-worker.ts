import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ownFace } from './faces.ts'
import type { Paper } from './paper.ts'
import { setBlock, setFoot } from './set-block.ts'

interface PdfMaker {
  virtualfs: { writeFileSync(path: string, content: Buffer): void }
  addFonts(fonts: object): void
  setLocalAccessPolicy(policy: () => boolean): void
  setUrlAccessPolicy(policy: () => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
}

const maker = loadMaker()

/** Draws a document, on the thread of `render-pdf.ts`, the only one that draws. */
export default function drawPaper({ header, footer, content, ...paper }: Paper): Promise<Uint8Array> {
  const definition = {
    ...paper,
    defaultStyle: { ...paper.defaultStyle, font: 'Hanken Grotesk' },
    content: content.map((block) => setBlock(block)),
    ...(header && { header: () => setBlock(header) }),
    ...(footer && { footer: (page: number, pages: number) => setFoot(footer, page, pages) }),
  }
  return maker.createPdf(definition).getBuffer()
}

/** Loads pdfmake with its fonts, once, and denies it any access to files and URLs. */
function loadMaker(): PdfMaker {
  const require = createRequire(import.meta.url)
  const loaded = require('pdfmake') as PdfMaker
  const roboto = require('pdfmake/fonts/Roboto.js') as { Roboto: Record<string, string> }
  const fonts = { ...ownFace, ...roboto }
  loaded.addFonts(fonts)
  for (const path of Object.values(fonts).flatMap((face) => Object.values(face)))
    loaded.virtualfs.writeFileSync(path, readFileSync(path))
  loaded.setLocalAccessPolicy(() => false)
  loaded.setUrlAccessPolicy(() => false)
  return loaded
}
