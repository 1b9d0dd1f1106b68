export type { Block, PdfContent } from './pdf-content.ts'
export { renderPdf } from './render-pdf.ts'
