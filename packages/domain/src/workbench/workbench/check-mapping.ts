import { type Checked, checkedAs } from '../../core/kernel/index.ts'
import type { Mapping } from './uploaded-file.ts'
import { columnLabel, fileLabel } from './import-format.ts'
import { workbenchMessages } from './messages.ts'
import { missingColumns } from './recognise-mappings.ts'
import { unitsOf } from './units.ts'

/** Labels of the required columns that a mapping still lacks. */
export const missingLabels = (mapping: Mapping): string[] =>
  missingColumns(mapping).map((column) => columnLabel(mapping.file, column))

/** Labels of the measured columns whose unit nobody has chosen yet. */
export const unitlessLabels = ({ file, columns }: Mapping): string[] =>
  columns
    .filter(({ to, from, unit }) => from !== null && unit === undefined && unitsOf(to).length > 0)
    .map(({ to }) => columnLabel(file, to))

/** Checks the mappings of a file before sending: at least one, each with its required columns and units (BRING-45). */
export function checkMappings(mappings: Mapping[]): Checked<Mapping[], 'mappings'> {
  const sentences =
    mappings.length === 0
      ? [workbenchMessages.notMapped]
      : mappings.flatMap((mapping) => {
          const missing = missingLabels(mapping)
          const unitless = unitlessLabels(mapping)
          return [
            ...(missing.length > 0
              ? [workbenchMessages.columnsMissing(fileLabel(mapping.file), missing)]
              : []),
            ...(unitless.length > 0
              ? [workbenchMessages.unitsMissing(fileLabel(mapping.file), unitless)]
              : []),
          ]
        })
  return checkedAs(
    mappings,
    sentences.map((error) => ({ field: 'mappings', code: 'MISSING', error })),
  )
}
