import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { bomCsv, bomCsvName } from './bom-csv.ts'
import { exampleLine } from './examples.ts'

it('the CSV has the whole BOM with levels, in tree order, and escapes formulas (LOOKUP-06)', () => {
  const bolt = exampleLine('0118204', [], { description: 'Screw, 5/8" x 2', buildQuantity: 8, position: 2 })
  const wetEnd = exampleLine('WET', [bolt], { price: null, weight: 0, description: '=Wet end' })
  const hose = exampleLine('HOSE', [], {
    unitName: 'FT',
    buildQuantity: 3.5,
    price: 2.1,
    companyDiscount: 12.5,
  })
  expect(bomCsv({ partNumber: 'PUMP', parts: [wetEnd, hose] })).toBe(
    [
      '\uFEFFLevel,Assembly,No.,Description,Part Number,Build Quantity,Unit,Price,Discount Price,Weight (lbs)',
      `1,PUMP,1,'=Wet end,WET,1,EA,,,`,
      '2,PUMP > WET,2,"Screw, 5/8"" x 2",0118204,8,EA,10.00,10.00,1',
      '1,PUMP,1,Part HOSE,HOSE,3.5,FT,2.10,1.84,1',
      '',
    ].join('\r\n'),
  )
})

it('every line of a list has its own row (LOOKUP-06)', () => {
  const line = fc.record({ partNumber: fc.string({ minLength: 1 }), description: fc.string() })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const parts = lines.map(({ partNumber, description }) => exampleLine(partNumber, [], { description }))
      const csv = bomCsv({ partNumber: 'PUMP', parts }).slice(1, -2)
      expect(Papa.parse(csv, { delimiter: ',', newline: '\r\n' }).data).toHaveLength(lines.length + 1)
    }),
  )
})

it.each([
  ['4RB-EM-100', null, 'BOM-4RB-EM-100.csv'],
  ['4RB-EM-100', '100234', 'BOM-4RB-EM-100-100234.csv'],
  ['AB/1-2', null, 'BOM-AB-1-2.csv'],
  ['../..\\:*?"<>|\0', '', 'BOM.csv'],
  ['Ünter 5%', null, 'BOM-nter-5.csv'],
])('the file of BOM %j, serial number %j is named %s (LOOKUP-06)', (bomNumber, serialNumber, name) => {
  expect(bomCsvName(bomNumber, serialNumber)).toBe(name)
})

it('any number gives a safe file name (LOOKUP-06)', () => {
  const sign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit: sign }), fc.string(), (bom, serial) => {
      expect(bomCsvName(bom, serial)).toMatch(/^BOM[\w.-]*\.csv$/)
    }),
  )
})
