import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { QuickList } from './open-list.ts'
import { type Imported, readPaste, useImport } from './use-import.ts'

interface PasteDialogProps {
  list: QuickList
  onDone: (imported: Imported) => void
  onClose: () => void
}

/** A place for a list where nothing can be pasted onto the page, as on phones. */
export function PasteDialog({ list, onDone, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const work = useImport(list, onDone)
  return (
    <Modal open title="Paste a List" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ModalBody>
          <TextArea
            label="Part numbers and quantities, a part per line"
            hint="Tabs, commas, semicolons or spaces between them. A list can also be pasted anywhere on the page."
            rows={8}
            value={text}
            error={work.error && sentenceOf(work.error)}
            onChange={({ target }) => {
              setText(target.value)
              work.reset()
            }}
          />
        </ModalBody>
        <ModalFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={work.isPending && 'Adding'}>
            Add to List
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    work.mutate(() => readPaste(text))
  }
}
