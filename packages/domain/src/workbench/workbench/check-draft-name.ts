import { type Checked, checkedAs } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'
import { workbenchMessages } from './messages.ts'

/** Checks the name of a draft, and removes the spaces around it (BRING-69). */
export function checkDraftName(typed: { name: string }): Checked<{ name: string }, 'name'> {
  const name = typed.name.trim()
  const isWrong = name === '' || name.length > workbenchLimits.name
  return checkedAs({ name }, [
    isWrong && {
      field: 'name',
      code: name === '' ? 'MISSING' : 'TOO_LONG',
      error: workbenchMessages.nameInvalid,
    },
  ])
}
