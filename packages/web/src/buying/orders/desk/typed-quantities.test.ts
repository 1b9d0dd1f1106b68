import { errorsByField } from '@volute/domain/core/kernel'
import { expect, it } from 'vitest'
import { exampleManagedOrder } from '../examples.ts'
import { checkTypedQuantities, type TypedQuantities } from './typed-quantities.ts'

/** Two lines with an open quantity of five each. */
const lines = exampleManagedOrder.orderItems.flatMap((line) => [
  { ...line, position: 1 },
  { ...line, position: 2 },
])

it.each<[string, TypedQuantities, object]>([
  ['nothing', { 'line 1': '', 'line 2': '0' }, { 'line 1': 'Choose at least one line.' }],
  ['one too many', { 'line 1': '5', 'line 2': '6' }, { 'line 2': 'Line 3 has only 5 left.' }],
])('%s is rejected at its field (DESK-02, DESK-20)', (_, typed, errors) => {
  expect(errorsByField(checkTypedQuantities(lines, typed))).toEqual(errors)
})

it('a blank line is left out of the quantities (DESK-20)', () => {
  const typed: TypedQuantities = { 'line 1': ' ', 'line 2': ' 3 ' }
  expect(checkTypedQuantities(lines, typed)).toEqual({ ok: true, value: [{ position: 2, quantity: 3 }] })
})
