import { useMutation } from '@tanstack/react-query'
import {
  checkReplacement,
  demandMessages,
  type LostPart,
  setReplacement,
} from '@volute/domain/backoffice/demand'
import { limits } from '@volute/domain/core/kernel'
import { getPart } from '@volute/domain/catalogue/part'
import { call, queryClient, queryKey } from '../../core/api/index.ts'
import { useSuggestions } from '../../storefront/search/index.ts'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'

interface ReplacementModalProps {
  open: boolean
  part: LostPart
  onClose: () => void
}

/** Dialog that sets the replacement of an unsellable part (E194). */
export function ReplacementModal({ open, part, onClose }: ReplacementModalProps) {
  const { partNumber, replacedBy } = part
  const save = useMutation({
    mutationFn: (typed: { partNumber: string; replacedBy: string }) => call(setReplacement, typed),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: queryKey(getPart) })
      toast.success(demandMessages.replacementSet)
      onClose()
    },
  })
  const form = useForm({
    start: { partNumber, replacedBy: replacedBy ?? '' },
    check: checkReplacement,
    onValid: save.mutate,
    failure: save.error,
  })
  const { typed, errors, edit } = form
  const suggested = useSuggestions(typed.replacedBy, open).options
  return (
    <EditModal
      open={open}
      title="Set a Replacement"
      subtitle={
        <>
          <span className="mono">{partNumber}</span> · {part.description}
        </>
      }
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess }}
      busy={save.isPending && 'Saving'}
      error={form.refusal?.message ?? null}
      saveLabel="Set Replacement"
      onClose={onClose}
    >
      <SuggestField
        label="Replaced by"
        mono
        autoComplete="off"
        maxLength={limits.catalogueNumber}
        hint="Customers who find this part are offered the replacement."
        suggestions={suggested.flatMap(({ type, identifier }) => (type === 'part' ? [identifier] : []))}
        value={typed.replacedBy}
        error={errors.replacedBy}
        onChange={(next) => edit({ replacedBy: next })}
      />
    </EditModal>
  )
}
