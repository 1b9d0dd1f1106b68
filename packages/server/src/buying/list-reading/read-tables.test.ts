import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentMessages, readSource } from '@volute/domain/buying/list-reading'
import { expect, it } from 'vitest'
import { makePdf, pdfWithFile } from '../../../test/make-pdf.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { renderPdf } from '../../core/pdf/index.ts'
import { readListFile } from './read-file.ts'

interface Layout {
  file: string
  kind: string
  lines: { part: string; quantity: number; unit: string }[]
  total?: string
  poNumber?: string
}

const root = join(import.meta.dirname, '../../../../..')
const layouts = join(root, 'packages/domain/test/layouts')
const { layouts: all } = JSON.parse(readFileSync(join(layouts, 'truth.json'), 'utf8')) as {
  layouts: Layout[]
}
const workbooks = all.filter(({ kind }) => kind === 'xlsx')
const folder = join(import.meta.dirname, '../../../test/layouts')

const rows = readFileSync(join(root, 'demo/catalogue/parts.csv'), 'utf8').split('\n')
const catalogue = new Set(rows.map((row) => row.split(',')[0] ?? ''))
const knows = (number: string) => catalogue.has(number)

const sourceOf = (name: string, content: string | Uint8Array) =>
  withWorkFolder(async (work) => {
    const path = join(work, 'file')
    await writeFile(path, content)
    return readListFile({ path, name })
  })

it('every workbook among the layouts is tried (READ-04)', () => {
  expect(readdirSync(folder)).toEqual(workbooks.map(({ file }) => file))
})

it.each(workbooks)(
  'the lines of $file are read right from the workbook itself (READ-04)',
  async ({ file, lines, total, poNumber = '' }) => {
    const reading = readSource(await readListFile({ path: join(folder, file), name: file }), { knows })
    expect(reading.questions).toEqual([])
    expect(reading.lines.map(({ partNumber, quantity }) => ({ partNumber, quantity }))).toEqual(
      lines.map(({ part, quantity }) => ({ partNumber: part, quantity })),
    )
    expect(reading.poNumber).toBe(poNumber)
    if (total) expect(reading.linesTotal).toBe(total)
  },
)

it.each([
  ['05-filtered.xlsx', { rows: 5, columns: 0, sheets: 0 }],
  ['06-hidden-first-sheet.xlsx', { rows: 0, columns: 0, sheets: 1 }],
  ['18-hidden-columns.xlsx', { rows: 0, columns: 2, sheets: 0 }],
])('%s says what it hides (READ-04)', async (file, hidden) => {
  const reading = readSource(await readListFile({ path: join(folder, file), name: file }), { knows })
  expect(reading.hidden).toEqual(hidden)
})

const long = 'Impeller, closed, duplex stainless steel, for the pump of the north line'

/** A purchase order as an ERP prints it, with a head on each page and a description of several lines in each third row. */
function purchaseOrder(lines: Layout['lines']) {
  const body = lines.map(({ part, quantity, unit }, index) => [
    String((index + 1) * 10),
    part,
    index % 3 ? 'Seal, mechanical' : long,
    String(quantity),
    unit,
    '2.50',
    (quantity * 2.5).toFixed(2),
  ])
  const total = lines.reduce((sum, { quantity }) => sum + quantity * 2.5, 0).toFixed(2)
  return renderPdf({
    content: [
      { text: 'PURCHASE ORDER 88-1036' },
      { text: 'Date 11/21/2026' },
      {
        table: {
          headerRows: 1,
          widths: ['auto', 'auto', 140, 'auto', 'auto', 'auto', 'auto'],
          body: [
            ['Line', 'Part No.', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount'],
            ...body,
            ['', '', 'Total', '', '', '', total],
          ],
        },
      },
      { text: 'Deliver to dock 4.' },
    ],
  } as unknown as Parameters<typeof renderPdf>[0])
}

const printed = all.filter(({ file }) => /^(01|12|13|19|20)-/.test(file))

it.each(printed)(
  'the lines of $file, printed as a PDF of several pages, are read right (READ-05)',
  async ({ lines }) => {
    const reading = readSource(await sourceOf('po.pdf', await purchaseOrder(lines)), { knows })
    expect(reading.questions).toEqual([])
    expect(reading.lines.map(({ partNumber, quantity }) => ({ partNumber, quantity }))).toEqual(
      lines.map(({ part, quantity }) => ({ partNumber: part, quantity })),
    )
    expect(reading.lines[0]?.description).toBe(long)
    expect(reading.poNumber).toBe('88-1036')
    expect(reading.linesTotal).toBe(reading.statedTotal)
  },
)

const order = `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>PO-7</ID><OrderLine><LineItem><ID>1</ID><Quantity unitCode="C62">4</Quantity><Item><SellersItemIdentification><ID>TB10773</ID></SellersItemIdentification></Item></LineItem></OrderLine></Order>`

it('an order in XML inside a PDF is read instead of its text (READ-05)', async () => {
  const source = await sourceOf('po.pdf', pdfWithFile('TB10773 9', 'order.xml', order))
  expect(source.tables).toEqual([])
  expect(source.orders).toMatchObject([
    { poNumber: 'PO-7', lines: [{ partNumber: 'TB10773', quantity: '4' }] },
  ])
})

it('an order in Order-X inside a PDF is read (READ-05)', async () => {
  const ofLine = `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>TB10773</ram:SellerAssignedID><ram:BuyerAssignedID>4711</ram:BuyerAssignedID></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>63.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">100</ram:BasisQuantity></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">6</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>`
  const orderX = (type: string) =>
    `<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u"><rsm:ExchangedDocument><ram:ID>PO-8</ram:ID><ram:TypeCode>${type}</ram:TypeCode></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${ofLine}<ram:ApplicableHeaderTradeDelivery><ram:ShipToTradeParty><ram:Name>Northwind</ram:Name></ram:ShipToTradeParty><ram:RequestedDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261201</udt:DateTimeString></ram:OccurrenceDateTime></ram:RequestedDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery></rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`
  const source = await sourceOf('po.pdf', pdfWithFile('TB10773 9', 'order-x.xml', orderX('220')))
  expect(source.orders).toMatchObject([
    {
      poNumber: 'PO-8',
      needBy: '2026-12-01',
      shipTo: { name: 'Northwind' },
      lines: [{ partNumber: 'TB10773', quantity: '6', unit: 'EA', unitPrice: '0.63' }],
    },
  ])
  const change = await sourceOf('po.pdf', pdfWithFile('TB10773 9', 'order-x.xml', orderX('230')))
  expect(change).toMatchObject({ orders: [], notAnOrder: documentMessages.change('PO-8') })
})

it('a PDF that carries an invoice in XML is not an order (READ-02, READ-05)', async () => {
  const invoice = '<rsm:CrossIndustryInvoice xmlns:rsm="r"></rsm:CrossIndustryInvoice>'
  const source = await sourceOf('po.pdf', pdfWithFile('TB10773 9', 'factur-x.xml', invoice))
  expect(source).toMatchObject({ tables: [], notAnOrder: 'This is an invoice, not an order.' })
})

it('a PDF with another XML file is read by its text (READ-05)', async () => {
  const source = await sourceOf('po.pdf', pdfWithFile('TB10773 9', 'data.xml', '<data/>'))
  expect(source.tables).toMatchObject([{ rows: [['TB10773 9']] }])
})

it.each<[string, string, string]>([
  ['scan.pdf', makePdf([''], '', () => '0 0 9 9 re f'), documentMessages.pdfScan],
  ['long.pdf', makePdf(Array.from({ length: 201 }, () => 'x')), documentMessages.pdfTooLong],
  ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1'), documentMessages.oldWorkbook],
  ['empty.csv', '', documentMessages.emptyFile],
  ['page.html', '<!doctype html><html></html>', documentMessages.otherFile],
  ['picture.png', '\u0089PNG\u0000\u0000', documentMessages.otherFile],
  ['rows.csv', 'TB10773,1\n'.repeat(20_001), documentMessages.tooManyRows],
])('%s is answered by a sentence (READ-06)', async (name, content, sentence) => {
  await expect(
    sourceOf(name, Buffer.from(content, name.endsWith('xls') ? 'latin1' : 'utf8')),
  ).rejects.toThrow(sentence)
})
