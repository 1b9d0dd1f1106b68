import Papa from 'papaparse'
import { expect, it } from 'vitest'
import type { CompletedOrder } from './order.ts'
import { historyCsv, orderCsv } from './order-csv.ts'

const read = (csv: string) =>
  Papa.parse<string[]>(csv.slice(1), { newline: '\r\n', skipEmptyLines: true }).data

it('HISTORY-04: the history as a spreadsheet reads it, no text run as a formula', () => {
  const order = {
    salesOrderId: 1,
    erpSalesOrderId: '100418',
    erpSalesOrderNumber: '100418',
    poNumber: '=HYPERLINK("x")',
    receivedUtc: '2026-11-18T12:00:00.000Z',
    pickedUtc: '2026-11-19T12:00:00.000Z',
    shippedUtc: null,
    rejectedUtc: null,
    rejectionReason: null,
    grandTotal: 2839,
  }
  const csv = historyCsv([order])
  expect(csv.startsWith('\uFEFFOrder Date,PO #,Sales Order #,Grand Total,Status\r\n')).toBe(true)
  expect(read(csv)[1]).toEqual(['11/18/2026', `'=HYPERLINK("x")`, '100418', '2839.00', 'Picked'])
})

it('ORDER-12 ORDER-14: an order line by line, with its options and what it comes to', () => {
  const order = {
    poNumber: '88-1042',
    orderDate: '2026-11-18',
    orderItems: [
      {
        quantity: 3,
        partNumber: 'C2134-3-BZ',
        partDescription: 'Impeller, enclosed, 6 vane',
        paintColor: 'Safety Blue',
        price: 10.1,
        impellerAngle: 12,
        impellerTrim: 9.25,
      },
      {
        quantity: 1,
        partNumber: '-7',
        partDescription: '@SUM(A1)',
        paintColor: null,
        price: null,
        impellerAngle: null,
        impellerTrim: null,
      },
    ],
  } as CompletedOrder
  expect(read(orderCsv(order, '100418')).slice(1)).toEqual([
    [
      '100418',
      '88-1042',
      '11/18/2026',
      'C2134-3-BZ',
      'Impeller, enclosed, 6 vane',
      'Safety Blue, Trim 9.25 in, Angle 12 deg',
      '3',
      '10.10',
      '30.30',
    ],
    ['100418', '88-1042', '11/18/2026', '-7', "'@SUM(A1)", '', '1', '', ''],
  ])
})
