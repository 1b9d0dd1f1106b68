import {
  checkDraftName,
  type Publication,
  renameDraft,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import { useState } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { useWorkbenchAct } from './use-publication.ts'

/** *Rename*: gives a draft another name (BRING-69). */
export function RenameDraft({ publication }: { publication: Publication }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      {isOpen && <RenameDialog publication={publication} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog({
  publication: { publicationId, name },
  onClose,
}: {
  publication: Publication
  onClose: () => void
}) {
  const rename = useWorkbenchAct(renameDraft, onClose)
  const [start] = useState({ name })
  const form = useForm({
    start,
    check: checkDraftName,
    onValid: (sent) => rename.mutate({ publicationId: String(publicationId), ...sent }),
    failure: rename.error,
  })
  return (
    <EditModal
      open
      title="Rename draft"
      form={form}
      busy={rename.isPending && 'Saving'}
      error={rename.error && sentenceOf(rename.error)}
      saveLabel="Save"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={workbenchLimits.name} {...form.field('name')} />
    </EditModal>
  )
}
