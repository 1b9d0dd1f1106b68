import { describe, expect, it } from 'vitest'
import { bomCsv } from '../../catalogue/bom/index.ts'
import { writeCsv } from '../../core/kernel/index.ts'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

const knows = (number: string) => ['C2134-3-BZ', 'TB10773', '4RB-WE-10'].includes(number)
const read = (text: string) =>
  readSource({ tables: [tableOfText(text)], orders: [], notAnOrder: null }, { knows })

describe('lines of the shop’s own files and mails read back (LIST-08)', () => {
  it('a line of an order keeps its options and pump', () => {
    const csv = writeCsv([
      [
        'Sales Order #',
        'PO #',
        'Order Date',
        'Part Number',
        'Description',
        'Options',
        'Quantity',
        'Price',
        'Total',
        'Pump',
        'Fit',
      ],
      [
        '100006',
        '88-1036',
        '11/21/2026',
        'C2134-3-BZ',
        'Impeller, 6 vane',
        'Safety Blue, Trim 9.25 in, Angle 5 deg',
        4,
        '614.90',
        '2459.60',
        'for 100234 · 4RB-WE-10 · no. 3',
        'Fits',
      ],
    ])
    expect(read(csv)).toMatchObject({
      questions: [],
      lines: [
        {
          partNumber: 'C2134-3-BZ',
          quantity: 4,
          paintColor: 'Safety Blue',
          trim: '9.25',
          angle: '5',
          pump: '100234',
        },
      ],
    })
  })

  it('a parts list gives its build quantities', () => {
    const part = {
      reference: '1',
      description: 'Seal',
      partNumber: 'TB10773',
      buildQuantity: 2,
      unitName: 'EA',
      price: 614.9,
      companyDiscount: null,
      weight: 1,
      parts: [],
    }
    const lines = [{ ...part, reference: '7', partNumber: '4RB-WE-10', buildQuantity: 1, parts: [part] }]
    const csv = bomCsv({
      partNumber: '4RB-EM-100',
      parts: lines as unknown as Parameters<typeof bomCsv>[0]['parts'],
    })
    expect(read(csv)).toMatchObject({
      questions: [],
      lines: [
        { partNumber: '4RB-WE-10', quantity: 1 },
        { partNumber: 'TB10773', quantity: 2 },
      ],
    })
  })

  it('a full trim and a line of a mail among others', () => {
    const mail = [
      'Thank you for your order. Its number is 100006, your PO number 88-1036.',
      '4 EA C2134-3-BZ, Impeller, Full Trim, Angle 5 deg, for 100234 · 4RB-WE-10 · no. 3: $1,614.90 each, ready 12/05/2026',
      '2 EA TB10773, Seal, mechanical, type 21 1.750: $614.90 each',
      'Subtotal: $7,689.40',
      'See the order: https://parts.example/orders/100006',
    ].join('\n\n')
    expect(read(mail).lines).toMatchObject([
      {
        partNumber: 'C2134-3-BZ',
        quantity: 4,
        trim: 'Full Trim',
        angle: '5',
        pump: '100234',
        unitPrice: '1614.90',
      },
      { partNumber: 'TB10773', quantity: 2, trim: '', unitPrice: '614.90' },
    ])
  })
})
