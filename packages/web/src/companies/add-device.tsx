import { IconPlus } from '@tabler/icons-react'
import { checkDevice, type DeviceType } from '@volute/domain/companies'
import { limits } from '@volute/domain/kernel'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './company-modal.module.css'
import type { CompanyForm } from './use-company-form.ts'

interface AddDeviceProps {
  form: CompanyForm
  types: readonly DeviceType[]
  field: Ref<HTMLInputElement>
  onAdd: () => void
}

/** Type and identifier of a device to add; Enter adds it too (COMPANY-18 to COMPANY-20). */
export function AddDevice({ form, types, field, onAdd }: AddDeviceProps) {
  const { draft, edit } = form
  const [typeId, setTypeId] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const error = wrong ?? form.wrong.device
  return (
    <div>
      <div className={styles.add}>
        <Select
          label="Device Type"
          value={typeId}
          options={[
            { value: '', label: 'Select a device type' },
            ...types.map(({ deviceTypeId, name }) => ({ value: String(deviceTypeId), label: name })),
          ]}
          onChange={({ target }) => {
            setTypeId(target.value)
            setWrong(null)
          }}
        />
        <TextField
          ref={field}
          label="Identifier"
          mono
          maxLength={limits.deviceIdentifier}
          autoComplete="off"
          spellCheck={false}
          value={draft.deviceIdentifier}
          onChange={({ target }) => {
            edit({ deviceIdentifier: target.value })
            setWrong(null)
          }}
          onKeyDown={addOnEnter}
        />
        <Button icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={add}>
          Add Device
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )

  /** Enter means the device while one is typed, the company otherwise. */
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || draft.deviceIdentifier.trim() === '') return
    event.preventDefault()
    add()
  }

  function add() {
    const deviceTypeId = typeId === '' ? null : Number(typeId)
    const { ownedDevices, deviceIdentifier } = draft
    const sentence = checkDevice({ deviceTypeId, deviceIdentifier }, ownedDevices)
    setWrong(sentence)
    if (sentence !== null || deviceTypeId === null) return
    const added = { deviceTypeId, deviceIdentifier: deviceIdentifier.trim() }
    edit({ ownedDevices: [...ownedDevices, added], deviceIdentifier: '' })
    onAdd()
  }
}
