import { type Checked, checkedAs, sameText } from '../../core/kernel/index.ts'
import { demandMessages } from './messages.ts'

interface TypedReplacement {
  partNumber: string
  replacedBy: string
}

/** Trims a replacement's number, or lists its errors. */
export function checkReplacement(typed: TypedReplacement): Checked<TypedReplacement, 'replacedBy'> {
  const replacedBy = typed.replacedBy.trim()
  return checkedAs({ ...typed, replacedBy }, [
    replacedBy === '' && { field: 'replacedBy', code: 'MISSING', error: demandMessages.numberMissing },
    sameText(typed.partNumber, replacedBy) && {
      field: 'replacedBy',
      code: 'NOT_ALLOWED',
      error: demandMessages.ofItself,
    },
  ])
}
