import { createRequire } from 'node:module'
import type { createPdf } from 'pdfmake'

/** A document as its maker takes it. */
export type Paper = Parameters<typeof createPdf>[0]

interface PdfMaker {
  addFonts(fonts: object): void
  setUrlAccessPolicy(policy: (url: string) => boolean): void
  createPdf(definition: Paper): { getBuffer(): Promise<Buffer> }
}

const require = createRequire(import.meta.url)
let maker: PdfMaker | undefined

/** Sets a document as a PDF; its maker is loaded with the first one, and fetches nothing from anywhere. */
export async function renderPdf(definition: Paper): Promise<Buffer> {
  maker ??= loadMaker()
  return maker.createPdf(definition).getBuffer()
}

function loadMaker(): PdfMaker {
  const loaded = require('pdfmake') as PdfMaker
  loaded.addFonts(require('pdfmake/fonts/Roboto.js') as object)
  loaded.setUrlAccessPolicy(() => false)
  return loaded
}
