import { expect, it } from 'vitest'
import type { Mapping } from './uploaded-file.ts'
import { checkMappings } from './check-mapping.ts'

const column = (to: string, from: number | null = 0, constant = '') => ({ to, from, constant })
const mapping = (file: string, ...columns: Mapping['columns']): Mapping => ({ file, columns, agreed: [] })
it('a mapping is valid if it has its required columns; otherwise the error names the missing ones (BRING-45)', () => {
  const whole = mapping('parts.csv', column('part_number'))
  expect(checkMappings([whole])).toEqual({ ok: true, value: [whole] })
  expect(checkMappings([])).toMatchObject({ errors: [{ error: 'Choose what the rows of this file are.' }] })
  expect(checkMappings([whole, mapping('stock.csv', column('part_number'))])).toMatchObject({
    errors: [{ error: 'Stock: choose a column for Warehouse or Quantity.' }],
  })
})

it('a level replaces the BOM and position columns of a flat list (BRING-45)', () => {
  const flat = mapping(
    'bom_lines.csv',
    column('level'),
    column('child_part_number', 1),
    column('quantity', 2),
  )
  expect(checkMappings([flat])).toEqual({ ok: true, value: [flat] })
})

it('the error names measured columns whose unit is not chosen (BRING-63)', () => {
  const weight = { ...column('weight_lb', 1), unit: 'kg' as const }
  const unitless = mapping('parts.csv', column('part_number'), column('weight_lb', 1))
  expect(checkMappings([unitless])).toMatchObject({
    errors: [{ error: 'Parts: choose the unit in the file for Weight in pounds.' }],
  })
  expect(checkMappings([mapping('parts.csv', column('part_number'), weight)]).ok).toBe(true)
  expect(
    checkMappings([mapping('parts.csv', column('part_number'), column('weight_lb', null, '2'))]).ok,
  ).toBe(true)
})
