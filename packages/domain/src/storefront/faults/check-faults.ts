import { type Checked, checkedAs, type InputError, limits } from '../../core/kernel/index.ts'
import type { Fault } from './fault.ts'
import { faultMessages } from './messages.ts'

/** Field of a row in the form of a fault table: `faults.2.cause`. */
export type FaultField = `faults.${number}.${keyof Fault}`

export const faultField = (row: number, name: keyof Fault): FaultField => `faults.${row}.${name}`

/** Trims the rows of a fault table, or lists their errors: each row needs a symptom, and a cause or a remedy (FIND-62). */
export function checkFaults(typed: readonly Fault[]): Checked<Fault[], FaultField> {
  const faults = typed.map(({ page, symptom, cause, remedy }) => ({
    page,
    symptom: symptom.trim(),
    cause: cause.trim(),
    remedy: remedy.trim(),
  }))
  return checkedAs(faults, faults.flatMap(errorsOf))
}

const errorsOf = (
  { page, symptom, cause, remedy }: Fault,
  row: number,
): (InputError<FaultField> | false)[] => [
  !(Number.isInteger(page) && page > 0 && page <= limits.documentPages) && {
    field: faultField(row, 'page'),
    code: 'NOT_ALLOWED',
    error: faultMessages.pageWrong,
  },
  symptom === '' && {
    field: faultField(row, 'symptom'),
    code: 'MISSING',
    error: faultMessages.symptomMissing,
  },
  cause === '' &&
    remedy === '' && { field: faultField(row, 'cause'), code: 'MISSING', error: faultMessages.bothMissing },
]
