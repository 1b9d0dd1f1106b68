import { type Checked, invalid, valid } from '@volute/domain/core/kernel'
import { checkFile, checkPaste, quickOrderMessages } from '@volute/domain/buying/quick-order'
import { ApiError, sentenceOf } from '../../core/api/index.ts'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { FileField } from '../../core/ui/file-field.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import type { Imported } from './import-report.tsx'
import type { QuickList } from './open-list.ts'
import { useImport } from './use-import.ts'
import type { ReadingWork } from './use-reading.ts'

interface CsvDialogProps {
  list: QuickList
  onDone: (imported: Imported) => void
  onClose: () => void
}

/** Imports a CSV file of the template; errors are shown at the field (QUICK-15 to QUICK-19). */
export function FileDialog({ list, onDone, onClose }: CsvDialogProps) {
  const work = useImport(list, onDone)
  const form = useForm({
    ...chosenFile,
    // The rows of the file may make the list too long.
    check: ({ file }): Checked<File, 'file' | 'list'> => checkFile(file),
    onValid: (file) => work.mutate(file),
    failure: work.error,
  })
  return (
    <EditModal
      open
      title="Import CSV"
      form={form}
      busy={work.isPending && 'Importing'}
      error={unplacedError(work.error)}
      saveLabel="Import"
      onClose={onClose}
    >
      <FileField
        label="CSV file"
        accept=".csv"
        error={form.errors.file ?? form.errors.list}
        hint="Up to 500 rows and 1 MB, with the headers of the template."
        onChoose={(file) => form.edit({ file })}
      />
    </EditModal>
  )
}

// A chosen file is not typed text, so closing the dialog loses nothing.
const chosenFile = { start: { file: undefined as File | undefined }, isSame: () => true }

interface ReadingDialogProps {
  work: ReadingWork
  onClose: () => void
}

/** Reads a list or purchase order from a file of any kind. */
export function ListFileDialog({ work, onClose }: ReadingDialogProps) {
  const form = useForm({
    ...chosenFile,
    check: ({ file }): Checked<File, 'file' | 'list'> =>
      file ? valid(file) : invalid('file', 'MISSING', quickOrderMessages.fileMissing),
    onValid: (file) => work.read({ file }),
    failure: work.error,
  })
  return (
    <EditModal
      open
      title="Import a File"
      form={form}
      busy={work.isPending && 'Reading'}
      error={unplacedError(work.error)}
      saveLabel="Import"
      onClose={onClose}
    >
      <FileField
        label="List or purchase order"
        accept=".csv,.txt,.tsv,.xlsx,.pdf,.xml,.edi,.x12,.edifact"
        error={form.errors.file ?? form.errors.list}
        hint="CSV, XLSX, PDF, XML or EDI, up to 10 MB. A file can also be dropped on the page."
        onChoose={(file) => form.edit({ file })}
      />
    </EditModal>
  )
}

/** Dialog for pasting a list where nothing can be pasted onto the page, as on phones. */
export function PasteDialog({ work, onClose }: ReadingDialogProps) {
  const form = useForm({
    start: { list: '' },
    check: (typed) => checkPaste(typed.list),
    onValid: (text) => work.read({ text }),
    failure: work.error,
  })
  return (
    <EditModal
      open
      title="Paste a List"
      form={form}
      busy={work.isPending && 'Adding'}
      error={unplacedError(work.error)}
      saveLabel="Add to List"
      onClose={onClose}
    >
      <TextArea
        label="Part numbers and quantities, a part per line"
        hint="Tabs, commas, semicolons or spaces between them. A list can also be pasted anywhere on the page."
        rows={8}
        {...form.field('list')}
      />
    </EditModal>
  )
}

/** Error message of a failure that belongs to no field, such as a lost connection. */
function unplacedError(error: Error | null): string | null {
  return error && !(error instanceof ApiError && error.fields.length > 0) ? sentenceOf(error) : null
}
