import type { Checked } from '@volute/domain/core/kernel'
import { checkFile, checkPaste } from '@volute/domain/buying/quick-order'
import { ApiError, sentenceOf } from '../../core/api/index.ts'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Field } from '../../core/ui/field.tsx'
import fileStyles from '../../core/ui/file-input.module.css'
import { TextArea } from '../../core/ui/text-area.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import type { QuickList } from './open-list.ts'
import { type FileKind, readFile } from './read-file.ts'
import { type Import, type Imported, readPaste, useImport } from './use-import.ts'

interface ImportDialogProps {
  list: QuickList
  onDone: (imported: Imported) => void
  onClose: () => void
}

/** Imports a CSV or XLSX file; errors are shown at the field (QUICK-15 to QUICK-19). */
export function FileDialog({ kind, list, onDone, onClose }: ImportDialogProps & { kind: FileKind }) {
  const work = useImport(list, 'FILE', onDone)
  const form = useForm({
    start: { file: undefined as File | undefined },
    // The rows of the file may make the list too long.
    check: ({ file }): Checked<File, 'file' | 'list'> => checkFile(file, kind),
    onValid: (file) => work.mutate((findKnown) => readFile(file, kind, findKnown)),
    failure: work.error,
    // A chosen file is not typed text, so closing the dialog loses nothing.
    isSame: () => true,
  })
  const name = kind.toUpperCase()
  return (
    <EditModal
      open
      title={`Import ${name}`}
      form={form}
      busy={work.isPending && 'Importing'}
      error={unplacedError(work)}
      saveLabel="Import"
      closeLabel="Cancel"
      onClose={onClose}
    >
      <Field label={`${name} file`} error={form.errors.file ?? form.errors.list} hint={hints[kind]}>
        {(field) => (
          <input
            {...field}
            type="file"
            className={fileStyles.file}
            accept={`.${kind}`}
            onChange={({ target }) => form.edit({ file: target.files?.[0] })}
          />
        )}
      </Field>
    </EditModal>
  )
}

const hints: Record<FileKind, string> = {
  csv: 'Up to 500 rows and 1 MB, with the headers of the template.',
  xlsx: 'The first sheet, up to 500 rows and 1 MB: part number and quantity, or the columns of the CSV template.',
}

/** Dialog for pasting a list where nothing can be pasted onto the page, as on phones. */
export function PasteDialog({ list, onDone, onClose }: ImportDialogProps) {
  const work = useImport(list, 'PASTED', onDone)
  const form = useForm({
    start: { list: '' },
    check: (typed) => checkPaste(typed.list),
    onValid: (text) => work.mutate((findKnown) => readPaste(text, findKnown)),
    failure: work.error,
  })
  return (
    <EditModal
      open
      title="Paste a List"
      form={form}
      busy={work.isPending && 'Adding'}
      error={unplacedError(work)}
      saveLabel="Add to List"
      closeLabel="Cancel"
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
function unplacedError({ error }: Import): string | null {
  return error && !(error instanceof ApiError && error.fields.length > 0) ? sentenceOf(error) : null
}
