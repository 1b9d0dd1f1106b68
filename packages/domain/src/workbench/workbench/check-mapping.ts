import { type Checked, checkedAs } from '../../core/kernel/index.ts'
import type { Mapping } from './brought-file.ts'
import { columnLabel, fileLabel } from './import-format.ts'
import { workbenchMessages } from './messages.ts'
import { missingColumns } from './recognise-mappings.ts'

/** Labels of the required columns that a mapping still lacks. */
export const missingLabels = (mapping: Mapping): string[] =>
  missingColumns(mapping).map((column) => columnLabel(mapping.file, column))

/** Checks the mappings of a file before sending: at least one, each with its required columns (BRING-45). */
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
