export { type Paper, renderPdf } from './render-pdf.ts'
