import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { serialMessages } from './messages.ts'

/** Normalizes a typed serial number to the name of its page: ` ab-12 ` becomes `AB-12` (OQ-07). */
export function checkSerialNumber(typed: { serialNumber: string }): Checked<string, 'serialNumber'> {
  const serialNumber = typed.serialNumber.trim().toUpperCase()
  if (serialNumber === '') return invalid('serialNumber', 'MISSING', serialMessages.serialNumberMissing)
  return valid(serialNumber)
}
