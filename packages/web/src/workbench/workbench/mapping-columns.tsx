import { IconPlus } from '@tabler/icons-react'
import {
  type UploadedFile,
  fileLabel,
  importFormat,
  type Mapping,
  missingLabels,
  unitlessLabels,
} from '@volute/domain/workbench/workbench'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { Segmented } from '../../core/ui/choice-group.tsx'
import { Select } from '../../core/ui/select.tsx'
import { ColumnTable } from './column-table.tsx'
import { ConstantValues } from './constant-values.tsx'
import styles from './mapping-columns.module.css'
import section from './section.module.css'
import type { MappingForm } from './use-mapping-form.ts'

interface MappingColumnsProps {
  file: UploadedFile
  form: MappingForm
}

/** Kind of the file's rows and meaning of each column, above the first rows (BRING-45). */
export function MappingColumns({ file, form }: MappingColumnsProps) {
  const { mapping } = form
  return (
    <Card>
      <div className={section.head}>
        <h2 className={section.title}>Columns of the file</h2>
        <MappedFiles form={form} />
      </div>
      {mapping && (
        <div className={styles.notes}>
          <Missing mapping={mapping} />
        </div>
      )}
      <ColumnTable file={file} mapping={mapping} onChoose={(columns) => form.change({ columns })} />
      {mapping && <ConstantValues mapping={mapping} onChange={(columns) => form.change({ columns })} />}
    </Card>
  )
}

function Missing({ mapping }: { mapping: Mapping }) {
  const missing = missingLabels(mapping)
  const unitless = unitlessLabels(mapping)
  if (missing.length === 0 && unitless.length === 0) return null
  return (
    <Alert>
      {missing.length > 0 && <p>Choose a column for: {missing.join(', ')}.</p>}
      {unitless.length > 0 && <p>Choose the unit in the file for: {unitless.join(', ')}.</p>}
    </Alert>
  )
}

/** Kind of the rows. One flat file may contain parts and BOM lines. */
function MappedFiles({ form }: { form: MappingForm }) {
  const { mappings } = form.typed
  const left = importFormat.filter(({ file }) => mappings.every((one) => one.file !== file))
  // A flat BOM list also contains its parts.
  const next = left.find(({ file }) => ['parts.csv', 'bom_lines.csv'].includes(file)) ?? left[0]
  return (
    <div className={styles.files}>
      {mappings.length > 1 && (
        <Segmented
          label="Shown mapping"
          hideLabel
          value={String(form.place)}
          choices={mappings.map(({ file }, place) => ({ value: String(place), label: fileLabel(file) }))}
          onChange={(place) => form.show(Number(place))}
        />
      )}
      <Select
        label="Rows contain"
        className={styles.rows}
        value={form.mapping?.file ?? ''}
        options={[
          ...(form.mapping ? [] : [{ value: '', label: 'Choose...' }]),
          ...importFormat
            .filter(({ file }) => file === form.mapping?.file || left.some((one) => one.file === file))
            .map(({ file, label }) => ({ value: file, label })),
        ]}
        onChange={({ target }) =>
          form.mapping ? form.change({ file: target.value, columns: [] }) : form.add(target.value)
        }
      />
      {form.mapping && next && (
        <Button
          icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => form.add(next.file)}
        >
          Also Read As {next.label}
        </Button>
      )}
      {mappings.length > 1 && (
        <Button look="danger-ghost" onClick={form.remove}>
          Do Not Use As {fileLabel(form.mapping?.file ?? '')}
        </Button>
      )}
    </div>
  )
}
