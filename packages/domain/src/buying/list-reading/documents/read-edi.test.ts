import { expect, it } from 'vitest'
import { documentMessages } from './document-messages.ts'
import { readDocumentText } from './read-document-text.ts'

/** An X12 file with one purchase order of these segments. */
function x12(
  segments: readonly string[],
  { separator = '*', terminator = '~', said = segments.length + 2 } = {},
) {
  const isa = `ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *261120*1200*U*00401*000000007*0*P*>`
  const set = ['ST*850*0001', ...segments, `SE*${said}*0001`]
  return [isa, 'GS*PO*S*R*20261120*1200*7*X*004010', ...set, 'GE*1*7', 'IEA*1*000000007']
    .map((segment) => segment.replaceAll('*', separator) + terminator)
    .join('')
}

const beg = 'BEG*00*NE*88-1036**20261120'
const line = 'PO1*1*4*EA*614.90**VN*TB10773'
const read = (text: string) => readDocumentText(text)
const orderOf = (text: string) => read(text)?.orders[0]

it.each([
  ['*', '~'],
  ['|', '\n'],
  ['+', '\r\n'],
  ['\u001d', '\u001c'],
])('separator %j and terminator %j are found (READ-01)', (separator, terminator) => {
  const order = orderOf(x12([beg, line, 'CTT*1'], { separator, terminator }))
  expect(order).toMatchObject({
    poNumber: '88-1036',
    faults: [],
    lines: [{ partNumber: 'TB10773', quantity: '4' }],
  })
})

it.each([
  ['01', documentMessages.cancellation('88-1036')],
  ['04', documentMessages.change('88-1036')],
  ['05', documentMessages.change('88-1036')],
])('a purchase order with purpose %s is not a new order (READ-02)', (purpose, sentence) => {
  const source = read(x12([beg.replace('*00*', `*${purpose}*`), line, 'CTT*1']))
  expect(source).toMatchObject({ orders: [], notAnOrder: sentence })
})

it('a price per hundred becomes the price of one (READ-01)', () => {
  expect(orderOf(x12([beg, 'PO1*1*100*EA*63.00*HP*VN*118858', 'CTT*1']))?.lines[0]?.unitPrice).toBe('0.63')
})

it('two lines of one part stay two, each with its own need-by and note (READ-01)', () => {
  const segments = [beg, line, 'DTM*002*20261201', 'MSG*Dock 4', line.replace('PO1*1*4', 'PO1*2*6'), 'CTT*2']
  expect(orderOf(x12(segments))?.lines).toMatchObject([
    { line: '1', quantity: '4', needBy: '2026-12-01', note: 'Dock 4' },
    { line: '2', quantity: '6', needBy: '', note: '' },
  ])
})

it.each<[string, string, string]>([
  ['segments', x12([beg, line, 'CTT*1'], { said: 9 }), documentMessages.wrongCount('segments', '9', 5)],
  ['lines', x12([beg, line, 'CTT*3']), documentMessages.wrongCount('lines', '3', 1)],
  ['end', x12([beg, line, 'CTT*1']).replace(/IEA.*$/s, ''), documentMessages.noEnd],
  [
    'control',
    x12([beg, line, 'CTT*1']).replace('IEA*1*000000007', 'IEA*1*000000008'),
    documentMessages.wrongControl('000000007', '000000008'),
  ],
  ['copy', x12([beg.replace('*00*', '*07*'), line, 'CTT*1']), documentMessages.copy],
  [
    'deliveries',
    x12([beg, line, 'SCH*2*EA***002*20261201', 'SCH*2*EA***002*20261215', 'CTT*1']),
    documentMessages.deliveries('1', 2),
  ],
])('the fault of the %s is said, and the line is read (READ-03)', (_, text, fault) => {
  const order = orderOf(text)
  expect(order?.faults).toContain(fault)
  expect(order?.lines).toMatchObject([{ quantity: '4' }])
})

it('another order under the control number of the first is read, and the doubt is said (READ-03)', () => {
  const other = x12([beg.replace('88-1036', '88-1037'), line, 'CTT*1'])
  const source = read(x12([beg, line, 'CTT*1']) + other)
  expect(source?.orders.map(({ poNumber, faults }) => [poNumber, faults])).toEqual([
    ['88-1036', []],
    ['88-1037', [documentMessages.sameControl('000000007')]],
  ])
})

/** An EDIFACT message without an interchange. */
const edifact = (segments: readonly string[], una = '') =>
  `${una}UNH+1+ORDERS:D:96A:UN'${segments.map((one) => `${one}'`).join('\n')}UNT+${segments.length + 2}+1'`

it('quantities of one line that differ are asked (READ-01)', () => {
  const order = orderOf(edifact(['BGM+220+88-1036+9', 'LIN+1++TB10773:SA', 'QTY+21:4:PCE', 'QTY+21:5:PCE']))
  expect(order).toMatchObject({
    lines: [{ partNumber: 'TB10773', quantity: '' }],
    faults: [documentMessages.quantities('1')],
  })
})

it('the decimal mark is the one that the file names (READ-01)', () => {
  const text = edifact(
    ['BGM+220+88-1036+9', 'LIN+1++TB10773:SA', 'QTY+21:2,5:MTR', 'PRI+AAA:63,00:::100'],
    "UNA:+,? '",
  )
  expect(orderOf(text)?.lines).toMatchObject([{ quantity: '2.5', unitPrice: '0.63' }])
})

it.each([
  ['BGM+220+88-1036+1', documentMessages.cancellation('88-1036')],
  ['BGM+220+88-1036+5', documentMessages.change('88-1036')],
])('an EDIFACT order with %s is not a new order (READ-02)', (bgm, sentence) => {
  expect(read(edifact([bgm, 'LIN+1++TB10773:SA', 'QTY+21:4']))?.notAnOrder).toBe(sentence)
})

it('the ship-to of an EDIFACT order is read from its fields or its lines (READ-01)', () => {
  const order = (nad: string) => orderOf(edifact(['BGM+220+7+9', nad, 'LIN+1++TB10773:SA', 'QTY+21:4']))
  const address = {
    name: 'Northwind',
    address1: '400 Quay Road',
    city: 'Tacoma',
    state: 'WA',
    zip: '98421',
    country: 'US',
  }
  expect(order('NAD+DP+++Northwind+400 Quay Road+Tacoma+WA+98421+US')?.shipTo).toMatchObject(address)
  expect(order('NAD+DP++Northwind:400 Quay Road')?.shipTo).toMatchObject({
    name: 'Northwind',
    address1: '400 Quay Road',
  })
  expect(order('NAD+DP+4000001000002::9')?.shipTo).toBeNull()
})

it('a text that is not a document of its own is left to the tables (READ-01)', () => {
  expect(read('TB10773\t4\nISA-12\t5')).toBeNull()
  expect(read('UNA\t4')).toBeNull()
})
