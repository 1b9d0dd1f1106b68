import { useMutation } from '@tanstack/react-query'
import { drawLabels, type LabelSize, labelSizes } from '@volute/domain/fleet'
import { counted } from '@volute/domain/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/choice-group.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { pdfOf, saveFile } from '../ui/save-file.ts'

const sizes = labelSizes.map((size) => ({ value: String(size), label: `${size} mm` }))

/** Labels of pumps as a PDF sheet to print and cut (FLEET-17). */
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
        <Segmented label="Size of the code" choices={sizes} value={size} onChange={setSize} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={isPending && 'Making'} onClick={() => mutate()}>
          Download PDF
        </Button>
      </ModalFooter>
    </Modal>
  )
}
