export type { Block, Paper } from './paper.ts'
export { renderPdf } from './render-pdf.ts'
