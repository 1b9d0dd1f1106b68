import { formatDate } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'
import { workbenchMessages } from './messages.ts'

/** Reason why a file is not uploaded at all; null if it is. */
export function checkUploadedFile(name: string, bytes: number): string | null {
  if (bytes === 0) return workbenchMessages.fileEmpty
  if (bytes > workbenchLimits.fileBytes) return workbenchMessages.fileTooLarge
  return name.length > workbenchLimits.fileName ? workbenchMessages.fileNameTooLong : null
}

/** Name of a draft that starts with files: the name of a single file, otherwise the day (BRING-40). */
export function draftName(files: readonly string[], today: string): string {
  const [only = '', ...others] = files
  const name = only
    .replace(/^.*\//, '')
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, workbenchLimits.name)
  return others.length === 0 && name !== '' ? name : `Draft of ${formatDate(today)}`
}
