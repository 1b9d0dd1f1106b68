import { createRequire } from 'node:module'
import { ownFace, setInFaces } from './faces.ts'
import type { Paper } from './paper.ts'

export type { Block, Paper } from './paper.ts'

interface PdfMaker {
  addFonts(fonts: object): void
  setLocalAccessPolicy(policy: (path: string) => boolean): void
  setUrlAccessPolicy(policy: (url: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

const require = createRequire(import.meta.url)
let maker: PdfMaker | undefined

/** Makes a PDF; pdfmake is loaded with the first one, and may read nothing but its fonts. */
export async function renderPdf(definition: Paper): Promise<Buffer> {
  maker ??= loadMaker()
  const { defaultStyle, content } = definition
  return maker
    .createPdf({
      ...definition,
      defaultStyle: { ...defaultStyle, font: 'Hanken Grotesk' },
      content: content.map(setInFaces),
    })
    .getBuffer()
}

function loadMaker(): PdfMaker {
  const loaded = require('pdfmake') as PdfMaker
  const roboto = require('pdfmake/fonts/Roboto.js') as { Roboto: Record<string, string> }
  const fonts = { ...ownFace, ...roboto }
  const files = Object.values(fonts).flatMap((face) => Object.values(face))
  loaded.addFonts(fonts)
  loaded.setLocalAccessPolicy((path) => files.includes(path))
  loaded.setUrlAccessPolicy(() => false)
  return loaded
}
