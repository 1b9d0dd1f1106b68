import PDFDocument from 'pdfkit'

/** Letter paper in points. */
export const PAGE = { width: 612, height: 792, margin: 54 }
export const INK = '#16242b'
export const PETROL = '#12606f'
export const HAIRLINE = '#b9c4c8'

/** Draws a PDF; the same drawing always gives the same bytes, so nothing in it may come from the clock. */
export function paper(
  title: string,
  landscape: boolean,
  draw: (sheet: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const printed = new Date(Date.UTC(2026, 0, 15))
  const sheet = new PDFDocument({
    size: 'LETTER',
    layout: landscape ? 'landscape' : 'portrait',
    margins: { top: PAGE.margin, right: PAGE.margin, bottom: 40, left: PAGE.margin },
    compress: false,
    bufferPages: true,
    info: { Title: title, Author: 'Volute', CreationDate: printed, ModDate: printed },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  draw(sheet)
  sheet.end()
  return done
}
