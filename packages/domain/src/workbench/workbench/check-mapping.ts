import { type Checked, checkedAs } from '../../core/kernel/index.ts'
import type { Mapping } from './brought-file.ts'
import { columnLabel, fileLabel } from './import-format.ts'
import { workbenchMessages } from './messages.ts'
import { missingColumns } from './recognise-mappings.ts'

/** Labels of the columns that every row needs and that a mapping does not have yet. */
export const missingLabels = (mapping: Mapping): string[] =>
  missingColumns(mapping).map((column) => columnLabel(mapping.file, column))

/** The mappings of a file as they are sent: at least one, and each with the columns that its rows need (BRING-45). */
export function checkMappings(mappings: Mapping[]): Checked<Mapping[], 'mappings'> {
  const sentences =
    mappings.length === 0
      ? [workbenchMessages.notMapped]
      : mappings.flatMap((mapping) => {
          const missing = missingLabels(mapping)
          return missing.length > 0
            ? [workbenchMessages.columnsMissing(fileLabel(mapping.file), missing)]
            : []
        })
  return checkedAs(
    mappings,
    sentences.map((error) => ({ field: 'mappings', code: 'MISSING', error })),
  )
}
