import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkSerialNumber } from './check-serial-number.ts'

it('OQ-07: a serial number is trimmed and put in capitals, and has to be there', () => {
  expect(checkSerialNumber({ serialNumber: ' ab-12 ' })).toEqual({ ok: true, value: 'AB-12' })
  expect(firstError(checkSerialNumber({ serialNumber: '  ' }))).toBe('Please enter a serial number.')
})
