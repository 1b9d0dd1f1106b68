import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { documentAddress } from '@volute/domain/catalogue/bom'
import {
  checkFaults,
  type Fault,
  faultMessages,
  type FaultTable,
  getFaults,
  type ListedDocument,
  listFaultDocuments,
  resetFaults,
  saveFaults,
} from '@volute/domain/storefront/faults'
import { findResults } from '@volute/domain/storefront/search'
import { call, failureOf, query, queryKey } from '../../core/api/index.ts'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { ExternalLink } from '../../core/ui/external-link.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { Modal, ModalBody } from '../../core/ui/modal.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { FaultRows, type TypedFault } from './fault-rows.tsx'

interface FaultTableModalProps {
  open: boolean
  document: ListedDocument
  onClose: () => void
}

/** Form for the rows of a manual's fault table. */
export function FaultTableModal({ open, document, onClose }: FaultTableModalProps) {
  const { documentId, name } = document
  const { data, error, refetch } = useQuery({
    ...query(getFaults, { documentId: String(documentId) }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data) return <FaultTableForm open={open} table={data} onClose={onClose} />
  return (
    <Modal open={open} title={name} wide onClose={onClose}>
      <ModalBody>
        {error ? (
          <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} heights={[64, 64]} />
        )}
      </ModalBody>
    </Modal>
  )
}

interface FaultTableFormProps {
  open: boolean
  table: FaultTable
  onClose: () => void
}

function FaultTableForm({ open, table, onClose }: FaultTableFormProps) {
  const { documentId, name, url, version, isEdited } = table
  const params = { documentId: String(documentId) }
  const done = useDone(onClose)
  const save = useMutation({
    mutationFn: (faults: Fault[]) => call(saveFaults, { ...params, version, faults }),
    onSuccess: () => done(faultMessages.saved),
  })
  const reset = useMutation({
    mutationFn: () => call(resetFaults, { ...params, version: String(version) }),
    onSuccess: () => done(faultMessages.restored),
  })
  const form = useForm({
    start: { faults: table.faults.map((fault): TypedFault => ({ ...fault, page: String(fault.page) })) },
    check: ({ faults }) => checkFaults(faults.map((fault) => ({ ...fault, page: Number(fault.page) }))),
    onValid: save.mutate,
    failure: save.error,
  })
  return (
    <EditModal
      open={open}
      title={name}
      wide
      subtitle={<ExternalLink href={documentAddress(url)}>Open the manual</ExternalLink>}
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess && !reset.isSuccess }}
      busy={(save.isPending && 'Saving') || (reset.isPending && 'Restoring')}
      error={(reset.error ?? form.refusal)?.message ?? null}
      saveLabel="Save Changes"
      onClose={onClose}
      destructive={
        isEdited && (
          <DeleteButton
            label="Restore From Manual"
            question="Restore From Manual"
            yes="Restore"
            onDelete={() => reset.mutate()}
          >
            This deletes all changes to the fault table.
          </DeleteButton>
        )
      }
    >
      <FaultRows
        faults={form.typed.faults}
        errors={form.errors}
        onChange={(faults) => form.edit({ faults })}
      />
    </EditModal>
  )
}

/** Waits for the updated list before the dialog closes, so that the focus does not go to a row that disappears. */
function useDone(onClose: () => void) {
  const client = useQueryClient()
  return async (sentence: string) => {
    client.removeQueries({ queryKey: queryKey(findResults) })
    await client.invalidateQueries({ queryKey: queryKey(listFaultDocuments) })
    toast.success(sentence)
    onClose()
  }
}
