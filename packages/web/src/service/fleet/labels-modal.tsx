import { useMutation } from '@tanstack/react-query'
import { drawLabels, type LabelSize, labelSizes } from '@volute/domain/service/fleet'
import { counted } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Segmented } from '../../core/ui/choice-group.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { pdfOf, saveFile } from '../../core/ui/save-file.ts'

const sizes = labelSizes.map((size) => ({ value: String(size), label: `${size} mm` }))

/** Dialog that saves labels of pumps as a PDF sheet to print and cut (FLEET-17). */
export function LabelsModal({ fleetPumpIds, onClose }: { fleetPumpIds: number[]; onClose: () => void }) {
  const [size, setSize] = useState('20')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(drawLabels, { fleetPumpIds, size: Number(size) as LabelSize }),
    onSuccess: ({ fileName, pdf }) => {
      saveFile(fileName, pdfOf(pdf))
      onClose()
    },
  })
  return (
    <Modal open title="Print Labels" subtitle={counted(fleetPumpIds.length, 'pump')} onClose={onClose}>
      <ModalBody>
        {error && <Alert assertive>{sentenceOf(error)}</Alert>}
        <p>A sheet of labels with code, serial number and tag. Scanning one opens the pump's page.</p>
        <Segmented label="Code size" choices={sizes} value={size} onChange={setSize} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={isPending && 'Creating'} onClick={() => mutate()}>
          Download PDF
        </Button>
      </ModalFooter>
    </Modal>
  )
}
