import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkSerialNumber } from './check-serial-number.ts'

it('a serial number is required, trimmed and converted to upper case (OQ-07)', () => {
  expect(checkSerialNumber({ serialNumber: ' ab-12 ' })).toEqual({ ok: true, value: 'AB-12' })
  expect(firstError(checkSerialNumber({ serialNumber: '  ' }))).toBe('Please enter a serial number.')
})
