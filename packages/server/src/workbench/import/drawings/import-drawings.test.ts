import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { schema } from '../../../core/db/index.ts'
import { fileKey } from '../../../core/files/index.ts'
import { importFolder } from '../import-folder.ts'
import { sayBadRows } from '../report.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const fetched = async (path: string) => (await shop.request('GET', encodeURI(path))).body

it('cleaned drawings are served by part number, with slashes, cross sections and in any case (LOOKUP-11, OQ-73)', async () => {
  const folder = await writeFolder({
    'drawings/AB/1-2.svg': svg('<script>x</script><text>A</text>'),
    'drawings/4rb-wet.svg': svg('<text>B</text>'),
    'drawings/4RB-WET X-Section.svg': svg('<text>C</text>'),
  })
  const report = await importFolder(shop.shop, folder)
  expect(report.counts).toEqual([{ label: 'drawings', added: 3, changed: 0, unchanged: 0 }])
  expect(String(await fetched('/svgs/AB/1-2.svg'))).toBe(svg('<text>A</text>'))
  expect(String(await fetched('/svgs/4RB-WET.svg'))).toBe(svg('<text>B</text>'))
  expect(String(await fetched('/svgs/4rb-wet X-Section.svg'))).toBe(svg('<text>C</text>'))
  expect((await shop.request('GET', '/svgs/235626.svg')).status).toBe(404)
})

it('a drawing is imported again when it has changed or its file is missing', async () => {
  const files = {
    'drawings/SEAL-KIT.svg': svg('<text>1</text>'),
    'drawings/235626.svg': svg('<text>2</text>'),
  }
  await importFolder(shop.shop, await writeFolder(files))
  const changed = { ...files, 'drawings/235626.svg': svg('<text>3</text>') }
  expect((await importFolder(shop.shop, await writeFolder(changed))).counts).toEqual([
    { label: 'drawings', added: 0, changed: 1, unchanged: 1 },
  ])
  expect(String(await fetched('/svgs/235626.svg'))).toBe(svg('<text>3</text>'))
  await shop.shop.files.delete(fileKey('svgs/235626.svg'))
  await importFolder(shop.shop, await writeFolder(changed))
  expect(String(await fetched('/svgs/235626.svg'))).toBe(svg('<text>3</text>'))
})

it('bad drawings and documents are reported, and nothing is stored', async () => {
  const before = await shop.shop.db.select().from(schema.drawings)
  const folder = await writeFolder({
    'drawings/TB10773.svg': svg('<text>good</text>'),
    'drawings/NONE.svg': svg(''),
    'drawings/NS9000.svg': '<svg>\n<g>\n</svg>',
    'drawings/235626.svg': `<svg>${' '.repeat(17 * 1024 * 1024)}</svg>`,
    'drawings/SEAL-KIT.svg': svg('<g id="a"><use href="#a"/></g>'),
    'documents/manual.pdf': '%PDF-1.7 good',
    'documents/curve.pdf': 'a text',
  })
  const report = await importFolder(shop.shop, folder)
  expect(sayBadRows(report.badRows)).toEqual([
    'drawings/235626.svg: is larger than 16 MB',
    "drawings/NONE.svg: there is no part 'NONE'",
    'drawings/NS9000.svg, line 3: is not well-formed XML (Unexpected close tag)',
    'drawings/SEAL-KIT.svg: repeats its parts without measure',
    'documents/curve.pdf: is not a PDF',
  ])
  expect(await shop.shop.db.select().from(schema.drawings)).toEqual(before)
  expect((await shop.request('GET', '/svgs/TB10773.svg')).status).toBe(404)
  expect((await shop.request('GET', '/documents/manual.pdf')).status).toBe(404)
})

it('imported documents are served, and the report counts the changed ones', async () => {
  await importFolder(shop.shop, await writeFolder({ 'documents/4RB-manual.pdf': '%PDF-1.7 one' }))
  const report = await importFolder(
    shop.shop,
    await writeFolder({ 'documents/4RB-manual.pdf': '%PDF-1.7 two', 'documents/c/4RB.pdf': '%PDF-1.7' }),
  )
  expect(report.counts).toEqual([{ label: 'documents', added: 1, changed: 1, unchanged: 0 }])
  const { headers, body } = await shop.request('GET', '/documents/4RB-manual.pdf')
  expect(headers['content-type']).toBe('application/pdf')
  expect(body).toBe('%PDF-1.7 two')
})
