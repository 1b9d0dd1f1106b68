import { createRequire } from 'node:module'
import type { Paper } from './paper.ts'

export type { Block, Paper } from './paper.ts'

interface PdfMaker {
  addFonts(fonts: object): void
  setLocalAccessPolicy(policy: (path: string) => boolean): void
  setUrlAccessPolicy(policy: (url: string) => boolean): void
  createPdf(definition: Paper): { getBuffer(): Promise<Buffer> }
}

const require = createRequire(import.meta.url)
let maker: PdfMaker | undefined

/** Makes a PDF; pdfmake is loaded with the first one, and may read nothing but its fonts. */
export async function renderPdf(definition: Paper): Promise<Buffer> {
  maker ??= loadMaker()
  return maker.createPdf(definition).getBuffer()
}

function loadMaker(): PdfMaker {
  const loaded = require('pdfmake') as PdfMaker
  const fonts = require('pdfmake/fonts/Roboto.js') as { Roboto: Record<string, string> }
  const files = Object.values(fonts.Roboto)
  loaded.addFonts(fonts)
  loaded.setLocalAccessPolicy((path) => files.includes(path))
  loaded.setUrlAccessPolicy(() => false)
  return loaded
}
