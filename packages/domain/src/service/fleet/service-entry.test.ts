import { expect, it } from 'vitest'
import { errorsByField, limits } from '../../core/kernel/index.ts'
import { checkServiceEntry, type ServiceEntryIn } from './service-entry.ts'

const entry: ServiceEntryIn = {
  onDate: '2026-11-01',
  kind: 'REPAIR',
  text: ' New seal. ',
  runningHours: 12_400,
  parts: [{ path: [1, 4], partNumber: ' TB10773 ', quantity: 1 }],
}

const errorsOf = (changed: Partial<ServiceEntryIn>) =>
  errorsByField(checkServiceEntry({ ...entry, ...changed }))

it('texts are trimmed, and a description or a part is enough (FLEET-14)', () => {
  expect(checkServiceEntry(entry)).toEqual({
    ok: true,
    value: { ...entry, text: 'New seal.', parts: [{ path: [1, 4], partNumber: 'TB10773', quantity: 1 }] },
  })
  expect(errorsOf({ text: ' ' })).toEqual({})
  expect(errorsOf({ parts: [], runningHours: null })).toEqual({})
  expect(errorsOf({ text: ' ', parts: [] })).toEqual({
    text: 'Describe the work, or add a part.',
  })
})

it('each invalid text, number, quantity and part number is reported at its field (FLEET-14)', () => {
  expect(errorsOf({ text: 'x'.repeat(limits.serviceText + 1) })).toEqual({
    text: 'Text must be 4,000 characters or less. Currently 4,001 characters.',
  })
  for (const runningHours of [-1, 1.5, limits.runningHours + 1])
    expect(errorsOf({ runningHours })).toEqual({
      runningHours: 'Running hours must be a whole number between 0 and 1,000,000.',
    })
  for (const quantity of [0, -1, 1_000, 0.0001])
    expect(errorsOf({ parts: [{ path: [], partNumber: 'A', quantity }] })).toEqual({
      'parts.0.quantity': 'A quantity must be more than 0 and at most 999, with three decimals or less.',
    })
  expect(errorsOf({ parts: [{ path: [], partNumber: ' ', quantity: 0.125 }] })).toEqual({
    'parts.0.partNumber': 'Part number was not found.',
  })
})
