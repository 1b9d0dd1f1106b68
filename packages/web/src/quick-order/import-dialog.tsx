import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import styles from './import-dialog.module.css'
import type { QuickList } from './open-list.ts'
import { type FileKind, readFile } from './read-file.ts'
import { type Imported, useImport } from './use-import.ts'

interface ImportDialogProps {
  kind: FileKind
  list: QuickList
  onDone: (imported: Imported) => void
  onClose: () => void
}

/** Takes a CSV or XLSX file; what is wrong with it is said at the field (QUICK-15 to QUICK-19). */
export function ImportDialog({ kind, list, onDone, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File>()
  const work = useImport(list, onDone)
  const name = kind.toUpperCase()
  return (
    <Modal open title={`Import ${name}`} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ModalBody>
          <Field label={`${name} file`} error={work.error && sentenceOf(work.error)} hint={hints[kind]}>
            {(field) => (
              <input
                {...field}
                type="file"
                className={styles.file}
                accept={`.${kind}`}
                onChange={({ target }) => {
                  setFile(target.files?.[0])
                  work.reset()
                }}
              />
            )}
          </Field>
        </ModalBody>
        <ModalFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={work.isPending && 'Importing'}>
            Import
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    work.mutate(() => readFile(file, kind))
  }
}

const hints: Record<FileKind, string> = {
  csv: 'Up to 500 rows and 1 MB, with the headers of the template.',
  xlsx: 'The first sheet, up to 500 rows and 1 MB: part number and quantity, or the columns of the CSV template.',
}
