import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findHeadRow } from './find-head-row.ts'
import { importFormat } from './import-format.ts'
import { missingColumns, recogniseMappings } from './recognise-mappings.ts'
import { recogniseEncoding, recogniseSeparator } from './recognise-text.ts'

const bytes = (...values: number[]) => new Uint8Array(values)

it.each([
  [bytes(0xef, 0xbb, 0xbf, 0x50), 'utf-8'],
  [bytes(0xff, 0xfe, 0x50, 0), 'utf-16le'],
  [bytes(0xfe, 0xff, 0, 0x50), 'utf-16be'],
  [bytes(0x50, 0, 0x61, 0), 'utf-16le'],
  [bytes(0, 0x50, 0, 0x61), 'utf-16be'],
  [bytes(0x50, 0x61), undefined],
])('bytes %j are recognized as encoding %s (BRING-01)', (start, encoding) => {
  expect(recogniseEncoding(start)).toBe(encoding)
})

it.each([
  ['a,b,c\n1,2,3\n', ','],
  ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
  ['a\tb\n1,5\t2\n', '\t'],
  ['Parts of 1 May, all; of them\na;b;c\n"x,y,z,w";2;3\n', ';'],
])('in %j the separator is %j (BRING-02)', (text, separator) => {
  expect(recogniseSeparator(text)).toBe(separator)
})

it('the header row is found below titles; without known headers it is the first of the widest rows (BRING-03)', () => {
  expect(
    findHeadRow([
      ['Price list 2027', '', ''],
      ['', '', ''],
      ['Artikelnummer', 'Bezeichnung', 'Preis (EUR)'],
      ['1', 'x', 2],
    ]),
  ).toBe(2)
  expect(
    findHeadRow([
      ['Title', ''],
      ['foo', 'bar'],
      ['1', '2'],
    ]),
  ).toBe(1)
  expect(findHeadRow([])).toBe(0)
})

const reported = (headers: string[], name = 'export.csv') =>
  recogniseMappings(headers, name).map(
    ({ file, columns }) =>
      `${file}: ${columns.map(({ to, from, unit }) => `${headers[from ?? -1]}=${to}${unit ? ` ${unit}` : ''}`).join(', ')}`,
  )

it.each([
  [
    ['Artikel-Nr.', 'Bezeichnung', 'ME', 'Preis (EUR)'],
    ['parts.csv: Artikel-Nr.=part_number, Bezeichnung=description, ME=unit, Preis (EUR)=price'],
  ],
  [['Part No.', 'List Price'], ['parts.csv: Part No.=part_number, List Price=price']],
  [
    ['Stückliste', 'Pos.', 'Teilenummer', 'Menge'],
    [
      'bom_lines.csv: Stückliste=parent_part_number, Pos.=position, Teilenummer=child_part_number, Menge=quantity',
    ],
  ],
  [
    ['Parent', 'Component', 'Qty', 'Find No.'],
    [
      'bom_lines.csv: Parent=parent_part_number, Component=child_part_number, Qty=quantity, Find No.=position',
    ],
  ],
  [
    ['Stufe', 'Pos', 'Artikel', 'Benennung', 'Menge'],
    [
      'parts.csv: Artikel=part_number, Benennung=description',
      'bom_lines.csv: Stufe=level, Pos=position, Artikel=child_part_number, Menge=quantity',
    ],
  ],
  [['Level', 'Item', 'Qty'], ['bom_lines.csv: Level=level, Item=child_part_number, Qty=quantity']],
  [['Item', 'Location', 'Quantity'], ['stock.csv: Item=part_number, Location=warehouse, Quantity=quantity']],
  [
    ['Serial No', 'BOM', 'Model', 'Ship Date'],
    ['pumps.csv: Serial No=serial_number, BOM=bom_number, Model=pump_model, Ship Date=ship_date'],
  ],
  [
    ['Teilenummer', 'Gewicht (kg)', 'Preis'],
    ['parts.csv: Teilenummer=part_number, Gewicht (kg)=weight_lb kg, Preis=price'],
  ],
  [['Part No.', 'Weight'], ['parts.csv: Part No.=part_number, Weight=weight_lb']],
  [['foo', 'bar'], []],
])('headers %j are mapped as %j (BRING-03)', (headers, expected) => {
  expect(reported(headers)).toEqual(expected)
})

it.each(importFormat.map(({ file, columns }) => [file, columns.map(({ name }) => name)] as const))(
  '%s is recognized by its own column names (BRING-03)',
  (file, columns) => {
    const named = columns.filter((name) => name !== 'level')
    const [mapping] = recogniseMappings(named, 'x.csv')
    expect(mapping).toMatchObject({ file, agreed: [] })
    expect(mapping?.columns.map(({ to }) => to)).toEqual(named)
  },
)

it('every proposed mapping is complete and uses each column once (BRING-03)', () => {
  const head = fc.oneof(
    fc.string(),
    fc.constantFrom('Pos', 'Item', 'Part No', 'Menge', 'Preis', 'Level', 'BOM', 'Name'),
  )
  fc.assert(
    fc.property(fc.array(head), fc.string(), (headers, name) => {
      for (const mapping of recogniseMappings(headers, name)) {
        expect(missingColumns(mapping)).toEqual([])
        expect(new Set(mapping.columns.map(({ from }) => from)).size).toBe(mapping.columns.length)
      }
    }),
  )
})
