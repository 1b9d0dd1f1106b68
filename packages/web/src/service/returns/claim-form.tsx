import { useMutation } from '@tanstack/react-query'
import type { ForPump } from '@volute/domain/catalogue/fit'
import { limits } from '@volute/domain/core/kernel'
import { type ClaimKind, claimKindNames, claimKinds, getCompletedOrder } from '@volute/domain/buying/orders'
import { checkClaim, claimLine, returnMessages } from '@volute/domain/service/returns'
import { photoLimits } from '@volute/domain/service/photos'
import { useState } from 'react'
import { call, newUuid, queryClient, queryKey, sentenceOf } from '../../core/api/index.ts'
import { Segmented } from '../../core/ui/choice-group.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { PhotoField, type Photos, usePhotos } from '../photos/index.ts'
import { PumpField } from './pump-field.tsx'
import { ServicePhotos } from './service-photos.tsx'
import { WarrantyLine } from './warranty-line.tsx'

interface ClaimFormProps {
  /** Order number as in the URL of the order's page (E38). */
  orderNumber: string
  line: {
    position: number
    partNumber: string
    partDescription: string
    /** Quantity that can be claimed. */
    returnable: number
    forPump: ForPump | null
  }
  onClose: () => void
}

/** Form to claim shipped parts of a line, with quantity and reason. Shows the warranty's answer right away (CLAIM-01, CLAIM-05). */
export function ClaimForm({ orderNumber, line, onClose }: ClaimFormProps) {
  const [kind, setKind] = useState<ClaimKind>('WARRANTY')
  const photos = usePhotos()
  const [taken, setTaken] = useState<number[]>([])
  const claiming = useClaim(orderNumber, line.position, { photos, taken }, onClose)
  const form = useForm({
    start: { quantity: '0', serialNumber: line.forPump?.serialNumber ?? '', reason: '' },
    check: (typed) => checkClaim(typed, line.returnable),
    onValid: (claim) => claiming.mutate({ ...claim, kind }),
    failure: claiming.error,
  })
  const { serialNumber } = form.typed
  return (
    <EditModal
      open
      title={`Claim ${line.partNumber}`}
      subtitle={line.partDescription}
      form={{ ...form, isChanged: form.isChanged || photos.isChanged || taken.length > 0 }}
      busy={claiming.isPending && 'Sending'}
      error={form.refusal && sentenceOf(form.refusal)}
      saveLabel="Send Claim"
      onClose={onClose}
    >
      <Segmented
        label="Kind"
        choices={claimKinds.map((value) => ({ value, label: claimKindNames[value] }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        hint={returnMessages.upTo(line.returnable)}
        onFocus={({ target }) => target.select()}
        {...form.field('quantity')}
      />
      <PumpField {...form.field('serialNumber')} onChange={changePump} />
      {kind === 'WARRANTY' && <WarrantyLine {...{ orderNumber, serialNumber }} position={line.position} />}
      <TextArea
        label="Reason"
        hint={kind === 'WARRANTY' ? 'Describe what is wrong.' : 'Tell us why you are sending it back.'}
        maxLength={limits.claimText}
        {...form.field('reason')}
      />
      <ServicePhotos
        {...{ serialNumber, taken }}
        partNumber={line.partNumber}
        most={photoLimits.count - photos.list.length}
        onTake={setTaken}
      />
      <PhotoField photos={photos} most={photoLimits.count - taken.length} />
    </EditModal>
  )

  /** Another pump's photos are not on screen, so they are removed from the claim. */
  function changePump(text: string) {
    form.edit({ serialNumber: text })
    setTaken([])
  }
}

interface Claimed {
  kind: ClaimKind
  quantity: number
  serialNumber: string
  reason: string
}

/** Sends a claim with the same code on every attempt, then reloads the order. */
function useClaim(
  orderNumber: string,
  position: number,
  { photos, taken }: { photos: Photos; taken: readonly number[] },
  onDone: () => void,
) {
  const [code] = useState(newUuid)
  return useMutation({
    mutationFn: async (claim: Claimed) => {
      const photoIds = [...taken, ...(await photos.settle())]
      return call(claimLine, { orderNumber, position, code, ...claim, photoIds })
    },
    onSuccess: async (_, { quantity }) => {
      await queryClient.invalidateQueries({ queryKey: queryKey(getCompletedOrder, { orderNumber }) })
      toast.success(returnMessages.claimed(quantity))
      onDone()
    },
  })
}
