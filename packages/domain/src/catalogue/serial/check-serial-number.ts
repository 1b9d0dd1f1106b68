import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { serialMessages } from './messages.ts'

/** A typed serial number as its page is named: ` ab-12 ` is `AB-12` (OQ-07). */
export function checkSerialNumber(typed: { serialNumber: string }): Checked<string, 'serialNumber'> {
  const serialNumber = typed.serialNumber.trim().toUpperCase()
  if (serialNumber === '') return invalid('serialNumber', 'MISSING', serialMessages.serialNumberMissing)
  return valid(serialNumber)
}
