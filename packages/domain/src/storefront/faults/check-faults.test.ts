import { expect, it } from 'vitest'
import { checkFaults } from './check-faults.ts'
import { faultMessages } from './messages.ts'

const row = { page: 3, symptom: ' Seal leaks ', cause: 'Faces worn', remedy: '' }

it.each([
  [{}, null],
  [{ symptom: ' ' }, ['faults.0.symptom', faultMessages.symptomMissing]],
  [{ cause: ' ', remedy: '' }, ['faults.0.cause', faultMessages.bothMissing]],
  [{ page: 0 }, ['faults.0.page', faultMessages.pageWrong]],
  [{ page: 2001 }, ['faults.0.page', faultMessages.pageWrong]],
  [{ page: 2000 }, null],
  [{ page: 1.5 }, ['faults.0.page', faultMessages.pageWrong]],
  [{ page: Number.NaN }, ['faults.0.page', faultMessages.pageWrong]],
])('a row with %j is checked (FIND-62)', (change, expected) => {
  const checked = checkFaults([{ ...row, ...change }])
  expect(checked.ok ? null : [checked.errors[0].field, checked.errors[0].error]).toEqual(expected)
})

it('texts are trimmed (FIND-62)', () => {
  expect(checkFaults([row])).toEqual({ ok: true, value: [{ ...row, symptom: 'Seal leaks' }] })
})
