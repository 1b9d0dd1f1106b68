import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '@volute/domain/core/kernel'
import {
  checkSynonym,
  findResults,
  listSynonyms,
  deleteSynonym,
  saveSynonym,
  type Synonym,
  type SynonymFields,
  synonymMessages,
} from '@volute/domain/storefront/search'
import { call, queryKey } from '../../../core/api/index.ts'
import { DeleteButton } from '../../../core/ui/delete-button.tsx'
import { EditModal } from '../../../core/ui/edit-modal.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { toast } from '../../../core/ui/toast.ts'
import { useForm } from '../../../core/ui/use-form.ts'

/** Null for a new synonym. */
export type OpenedSynonym = Synonym | null

interface SynonymModalProps {
  open: boolean
  synonym: OpenedSynonym
  /** Initial values of a new synonym. */
  start?: SynonymFields
  onClose: () => void
}

/** Form for a word and its meaning. The word of an existing synonym cannot change. */
export function SynonymModal({ open, synonym, start, onClose }: SynonymModalProps) {
  const done = useDone(onClose)
  const save = useMutation({
    mutationFn: (fields: Pick<Synonym, 'word' | 'means'>) => call(saveSynonym, fields),
    onSuccess: () => done(synonymMessages.saved),
  })
  const remove = useMutation({
    mutationFn: (synonymId: number) => call(deleteSynonym, { synonymId: String(synonymId) }),
    onSuccess: () => done(synonymMessages.removed),
  })
  const form = useForm({
    start: { word: '', means: '', ...start, ...synonym },
    check: checkSynonym,
    onValid: save.mutate,
    failure: save.error,
  })
  return (
    <EditModal
      open={open}
      title={synonym ? 'Edit Synonym' : 'Add Synonym'}
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess && !remove.isSuccess }}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Removing')}
      error={(remove.error ?? form.refusal)?.message ?? null}
      saveLabel={synonym ? 'Save Changes' : 'Add Synonym'}
      onClose={onClose}
      destructive={
        synonym && (
          <DeleteButton
            label="Remove Synonym"
            question="Remove this synonym?"
            onDelete={() => remove.mutate(synonym.synonymId)}
          >
            A search for “{synonym.word}” will no longer find “{synonym.means}”.
          </DeleteButton>
        )
      }
    >
      <TextField
        label="Word"
        readOnly={synonym !== null}
        maxLength={limits.synonym}
        hint={synonym ? undefined : 'As people say it: mech seal'}
        {...form.field('word')}
      />
      <TextField
        label="Means"
        maxLength={limits.synonym}
        hint="As the catalogue calls it: mechanical seal"
        {...form.field('means')}
      />
    </EditModal>
  )
}

/** Waits for the updated list before the dialog closes, so that the focus does not go to a row that disappears. */
function useDone(onClose: () => void) {
  const client = useQueryClient()
  return async (sentence: string) => {
    client.removeQueries({ queryKey: queryKey(findResults) })
    await client.invalidateQueries({ queryKey: queryKey(listSynonyms) })
    toast.success(sentence)
    onClose()
  }
}
