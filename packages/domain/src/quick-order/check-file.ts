import { type Checked, invalid, limits, valid } from '../kernel/index.ts'
import { quickOrderMessages } from './messages.ts'

interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
}

/** Whether a chosen file is worth reading, by its name and size alone (QUICK-15 to QUICK-17, OQ-68). */
export function checkFile(file: ChosenFile | undefined, kind: 'csv' | 'xlsx'): Checked<ChosenFile> {
  if (!file) return invalid('file', 'MISSING', quickOrderMessages.fileMissing)
  if (!file.name.toLowerCase().endsWith(`.${kind}`))
    return invalid(
      'file',
      'WRONG_FORMAT',
      kind === 'csv' ? quickOrderMessages.fileNotCsv : quickOrderMessages.fileNotXlsx,
    )
  if (file.size === 0) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  if (file.size > limits.importedBytes) return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)

  return valid(file)
}
