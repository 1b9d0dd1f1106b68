import { createRequire } from 'node:module'
import { type Font, ownFont } from './fonts.ts'
import { orderLines } from './order-lines.ts'
import type { EastAsian } from './paper-fonts.ts'
import type { PdfContent } from './pdf-content.ts'
import { setBlock } from './set-block.ts'
import { setText } from './set-text.ts'

interface PdfMaker {
  virtualfs: { writeFileSync(path: string, content: Buffer): void }
  addFonts(fonts: Record<string, { normal: string; bold: string }>): void
  setLocalAccessPolicy(policy: () => boolean): void
  setUrlAccessPolicy(policy: () => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
}

const maker = loadMaker()
const known = new Set<Font>()

/** Draws a document, on the thread of `render-pdf.ts`, the only one that draws. */
export default function drawPaper({ header, footer, content, ...paper }: PdfContent): Promise<Uint8Array> {
  const language = languageOf(JSON.stringify([header, content]))
  const set = (text: string) => setText(text, language, addFont)
  const foot = (page: number, pages: number) => (text: string) =>
    set(text.replace('{page}', String(page)).replace('{pages}', String(pages)))
  addFont(ownFont)
  // The fonts of header and footer must be known before pdfmake asks for them.
  for (const block of [header, footer]) if (block) setBlock(block, set)
  const definition = {
    ...paper,
    defaultStyle: { ...paper.defaultStyle, font: ownFont.name },
    content: content.map((block) => setBlock(block, set)),
    ...(header && { header: () => setBlock(header, set) }),
    ...(footer && { footer: (page: number, pages: number) => setBlock(footer, foot(page, pages)) }),
  }
  return maker.createPdf(definition).getBuffer()
}

/** Language of a document's Chinese characters: Japanese beside kana, Korean beside hangul, otherwise Chinese. */
function languageOf(text: string): EastAsian {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  return /\p{sc=Hangul}/u.test(text) ? 'ko' : 'zh'
}

/** Loads pdfmake, once, and denies it any access to files and URLs. */
function loadMaker(): PdfMaker {
  const loaded = createRequire(import.meta.url)('pdfmake') as PdfMaker
  loaded.setLocalAccessPolicy(() => false)
  loaded.setUrlAccessPolicy(() => false)
  orderLines()
  return loaded
}

function addFont(font: Font) {
  if (known.has(font)) return
  known.add(font)
  const [normal, bold] = [`${font.name} 400`, `${font.name} 700`]
  maker.virtualfs.writeFileSync(normal, font.normal)
  maker.virtualfs.writeFileSync(bold, font.bold)
  maker.addFonts({ [font.name]: { normal, bold } })
}
