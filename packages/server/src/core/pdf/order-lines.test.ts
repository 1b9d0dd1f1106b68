import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { type Block, renderPdf } from './index.ts'

/** Texts of a document with this block, line by line from the top, each from left to right. */
async function linesOf(block: Block): Promise<string[]> {
  const pdf = await renderPdf({
    info: { title: 'PdfContent', author: 'Volute' },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 40],
    defaultStyle: { fontSize: 9 },
    content: [block],
  })
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  const words = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str.trim(), x: Number(item.transform[4]), y: Math.round(Number(item.transform[5])) }]
      : [],
  )
  const lines = Map.groupBy(words, ({ y }) => y).values()
  return [...lines].map((line) =>
    line
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' '),
  )
}

it.each([
  ['a Hebrew address', 'רחוב הרצל 15', ['15 הרצל רחוב']],
  ['an Arabic address with brackets', 'شارع الملك (فهد) 12', ['12 ( فهد ) الملك شارع']],
  ['Arabic words in an English line', 'Order for شارع الملك today', ['Order for الملك شارع today']],
  ['English words in a Hebrew line', 'רחוב Main Street הרצל', ['הרצל Main Street רחוב']],
])('%s reads from right to left (E75)', async (_, text, lines) => {
  expect(await linesOf(text)).toEqual(lines)
})

it('a text from right to left that is too long for its line goes on below (E75)', async () => {
  const [first, second, ...more] = await linesOf({ columns: [{ text: 'אחת שתיים שלוש ארבע', width: 50 }] })
  expect([first, second, more]).toEqual(['שתיים אחת', 'ארבע שלוש', []])
})
