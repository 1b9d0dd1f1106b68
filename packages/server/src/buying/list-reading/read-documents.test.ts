import { join } from 'node:path'
import { documentMessages, type ListSource, readSource } from '@volute/domain/buying/list-reading'
import { expect, it } from 'vitest'
import answers from '../../../test/purchase-orders/answers.json' with { type: 'json' }
import { BadFile } from './bad-file.ts'
import { readListFile } from './read-file.ts'

const folder = join(import.meta.dirname, '../../../test/purchase-orders')

/** Source of a sample; a file that cannot be read is answered by its sentence, as the process does. */
async function sourceOf(file: string): Promise<ListSource> {
  try {
    return await readListFile({ path: join(folder, file), name: file })
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { tables: [], orders: [], notAnOrder: error.message }
  }
}

const orders = answers.filter(({ isOrder, lines }) => isOrder && lines > 0)
const others = answers.filter(({ isOrder, lines }) => !isOrder || lines === 0)

/** Facts of the sample that no answer states in the reader's form. */
const poNumbers: Record<string, string> = { 'x12/850_3.edi': '' }
const totals: Record<string, string> = {
  'x12/850_3.edi': '225.00',
  'x12/stupidedi-004010-PO850-pass-1.edi': '10.00',
  'x12/stupidedi-003050-PO850-fail-1.edi': '3.63',
  'edifact/orders_valid.edi': '18775.00',
  'edifact/orders_with_warnings.edi': '18775.00',
  'edifact/orders_conforming.edi': '125.00',
}

it.each(orders)('the order $file has its number, lines and quantities (READ-01)', async (answer) => {
  const { file, poNumber, lines, quantitySum, total, first } = answer
  const source = await sourceOf(file)
  expect([source.notAnOrder, source.tables]).toEqual([null, []])
  const [order] = source.orders
  const all = source.orders.flatMap((one) => one.lines)
  expect(order?.poNumber).toBe(poNumbers[file] ?? poNumber ?? '')
  expect(all).toHaveLength(lines)
  expect(all.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(Number(quantitySum ?? 0))
  const reading = readSource(source, { knows: () => false, choice: { order: 0 } })
  expect(Number(totals[file] ? reading.linesTotal : reading.statedTotal)).toBe(
    Number(totals[file] ?? total ?? 0),
  )

  const [kind, number] = first?.part?.split(' ').toReversed() ?? []
  const [line] = all
  expect([line?.partNumber, ...(line?.otherNumbers ?? []).map((one) => one.number)]).toContain(kind ?? '')
  expect(line?.partNumber === '').toBe(number !== undefined || !first?.part || file.includes('003050'))
  expect([line?.quantity, line?.unitPrice]).toEqual([first?.quantity ?? '', first?.price ?? ''])
})

it.each(others)('$file is named, and no line of it is read (READ-02)', async ({ file }) => {
  const source = await sourceOf(file)
  expect([source.orders, source.tables]).toEqual([[], []])
  expect(source.notAnOrder).toMatch(
    /, not an order\.|; it is not a new order\.|^No order was found|^This file holds an order without lines/,
  )
})

it.each([
  ['cxml/request_doc.xml', 'This is an order confirmation for purchase order 400-2591453-0, not an order.'],
  [
    'edifact/valid_ordrsp_d96a_with_cnt.edi',
    'This is an order response for purchase order PO12345, not an order.',
  ],
  ['ubl/UBL-OrderChange-2.1-Example.xml', documentMessages.change('34')],
  ['ubl/UBL-OrderCancellation-2.1-Example.xml', documentMessages.cancellation('34')],
  ['x12/stupidedi-003010-PC860-fail-1.edi', documentMessages.change('SP7301')],
  ['x12/NonEdi.edi', documentMessages.noOrder],
  ['oci/real-world.html', documentMessages.cart],
])('%s says: %s (READ-02)', async (file, sentence) => {
  expect((await sourceOf(file)).notAnOrder).toBe(sentence)
})

it.each<[string, string[]]>([
  ['x12/850_fat.edi', [documentMessages.twice('000003438')]],
  ['x12/850.SyntaxNotes.ERR.edi', [documentMessages.numberMissing('1', 'CB')]],
  ['x12/850_3.edi', [documentMessages.poNumberBlank('----------')]],
  [
    'edifact/orders_acme.edi',
    [documentMessages.wrongCount('segments', '25', 28), documentMessages.otherCurrency('EUR')],
  ],
  ['edifact/orders_with_warnings.edi', [documentMessages.wrongCount('segments', '15', 17)]],
  ['edifact/orders_with_errors.edi', [documentMessages.noPoNumber]],
  ['edifact/invalid_orders_unknown_segment.edi', [documentMessages.unknownSegment('XYZ')]],
  ['edifact/orders_valid.edi', []],
  ['x12/850.edi', []],
])('the faults of %s are said (READ-03)', async (file, faults) => {
  expect((await sourceOf(file)).orders[0]?.faults).toEqual(faults)
})

it('an EDIFACT file of six orders asks for one of them (READ-01)', async () => {
  const source = await sourceOf('edifact/edifact_orders_result.edi')
  expect(
    source.orders.map(({ poNumber, lines }) => [poNumber, lines.map(({ quantity }) => quantity)]),
  ).toEqual([
    ['10000', ['1']],
    ['10001', ['1', '3']],
    ['10002', ['0']],
    ['10003', ['0']],
    ['10004', ['0', '0', '0']],
    ['10005', ['0']],
  ])
  const reading = readSource(source, { knows: () => false })
  expect(reading.questions).toEqual(['ORDER'])
  expect(reading.lines.every(({ quantity }) => quantity === null)).toBe(true)
  expect(source.orders[1]?.lines[1]?.description).toMatch(/^Lorem ipsum .* ex ea commodo .* laborum\.$/)
})

it('a released sign belongs to the text, even when it swallows the quantity (READ-01)', async () => {
  const [order] = (await sourceOf('edifact/edge_special_chars.edi')).orders
  expect(order).toMatchObject({ poNumber: 'ORDER+SPECIAL', lines: [{ quantity: '', unitPrice: '15.99' }] })
})

it('a day that cXML writes as midnight stays that day, and an attachment is only named (READ-01)', async () => {
  const [order] = (await sourceOf('cxml/OrderRequest.xml')).orders
  expect(order?.lines.map(({ needBy, note }) => [needBy, note])).toEqual([
    ['2020-02-28', ''],
    ['2020-02-28', 'Test comment'],
  ])
  expect(order).toMatchObject({
    attachments: ['delivery-note.pdf'],
    shipTo: {
      name: 'Acme',
      address1: '123 Anystreet',
      city: 'Sunnyvale',
      state: 'CA',
      zip: '90489',
      country: 'US',
    },
  })
})

it('a UBL line whose amount is not quantity × price is marked, and its quantity stays (READ-01)', async () => {
  const reading = readSource(await sourceOf('ubl/UBL-Order-2.0-Example.xml'), { knows: () => false })
  expect(reading.lines).toMatchObject([
    { quantity: 100, unit: 'KGM', isAmountOff: true, customerNumber: '6578489' },
  ])
})

it('an order without numbers has one line of which all is asked (READ-01)', async () => {
  const [order] = (await sourceOf('ubl/CENBII-Order-minimal.xml')).orders
  expect(order).toMatchObject({ poNumber: '', faults: [documentMessages.noPoNumber] })
  expect(order?.lines).toMatchObject([
    { partNumber: '', otherNumbers: [], quantity: '10', unit: '', unitPrice: '' },
  ])
})
