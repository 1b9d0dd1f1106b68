import { expect, it } from 'vitest'
import { type Block, renderPdf } from './index.ts'

/** Returns the fonts of a document with this text. */
async function fontsOf(content: Block[]): Promise<Set<string | undefined>> {
  const pdf = await renderPdf({
    info: { title: 'PdfContent', author: 'Volute' },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 40],
    defaultStyle: { fontSize: 9 },
    content,
    compress: false,
  })
  const fonts = pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g)
  return new Set([...fonts].map(([, font]) => font))
}

it('a document uses the shop’s own font (E75)', async () => {
  const title: Block = { text: 'Würth, Łódź, Đặng', bold: true }
  expect(await fontsOf([title, '2 EA · $19.99'])).toEqual(
    new Set(['HankenGrotesk-Bold', 'HankenGrotesk-Regular']),
  )
})

it('letters missing from this font come from another font, anywhere in the document (E75)', async () => {
  const both = new Set(['HankenGrotesk-Regular', 'NotoSans-Regular'])
  const cell: Block = { text: 'Насос 4' }
  const table: Block = { table: { widths: ['*', '*'], body: [['Pump', cell]] } }
  for (const block of [cell, { stack: ['Pump', cell] }, { columns: ['Pump', cell] }, table])
    expect(await fontsOf([block])).toEqual(both)
})

it.each([
  ['号', 'NotoSansSC-Regular'],
  ['号 の', 'NotoSansJP-Regular'],
  ['號 동', 'NotoSansKR-Regular'],
])('the Chinese character in “%s” has the shape of its country, from %s (E75)', async (text, font) => {
  expect(await fontsOf([text])).toEqual(new Set([font]))
})
