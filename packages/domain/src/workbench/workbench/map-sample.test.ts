import { expect, it } from 'vitest'
import type { Mapping, Reading } from './uploaded-file.ts'
import { mapSample } from './map-sample.ts'

const reading: Reading = {
  encoding: 'windows-1252',
  separator: ';',
  decimalMark: ',',
  sheet: null,
  headRow: 0,
}
const file = {
  heads: ['Stufe', 'Teil', 'Preis'],
  sample: [
    ['0', '4RB', '1.234,50 €'],
    ['1', '118202', '8,20 €'],
  ],
}

it('the sample rows are shown in the columns of the import format, with accepted fixes applied (BRING-45)', () => {
  const mapping: Mapping = {
    file: 'parts.csv',
    columns: [
      { to: 'part_number', from: 1, constant: '' },
      { to: 'price', from: 2, constant: '' },
      { to: 'unit', from: null, constant: 'EA' },
    ],
    agreed: ['CURRENCY', 'THOUSANDS', 'DECIMAL_COMMA'],
  }
  expect(mapSample(file, reading, mapping)).toEqual({
    file: 'parts.csv',
    columns: ['part_number', 'price', 'unit'],
    rows: [
      ['4RB', '1234.50', 'EA'],
      ['118202', '8.20', 'EA'],
    ],
  })
})

it('levels become the parents of the BOM lines (BRING-45)', () => {
  const mapping: Mapping = {
    file: 'bom_lines.csv',
    columns: [
      { to: 'level', from: 0, constant: '' },
      { to: 'child_part_number', from: 1, constant: '' },
      { to: 'quantity', from: null, constant: '1' },
    ],
    agreed: [],
  }
  expect(mapSample(file, reading, mapping)).toMatchObject({
    columns: ['parent_part_number', 'child_part_number', 'quantity', 'position'],
    rows: [['4RB', '118202', '1', '1']],
  })
})
