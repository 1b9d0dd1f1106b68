import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { orderCsv } from './order-csv.ts'
import type { TrackedOrder } from './tracked-order.ts'

const read = (csv: string) =>
  Papa.parse<string[]>(csv.slice(1), { newline: '\r\n', skipEmptyLines: true }).data

it('the order CSV has one row per line with options, total and pump, also for an added one, and escapes formulas (ORDER-12, ORDER-14, LINE-09, TRACK-09)', () => {
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
        forPump: {
          pumpId: 3,
          serialNumber: '100234',
          assembly: 'Wet end',
          position: '6',
          verdict: 'CHANGED_SINCE',
          reason: 'Changed since.',
          isKnown: true,
        },
      },
      {
        quantity: 1,
        partNumber: '-7',
        partDescription: '@SUM(A1)',
        paintColor: null,
        price: null,
        impellerAngle: null,
        impellerTrim: null,
        forPump: null,
      },
    ],
    addedLines: [{ partNumber: '235626', quantity: 3 }],
  } as TrackedOrder
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
      'for 100234 · Wet end · no. 6',
      'Changed since. The buyer ordered it anyway.',
    ],
    ['100418', '88-1042', '11/18/2026', '-7', "'@SUM(A1)", '', '1', '', '', '', ''],
    ['100418', '88-1042', '11/18/2026', '235626', 'Added to the order', '', '3', '', '', '', ''],
  ])
})
